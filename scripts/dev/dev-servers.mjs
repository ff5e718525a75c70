// The two servers of `npm run dev`, run by the pinned Node: the web app's development server, and the API server behind it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { environment, LEAN_ENVIRONMENT, LEAN_FLAGS, node, root } from '../runtime.mjs'
import { restartOnChange } from './restart-on-change.mjs'

/** Differs from the port of `npm start`, whose service worker would answer with cached pages. */
const DEFAULT_PORT = '5173'
const HOST = '127.0.0.1'

const { values } = parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } })
const port = Number(values.port)

/**
 * Tests whether a port is free by listening on it; 0 means any free port.
 *
 * @param {number} wanted
 * @returns {Promise<number | null>} the port, or null if it is taken
 */
async function probe(wanted) {
  const server = createServer()
  try {
    await once(server.listen(wanted, HOST), 'listening')
    return /** @type {import('node:net').AddressInfo} */ (server.address()).port
  } catch {
    return null
  } finally {
    server.close()
  }
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 1 || port > 65_535) fail(`${values.port} is not a port.`)
if ((await probe(port)) === null)
  fail(`Port ${port} is taken. End the other program, or choose another port: npm run dev -- --port ${port + 1}`)
const apiPort = await probe(0)

const web = spawn(
  node,
  [
    // Without this flag the command restarts itself with it.
    '--conditions=development',
    join(root, 'node_modules/.bin/react-router'),
    'dev',
    `--host=${HOST}`,
    `--port=${port}`,
    '--strictPort',
    '--logLevel=warn',
  ],
  {
    cwd: join(root, 'apps/web'),
    env: { ...environment, NODE_ENV: 'development', RIFLESSO_API_URL: `http://${HOST}:${apiPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)

const stopApi = restartOnChange({
  program: node,
  args: [...LEAN_FLAGS, join(root, 'apps/server/src/main.ts')],
  options: {
    cwd: root,
    env: {
      ...LEAN_ENVIRONMENT,
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      NODE_ENV: 'development',
      HOST,
      PORT: String(apiPort),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
  folders: ['apps/server/src', 'apps/server/migrations', 'packages'].map((folder) => join(root, folder)),
})

let stopping = false
/** @param {number} status */
async function stop(status) {
  if (stopping) return
  stopping = true
  web.kill('SIGTERM')
  await stopApi()
  process.exit(status)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))
web.on('exit', (_, signal) => stop(signal ? 0 : 1))
