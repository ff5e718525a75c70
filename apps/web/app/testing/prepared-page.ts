import { listenForComplaints } from './complaints.ts'
import { startNetwork } from './network.ts'

// All test files of a worker share one page: what is done here is done once.
document.documentElement.lang = 'it'
document.title = 'Riflesso'
listenForComplaints()
await startNetwork()
// The worker that answers is none of the app's, which would fetch more beside what is shown if it had one.
Object.defineProperty(navigator.serviceWorker, 'controller', { value: null })
