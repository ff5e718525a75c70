// `npm run bench`: installs and builds what is missing, then measures the server and the pages it serves.
import { ensureBuilt, ensureInstalled, handOver } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
handOver('apps/server/bench/main.ts', process.argv.slice(2))
