import { listenForComplaints } from './complaints.ts'
import { startNetwork } from './network.ts'

// All test files of a worker share one page: what is done here is done once.
document.documentElement.lang = 'it'
document.title = 'Riflesso'
listenForComplaints()
await startNetwork()
