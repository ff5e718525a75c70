// `npm run screenshots`: installs and builds what is missing, then takes every screen of the app into the folder `screenshots`.
import { ensureBuilt, ensureInstalled, handOver } from './runtime.mjs'

ensureInstalled()
ensureBuilt()
handOver('tools/screenshots/main.ts', process.argv.slice(2))
