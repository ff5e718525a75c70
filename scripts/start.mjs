// `npm start`: installs and builds what is missing, then serves everything on one port.
import { ensureBuilt, ensureInstalled, handOver } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
handOver('apps/server/src/main.ts', process.argv.slice(2))
