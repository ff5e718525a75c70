// `npm run dev`: installs if needed, then serves the app with hot reload; the server restarts on change.
import { ensureInstalled, envFileFlags, handOver } from '../runtime.mjs'

ensureInstalled()
handOver('scripts/dev/dev-servers.mjs', process.argv.slice(2), { flags: envFileFlags() })
