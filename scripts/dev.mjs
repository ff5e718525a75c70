// `npm run dev`: installs what is missing, then serves the app while it is being changed: the pages reload by themselves,
// and the server restarts.
import { ensureInstalled, envFileFlags, handOver } from './runtime.mjs'

ensureInstalled()
handOver('scripts/dev-servers.mjs', process.argv.slice(2), { flags: envFileFlags() })
