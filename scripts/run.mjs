// Runs a command line of the product: `node scripts/run.mjs <entry.ts> [arguments]`, in the folder where npm was called.
import { ensureInstalled, envFileFlags, handOver, root } from './runtime.mjs'

const [entry, ...args] = process.argv.slice(2)
ensureInstalled()
// The product's own commands look where its server looks; the drills set up servers of their own.
const isOfProduct = entry.startsWith('apps/server/src/')
handOver(entry, args, { cwd: process.env.INIT_CWD ?? root, flags: isOfProduct ? envFileFlags() : [] })
