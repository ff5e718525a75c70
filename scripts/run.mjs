// Runs a command line of the product: `node scripts/run.mjs <entry.ts> [arguments]`, in the folder where npm was called.
import { ensureInstalled, handOver, root } from './runtime.mjs'

const [entry, ...args] = process.argv.slice(2)
ensureInstalled()
handOver(entry, args, { cwd: process.env.INIT_CWD ?? root })
