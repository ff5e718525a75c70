import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import type { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hairlessPhoto, samplePhoto } from '#testing/photos'
import { createPhotoPool } from './pool.ts'

describe('the photo pool', () => {
  const pool = createPhotoPool({ threads: 1 })
  afterAll(() => pool.close())
  const never = new AbortController().signal

  test('the photo pool reads a photo and keeps it without metadata', async () => {
    const bytes = await sharp(await samplePhoto('dopo'))
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer()
    const answer = await pool.read({ bytes }, never)
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.reading.tone.primary).toBe('RAME')
    const kept = await sharp(answer.jpeg).metadata()
    expect([kept.format, kept.width, kept.exif]).toEqual(['jpeg', 200, undefined])
    expect(answer.thumbnail).toMatch(/^data:image\/jpeg;base64,/)
  })

  test('the photo pool reduces a large photo to 1600 pixels, upright', async () => {
    const { width: w, height: h } = await sharp(await samplePhoto('prima')).metadata()
    const lying = await sharp(await samplePhoto('prima'))
      .rotate(90)
      .toBuffer()
    const bytes = await sharp(lying)
      .resize({ width: h * 10, height: w * 10 })
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer()
    const answer = await pool.read({ bytes }, never)
    if (!answer.ok) throw new Error(answer.code)
    const { width, height, orientation } = await sharp(answer.jpeg).metadata()
    expect({ width, height, orientation }).toEqual({
      width: Math.round((1600 * w) / h),
      height: 1600,
      orientation: undefined,
    })
  })

  test('the photo pool returns the error of an unreadable photo', async () => {
    expect(await pool.read({ bytes: await hairlessPhoto() }, never)).toEqual({ ok: false, code: 'no-hair' })
    expect(await pool.read({ bytes: Buffer.from('text') }, never)).toEqual({ ok: false, code: 'image-unsupported' })
  })

  test('the photo pool stops an aborted task, queued or running, and continues with the next', async () => {
    const photo = await samplePhoto('prima')
    const leave = new AbortController()
    const [working, waiting] = [1, 2].map(() => pool.read({ bytes: photo }, leave.signal))
    const next = pool.read({ bytes: photo }, never)
    leave.abort()
    expect(await working).toEqual({ ok: false, code: 'request-cancelled' })
    expect(await waiting).toEqual({ ok: false, code: 'request-cancelled' })
    expect((await next).ok).toBe(true)
    expect(await pool.read({ bytes: photo }, leave.signal)).toEqual({ ok: false, code: 'request-cancelled' })
  })

  test("the photo pool returns 'busy' if the queue is full", async () => {
    const photo = Buffer.from('text')
    const answers = Array.from({ length: 60 }, () => pool.read({ bytes: photo }, never))
    expect(pool.hasRoom()).toBe(false)
    const codes = (await Promise.all(answers)).map((answer) => !answer.ok && answer.code)
    expect(new Set(codes)).toEqual(new Set(['image-unsupported', 'busy']))
    expect(pool.hasRoom()).toBe(true)
  })

  test('the photo pool does not block the event loop', async () => {
    const photo = await samplePhoto('prima')
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await Promise.all([1, 2, 3, 4].map(() => pool.read({ bytes: photo }, never)))
    delay.disable()
    expect(delay.percentile(50) / 1e6).toBeLessThan(50)
  })
})

