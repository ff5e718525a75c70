import { listenForComplaints } from './complaints.ts'
import { startNetwork } from './network.ts'
import { withoutElementStacks } from './react-stacks.ts'

// All test files of a worker share one page, so this runs once.
document.documentElement.lang = 'it'
document.title = 'Riflesso'
listenForComplaints()
withoutElementStacks()
await startNetwork()
// The mock's service worker must not count as the app's own, which would trigger prefetching.
Object.defineProperty(navigator.serviceWorker, 'controller', { value: null })
