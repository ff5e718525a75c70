// `npm start`: installs and builds if needed, then serves the app and the API on one port.
import { ensureBuilt, ensureInstalled, envFileFlags, handOver } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
handOver('apps/server/src/main.ts', process.argv.slice(2), { flags: envFileFlags() })
