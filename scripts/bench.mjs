// `npm run bench`: installs and builds if needed, then benchmarks the server and its pages.
import { ensureBuilt, ensureInstalled, handOver } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
handOver('apps/server/bench/main.ts', process.argv.slice(2))
