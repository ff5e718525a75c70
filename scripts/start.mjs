// `npm start`: installs and builds what is missing, then serves everything on one port.
import { ensureBuilt, ensureInstalled, envFileFlags, handOver } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
handOver('apps/server/src/main.ts', process.argv.slice(2), { flags: envFileFlags() })
