import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unpackDatabase } from '#testing/database/embedded-template'

const main = join(import.meta.dirname, 'main.ts')

type Run = { readonly child: ChildProcess; readonly output: () => string; readonly ended: Promise<number | null> }

// Each start is a real one, and takes some seconds on a machine under load.
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
    const child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...env },
    })
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

  /** Resolves when the process has written the text, rejects when it exits without it. */
  const wrote = (run: Run, text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (run.output().includes(text)) resolve()
      }
      run.child.stdout?.on('data', look)
      void run.ended.then(() => reject(new Error(`ended before writing '${text}':\n${run.output()}`)))
      look()
    })

  test('the server starts, prints address and login, refuses a second process on its folder, restarts after a kill, and stops', async () => {
    await chmod(dataDir, 0o755)
    const port = await freePort()
    const first = start({ PORT: String(port) })
    await wrote(first, '/dev/posta')
    expect(first.output().trim().split('\n').slice(-3)).toEqual([
      `Riflesso è pronto: http://localhost:${port}`,
      expect.stringMatching(/^Accesso dimostrativo: \S+@\S+ \/ \S+$/),
      `Posta di prova, con i codici di verifica: http://localhost:${port}/dev/posta`,
    ])
    expect((await fetch(`http://127.0.0.1:${port}/api/user`)).status).toBe(401)

    // The embedded database sets no restrictive file mode; the folder excludes other users.
    const names = (await readdir(dataDir, { recursive: true })).filter((name) => !name.startsWith('database/'))
    for (const name of ['.', ...names])
      expect([name, (await stat(join(dataDir, name))).mode & 0o077]).toEqual([name, 0])

    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('La cartella dei dati è già in uso')

    first.child.kill('SIGKILL')
    await first.ended
    const next = start({ PORT: String(await freePort()) })
    await wrote(next, 'Riflesso è pronto')
    next.child.kill('SIGTERM')
    expect(await next.ended).toBe(0)
  })

  test('the server names invalid settings in Italian', async () => {
    const run = start({ PORT: 'tremila', NODE_ENV: 'production' })
    expect(await run.ended).toBe(1)
    const { level, msg } = JSON.parse(run.output())
    expect(level).toBe(60)
    expect(msg).toContain('Impostazioni non valide:\n  - PORT: deve essere un numero intero tra 0 e 65535')
  })

  test('the server reports that its port is taken, before it changes its folder', async () => {
    const server = createServer()
    const port = await listen(server)
    const run = start({ PORT: String(port) })
    expect(await run.ended).toBe(1)
    expect(run.output().trim()).toBe(
      `La porta ${port} è già in uso. Chiudi l'altro programma oppure imposta un'altra PORT.`,
    )
    server.close()
    expect(await readdir(dataDir)).toEqual([])
  })

  test('the server on a stop signal, first reports that it is not ready, then finishes open requests', async () => {
    await unpackDatabase(dataDir)
    const port = await freePort()
    const run = start({ PORT: String(port), DRAIN_SECONDS: '2' })
    await wrote(run, 'Riflesso è pronto')
    const body = JSON.stringify({ email: 'nessuno@example.it', password: 'sbagliata' })
    const socket = connect(port, '127.0.0.1')
    const head = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, 5)}`)
    await once(socket, 'data')

    run.child.kill('SIGTERM')
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status
    while ((await ready()) !== 503);
    expect((await fetch(`http://127.0.0.1:${port}/api/user`)).status).toBe(401)
    // Only now does it stop accepting connections.
    await expect(
      (async () => {
        for (;;) await fetch(`http://127.0.0.1:${port}/healthz`)
      })(),
    ).rejects.toThrow('fetch failed')
    const answer = text(socket)
    socket.write(body.slice(5))
    expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i)
    expect(await run.ended).toBe(0)
  })

  describe('with a stalled upload', () => {
    async function stalled(): Promise<Run> {
      await unpackDatabase(dataDir)
      const port = await freePort()
      const run = start({ PORT: String(port) })
      await wrote(run, 'Riflesso è pronto')
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000'
      // 100 Continue means that the request has started.
      socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n{`)
      await once(socket, 'data')
      return run
    }

    test('the server as a process with a stalled upload closes cleanly some seconds after the signal', async () => {
      const { child, ended } = await stalled()
      child.kill('SIGINT')
      expect(await ended).toBe(0)
    })

    test('the server as a process with a stalled upload exits immediately on a second signal, but not on repetitions of the first', async () => {
      const { child, ended } = await stalled()
      const asked = Date.now()
      const again = setInterval(() => child.kill('SIGINT'), 50)
      const code = await ended
      clearInterval(again)
      expect(code).toBe(130)
      expect(Date.now() - asked).toBeGreaterThan(900)
    })
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
