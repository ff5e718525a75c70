// `npm run screenshots`: installs and builds if needed, then captures every screen of the app into `screenshots/`.
import { ensureBuilt, ensureInstalled, handOver } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
handOver('tools/screenshots/main.ts', process.argv.slice(2))
