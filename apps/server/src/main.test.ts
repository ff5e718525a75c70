import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')

type Run = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

// Real starts on a busy machine: each makes a database of its own first.
describe('the server as a process', { timeout: 180_000 }, () => {
  let dataDir: string
  let runs: Run[]
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riflesso-main-'))
    runs = []
  })
  afterEach(async () => {
    for (const { child, ended } of runs) {
      child.kill('SIGKILL')
      await ended
    }
    await rm(dataDir, { recursive: true, force: true })
  })

  function start(env: Record<string, string>): Run {
    const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
    const run = { child, output: () => output, ended }
    runs.push(run)
    return run
  }

  /** Resolves when the process has written the text, rejects when it ends without. */
  const wrote = (run: Run, text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (run.output().includes(text)) resolve()
      }
      run.child.stdout?.on('data', look)
      void run.ended.then(() => reject(new Error(`ended before writing '${text}':\n${run.output()}`)))
      look()
    })

  test('opens, tells where and how to sign in, refuses a second one on its folder, and closes cleanly', async () => {
    const port = await freePort()
    const first = start({ PORT: String(port) })
    await wrote(first, 'Accesso dimostrativo')
    expect(first.output().trim().split('\n').slice(-2)).toEqual([
      `Riflesso è pronto: http://localhost:${port}`,
      expect.stringMatching(/^Accesso dimostrativo: \S+@\S+ \/ \S+$/),
    ])
    expect((await fetch(`http://127.0.0.1:${port}/api/user`)).status).toBe(401)

    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('La cartella dei dati è già in uso')

    first.child.kill('SIGINT')
    expect(await first.ended).toBe(0)
  })

  test('opens again after it was killed', async () => {
    const killed = start({ PORT: String(await freePort()) })
    await wrote(killed, 'Riflesso è pronto')
    killed.child.kill('SIGKILL')
    await killed.ended
    const next = start({ PORT: String(await freePort()) })
    await wrote(next, 'Riflesso è pronto')
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
  })

  test('says in words which settings are wrong', async () => {
    const run = start({ PORT: 'tremila', NODE_ENV: 'production' })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('Impostazioni non valide:\n  - PORT: deve essere un numero intero tra 0 e 65535')
  })

  test('says that its port is taken', async () => {
    const server = createServer()
    const port = await listen(server)
    const run = start({ PORT: String(port) })
    const code = await run.ended
    server.close()
    expect(code).toBe(1)
    expect(run.output()).toContain(`La porta ${port} è già in uso`)
  })
})

const listen = (server: ReturnType<typeof createServer>): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
    })
  })

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
