import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { KEPT_SIDE } from '../src/platform/pixels/decode-and-read.ts'
import { decodeImage } from '../src/platform/pixels/decode-image.ts'

/** Report of the child after each picture. */
export type EngineAnswer = {
  /** Whether hair was found. */
  readonly ok: boolean
  readonly wallMs: number
  readonly cpuMs: number
  /** Peak resident memory so far, in megabytes. */
  readonly peakMb: number
}

export type EngineTimes = {
  readonly decodeMs: readonly number[]
  readonly engineMs: readonly number[]
  readonly decodeCpuMs: readonly number[]
  readonly engineCpuMs: readonly number[]
  readonly peakMb: number
}

/**
 * Finds and measures the hair of one decoded photo in a separate process, alternating with sharp's full decoding of the same
 * file.
 */
export async function timeEngine(jpeg: Buffer, rounds: number, warmUp: number): Promise<EngineTimes> {
  const decoded = await decodeImage(jpeg, { maxSide: KEPT_SIDE })
  if (!decoded.ok) throw new Error(decoded.code)
  const { width, height, data } = decoded.image
  const folder = await mkdtemp(join(tmpdir(), 'riflesso-bench-'))
  const pixels = join(folder, 'pixels')
  await writeFile(pixels, data)
  const facts = [pixels, width, height].map(String)
  const child = fork(join(import.meta.dirname, 'engine-child.ts'), facts)
  const nextMessage = <T>() => new Promise<T>((done) => child.once('message', (message) => done(message as T)))
  await nextMessage()
  const times = {
    decodeMs: [] as number[],
    engineMs: [] as number[],
    decodeCpuMs: [] as number[],
    engineCpuMs: [] as number[],
  }
  let peakMb = 0
  for (let round = -warmUp; round < rounds; round++) {
    const usage = process.cpuUsage()
    const start = performance.now()
    await sharp(jpeg).raw().toBuffer()
    const decodeMs = performance.now() - start
    const { user, system } = process.cpuUsage(usage)
    const answer = nextMessage<EngineAnswer>()
    child.send('measure')
    const { ok, wallMs, cpuMs, peakMb: peak } = await answer
    if (!ok) throw new Error('no hair found in the photo of the bench')
    peakMb = peak
    if (round < 0) continue
    times.decodeMs.push(decodeMs)
    times.engineMs.push(wallMs)
    times.decodeCpuMs.push((user + system) / 1e3)
    times.engineCpuMs.push(cpuMs)
  }
  child.disconnect()
  await new Promise((done) => child.once('exit', done))
  await rm(folder, { recursive: true, force: true })
  return { ...times, peakMb }
}
