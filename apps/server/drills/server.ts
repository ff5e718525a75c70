import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formData } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { PRODUCTION } from '#testing/production'
import type { MemoryGroup } from './memory-group.ts'
import type { DrillSalon, Place } from './place.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const DATA_KEY = Buffer.alloc(32, 1).toString('base64')
const START_LIMIT_MS = 240_000
/** Output of drills: their results, and the logs of their servers. */
export const CACHE = resolve(import.meta.dirname, '../../../.cache/drills')
/** Node's compile cache, shared by the servers: a start is most of a round of kills. */
const COMPILED = join(CACHE, 'compiled')

export type DrillServer = {
  readonly url: string
  readonly pid: number
  /** False once the process has exited by itself. */
  readonly isAlive: () => boolean
  /** Kills it like a power cut. */
  readonly kill: () => Promise<void>
  /** Stops it as an upgrade does. */
  readonly stop: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

const running = new Set<ChildProcess>()

/** Kills the servers of a failed drill. */
export function killLeftServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Joins the control group whose file is named first, then becomes the command that follows. */
const ENTER = 'echo $$ > "$0" && exec "$@"'

/**
 * Starts the product in production mode, on loopback, and waits until it is ready. `group` limits its
 * memory, `tree` is the folder of another copy of the product.
 */
export async function startServer(
  { env }: Pick<Place, 'env'>,
  port: number,
  more: Record<string, string> = {},
  { group, tree }: { readonly group?: MemoryGroup | null; readonly tree?: string } = {},
): Promise<DrillServer> {
  const url = `http://127.0.0.1:${port}`
  const settings = { ...PRODUCTION, DATA_KEY, ...env, HOST: '127.0.0.1', PORT: String(port), ...more }
  const log = openSync(join(CACHE, 'servers.log'), 'a')
  const command = [
    process.execPath,
    '--max-semi-space-size=8',
    '--initial-heap-size=128',
    tree === undefined ? main : join(tree, 'apps/server/src/main.ts'),
  ]
  const [program = '', ...args] = group ? ['/bin/sh', '-c', ENTER, group.procs, ...command] : command
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  running.add(child)
  const ended = once(child, 'exit')
  child.once('exit', () => running.delete(child))
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await end('SIGKILL')
      throw new Error(`a server did not start: see ${CACHE}/servers.log`)
    }
    await wait(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** Requests an analysis of a small photo, with more text parts if given. Throws when the connection breaks. */
export async function analyse(
  url: string,
  { headers }: DrillSalon,
  texts: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly id: string | null }> {
  const body = formData({ image: await samplePhoto('prima'), supplier: 'generic', ...texts })
  const answer = await fetch(`${url}/api/analyze-color`, { method: 'POST', headers, body })
  const content = (await answer.json()) as { analysisId?: string }
  return { status: answer.status, id: content.analysisId ?? null }
}
