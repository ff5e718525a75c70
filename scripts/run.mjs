// Runs a TypeScript entry on the pinned Node: `node scripts/run.mjs <entry.ts> [arguments]`, in the folder where npm was called.
import { ensureInstalled, envFileFlags, handOver, root } from './runtime.mjs'

const [entry = '', ...args] = process.argv.slice(2)
ensureInstalled()
// The commands of the server read the same .env file as the server; drills configure their own servers.
const readsEnvFile = entry.startsWith('apps/server/src/')
handOver(entry, args, { cwd: process.env.INIT_CWD ?? root, flags: readsEnvFile ? envFileFlags() : [] })
