import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { formData } from '#testing/multipart'
import { benchPhotos } from './photos.ts'
import { percentile, timed } from './statistics.ts'

/** Processor time of the whole machine so far, milliseconds. */
const machineTime = () =>
  cpus().reduce(
    ({ busy, all }, { times }) => {
      const used = times.user + times.nice + times.sys + times.irq
      return { busy: busy + used, all: all + used + times.idle }
    },
    { busy: 0, all: 0 },
  )

const cpuMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e3

/** Two 12-megapixel photos through the whole server, compared with the bare decoding of the same two files. */
export async function measureAnalysis(folder: string, rounds: number, warmUp: number) {
  const { prima, dopo } = await benchPhotos(folder)
  const dataDir = await mkdtemp(join(tmpdir(), 'riflesso-bench-'))
  const server = fork(join(import.meta.dirname, 'server.ts'), [dataDir])
  const nextMessage = <T>() => new Promise<T>((done) => server.once('message', (message) => done(message as T)))
  const { port, headers } = await nextMessage<{ port: number; headers: Record<string, string> }>()

  const decodeBoth = async () => {
    await sharp(prima).raw().toBuffer()
    await sharp(dopo).raw().toBuffer()
  }
  const decodeTogether = () => Promise.all([prima, dopo].map((bytes) => sharp(bytes).raw().toBuffer()))
  const analyse = async () => {
    const body = formData({ primaImage: prima, dopoImage: dopo, supplier: 'generic', analysisType: 'transformation' })
    const response = await fetch(`http://127.0.0.1:${port}/api/analyze-color`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    await response.json()
  }

  let decodingCpu = 0
  const decoding: number[] = []
  const together: number[] = []
  const answering: number[] = []
  let machineBefore = machineTime()
  let ownBefore = process.cpuUsage()
  for (let round = -warmUp; round < rounds; round++) {
    if (round === 0) {
      server.send('start')
      machineBefore = machineTime()
      ownBefore = process.cpuUsage()
    }
    // Alternating, so that both have the same conditions.
    const before = process.cpuUsage()
    const apart = await timed(decodeBoth)
    const decodeUsage = process.cpuUsage(before)
    const [side, answer] = [await timed(decodeTogether), await timed(analyse)]
    if (round < 0) continue
    decodingCpu += cpuMs(decodeUsage)
    decoding.push(apart)
    together.push(side)
    answering.push(answer)
  }
  server.send('report')
  const delay = await nextMessage<{ p50: number; p99: number; cpuMs: number }>()
  const machine = machineTime()
  const ours = delay.cpuMs + cpuMs(process.cpuUsage(ownBefore))
  const others = (machine.busy - machineBefore.busy - ours) / (machine.all - machineBefore.all)
  server.disconnect()
  await new Promise((done) => server.once('exit', done))
  await rm(dataDir, { recursive: true, force: true })
  const decode = percentile(decoding, 0.5)
  const p95 = percentile(answering, 0.95)
  return {
    photoBytes: [prima.length, dopo.length],
    decodeMs: decode,
    decodeTogetherMs: percentile(together, 0.5),
    answerMs: { p50: percentile(answering, 0.5), p95 },
    ratio: p95 / decode,
    eventLoopDelayMs: { p50: delay.p50, p99: delay.p99 },
    /** Processor share of other programs during the measurement. */
    othersShare: Math.max(0, others),
    // Independent of other load on the machine.
    cpuMs: { decode: decodingCpu / rounds, answer: delay.cpuMs / rounds },
    cpuRatio: delay.cpuMs / decodingCpu,
  }
}
