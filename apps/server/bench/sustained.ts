import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { formData } from '#testing/multipart'
import { benchPhotos } from './photos.ts'

const AT_ONCE = 4
const WARM_UP_MS = 5000
const LOAD_MS = Number(process.env.BENCH_LOAD_MS ?? 30_000)

export type Sustained = {
  /** Analyses of one 12-megapixel photo each, per minute, with four in parallel. */
  readonly analysesPerMinute: number
  /** Decodings of the same file per minute, with four in parallel. */
  readonly decodingsPerMinute: number
  /** Resident memory of the server at the end, megabytes. */
  readonly serverMb: number
}

/** Runs of `work` per minute, with `AT_ONCE` in parallel. */
async function perMinute(work: () => Promise<unknown>, ms: number): Promise<number> {
  const start = performance.now()
  let done = 0
  const loop = async () => {
    for (; performance.now() - start < ms; done++) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loop))
  return (60_000 * done) / (performance.now() - start)
}

/** Continuous analyses through the whole server, compared with only decoding the same file. */
export async function measureSustained(folder: string): Promise<Sustained> {
  const { prima } = await benchPhotos(folder)
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-bench-'))
  const server = fork(join(import.meta.dirname, 'server.ts'), [dataDir])
  const nextMessage = <T>() => new Promise<T>((done) => server.once('message', (message) => done(message as T)))
  const { port, headers } = await nextMessage<{ port: number; headers: Record<string, string> }>()
  const analyse = async () => {
    const body = formData({ image: prima, supplier: 'generic' })
    const response = await fetch(`http://127.0.0.1:${port}/api/analyze-color`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    await response.json()
  }
  await perMinute(analyse, WARM_UP_MS)
  const analysesPerMinute = await perMinute(analyse, LOAD_MS)
  const decodingsPerMinute = await perMinute(() => sharp(prima).raw().toBuffer(), LOAD_MS / 3)
  server.send('report')
  const { serverMb } = await nextMessage<{ serverMb: number }>()
  server.disconnect()
  await new Promise((done) => server.once('exit', done))
  await rm(dataDir, { recursive: true, force: true })
  return { analysesPerMinute, decodingsPerMinute, serverMb }
}