describe('a photo pool with threads of another kind', () => {
  const never = new AbortController().signal
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riflesso-pool-'))
    await writeFile(
      join(folder, 'stuck.mjs'),
      `export const processPhoto = ({ bytes }) =>
        bytes[0] === 1 ? new Promise(() => undefined) : { ok: false, code: 'no-hair' }`,
    )
  })
  afterAll(() => rm(folder, { recursive: true }))

  // An unhandled 'error' event would end this process and its tests.
  test.each([
    ['while they load', 'loading.mjs', "throw new Error('broken weights')"],
    [
      'at a photo',
      'working.mjs',
      'export const processPhoto = () => new Promise(() => setImmediate(() => { throw new Error() }))',
    ],
  ])("%s returns 'engine-failed' for every photo", async (_name, file, source) => {
    await writeFile(join(folder, file), source)
    const pool = createPhotoPool({ threads: 2, worker: pathToFileURL(join(folder, file)) })
    pool.warmUp(new AbortController().signal)
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([1, 2, 3].map(() => pool.read({ bytes: Buffer.from('x') }, never)))
      expect(answers.map((answer) => !answer.ok && answer.code)).toEqual(Array(3).fill('engine-failed'))
    }
    await pool.close()
  })

  test('a photo pool with threads of another kind warms its threads up until a photo arrives', async () => {
    const log = join(folder, 'log')
    await writeFile(
      join(folder, 'telling.mjs'),
      `import { appendFileSync } from 'node:fs'
      const tell = (what) => appendFileSync(${JSON.stringify(log)}, what)
      export const warmUp = async () => tell('drawn ')
      export const processPhoto = async () => { tell('real '); return { ok: false, code: 'no-hair' } }`,
    )
    const pool = createPhotoPool({ threads: 1, worker: pathToFileURL(join(folder, 'telling.mjs')) })
    pool.warmUp(new AbortController().signal)
    await pool.read({ bytes: Buffer.from('x') }, never)
    await pool.read({ bytes: Buffer.from('x') }, never)
    expect(await readFile(log, 'utf8')).toBe('drawn real real ')
    await pool.close()
  })

  test("a photo pool with threads of another kind returns 'image-too-slow', counting the time from when a thread starts the photo", async () => {
    const worker = pathToFileURL(join(folder, 'stuck.mjs'))
    const pool = createPhotoPool({ threads: 1, worker, workTimeoutMs: 1500 })
    const answers = await Promise.all([1, 2].map((byte) => pool.read({ bytes: Buffer.from([byte]) }, never)))
    expect(answers.map((answer) => !answer.ok && answer.code)).toEqual(['image-too-slow', 'no-hair'])
    await pool.close()
  })

  test('a photo pool with threads of another kind rejects a photo that has been queued too long, and continues with the next', async () => {
    const leave = new AbortController()
    const worker = pathToFileURL(join(folder, 'stuck.mjs'))
    const pool = createPhotoPool({ threads: 1, worker, queueTimeoutMs: 1000 })
    const stuck = pool.read({ bytes: Buffer.from([1]) }, leave.signal)
    expect(await pool.read({ bytes: Buffer.from([2]) }, never)).toEqual({ ok: false, code: 'busy' })
    leave.abort()
    expect(await stuck).toEqual({ ok: false, code: 'request-cancelled' })
    expect(await pool.read({ bytes: Buffer.from([2]) }, never)).toEqual({ ok: false, code: 'no-hair' })
    await pool.close()
  })

  test('a photo pool with threads of another kind times out a photo immediately, and starts no other while its decoder still runs', async () => {
    // Reading a pipe without a writer blocks native work, like a decoder in the middle of a picture.
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    await writeFile(
      join(folder, 'native.mjs'),
      `import { open } from 'node:fs/promises'
      export const processPhoto = ({ bytes }) =>
        bytes[0] === 1 ? open(${JSON.stringify(pipe)}) : { ok: false, code: 'no-hair' }`,
    )
    const begun: Worker[] = []
    const note = (thread: Worker) => begun.push(thread)
    process.on('worker', note)
    const pool = createPhotoPool({ threads: 1, worker: pathToFileURL(join(folder, 'native.mjs')), workTimeoutMs: 1500 })
    const outcome = async (byte: number) => {
      const answer = await pool.read({ bytes: Buffer.from([byte]) }, never)
      return { code: !answer.ok && answer.code, hasEnded: begun[0]?.threadId === -1 }
    }
    const [slow, next] = [outcome(1), outcome(2)]
    expect(await slow).toEqual({ code: 'image-too-slow', hasEnded: false })
    // The second thread replaces the abandoned one. Once it is ready it would start the next photo.
    while (begun.length < 2) await once(process, 'worker')
    await once(begun[1] as Worker, 'message')
    await (await open(pipe, 'w')).close()
    expect(await next).toEqual({ code: 'no-hair', hasEnded: true })
    process.off('worker', note)
    await pool.close()
  })
})
