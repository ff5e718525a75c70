import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile, timed } from './statistics.ts'

const main = join(import.meta.dirname, '../src/main.ts')

/** From the command to its ready message, on a folder that has been started before. */
export async function measureStart() {
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-bench-'))
  const start = () =>
    timed(async () => {
      const server = spawn(process.execPath, [main], {
        env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await new Promise<void>((done) => {
        server.stdout.on('data', (chunk: Buffer) => {
          if (chunk.toString().includes('Riflesso è pronto')) done()
        })
      })
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGKILL')
      await ended
    })
  const first = await start()
  const warm: number[] = []
  for (let round = 0; round < 3; round++) warm.push(await start())
  await rm(dataDir, { recursive: true, force: true })
  return { firstMs: first, warmMs: percentile(warm, 0.5) }
}
