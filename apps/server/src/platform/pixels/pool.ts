import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { createSemaphore } from '../semaphore.ts'
import { KEPT_SIDE, type PhotoFile } from './decode-and-read.ts'
import { type ApartAnswer, decodeApart } from './decode-apart.ts'
import { decodingCost, roomForDecoding } from './decoding-cost.ts'
import type { PreviewTask, PreviewTaskAnswer } from './draw-preview.ts'
import type { PictureTask, PictureTaskAnswer, RecodeTask, RecodeTaskAnswer } from './encode-pictures.ts'
import type { MeasureTaskAnswer, PhotoTaskAnswer } from './photo-worker.ts'

/** Why a task was not done. */
export type PoolFailure =
  | { readonly ok: false; readonly code: 'busy' | 'request-cancelled' | 'image-too-slow' }
  | { readonly ok: false; readonly code: 'engine-failed'; readonly cause: unknown }

/**
 * Reads photos on worker threads, so that the event loop is never blocked. HEIC, AVIF and TIFF are decoded in separate processes, whose
 * crash affects nothing else. The total memory of all decoders is limited: photos wait for memory, and one that needs more than the
 * machine has returns `image-too-many-pixels` (decision 0021).
 */
export type PhotoPool = ReturnType<typeof createPhotoPool>

/** Timeouts of a photo: for its work, and for the queue. */
type Until = { readonly working: AbortSignal; readonly waiting: AbortSignal }

type PhotoRefusal = Extract<ApartAnswer, { readonly ok: false }>
type SafeBytes = { readonly ok: true; readonly bytes: Uint8Array } | PhotoRefusal

/** Maximum number of threads: more would need too much memory on small machines, see decoding-cost.ts. */
const MAX_THREADS = 4
/** Maximum queue length: at half a second per photo several seconds of waiting, and at most 32 × 10 MB of memory. */
const MAX_WAITING = 32
/** Work timeout: a photo takes under a second, a large HEIC several seconds. */
const WORK_TIMEOUT_MS = 30_000
/** Queue timeout. Together with the work timeout it is below the timeouts of proxies and sockets (two minutes). */
const QUEUE_TIMEOUT_MS = 80_000
/** Photos after which nearly all hot code of a thread has been compiled. */
const WARM_UPS = 4
/** The id of a thread that has ended. */
const ENDED = -1

/** Whether a task took too long: piscina wraps the reason of its signal. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause))

export const createPhotoPool = ({
  threads = Math.min(availableParallelism(), MAX_THREADS),
  worker = new URL('./photo-worker.ts', import.meta.url),
  workTimeoutMs = WORK_TIMEOUT_MS,
  queueTimeoutMs = QUEUE_TIMEOUT_MS,
  roomBytes = roomForDecoding(threads),
}: {
  readonly threads?: number
  /** Module of the threads. */
  readonly worker?: URL
  /** Work timeout of a photo. */
  readonly workTimeoutMs?: number
  /** Queue timeout of a photo. */
  readonly queueTimeoutMs?: number
  /** Total memory of all decoders. */
  readonly roomBytes?: number
} = {}) => {
  let started: Piscina | undefined
  const pool = () => {
    started ??= start()
    return started
  }
  const start = () => {
    const made = new Piscina({
      filename: worker.href,
      minThreads: threads,
      maxThreads: threads,
    })
    // If a thread fails to load, queued photos are answered now, and the next photo starts new threads. An unhandled 'error' event would
    // crash the process.
    made.on('error', () => void made.destroy())
    return made
  }
  // Counted here: piscina's limit ignores queued tasks that can be aborted, and time in its queue would count against the work timeout.
  const most = threads + MAX_WAITING
  let underWay = 0
  const slots = createSemaphore(threads)
  /** Limits the decoding processes: a large machine has memory for more than its processors can handle. */
  const apart = createSemaphore(threads)
  const room = createSemaphore(roomBytes)
  const closing = new AbortController()

  const inTime = (working: AbortSignal) => AbortSignal.any([working, AbortSignal.timeout(workTimeoutMs)])

  /**
   * Runs a function of the worker. Piscina terminates the thread of an aborted task, but its decoder cannot be interrupted: this calls
   * `giveUp` immediately and settles when the thread has exited.
   */
  const runToItsEnd = async (name: string, task: object, signal: AbortSignal, giveUp: (why: unknown) => void) => {
    const workers = pool()
    const { threads: before } = workers
    try {
      return await workers.run(task, { name, signal })
    } catch (error) {
      giveUp(error)
      const { threads: left } = workers
      const ending = before.filter((thread) => !left.includes(thread) && thread.threadId !== ENDED)
      await Promise.all(ending.map((thread) => once(thread, 'exit')))
      throw error
    }
  }

  /** The same through the semaphore. An abandoned task returns immediately and keeps its permit until its thread has exited. */
  const onThread = <Answer>(
    name: string,
    task: object,
    bytes: number,
    { working, waiting }: Until,
  ): Promise<Answer> => {
    const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>()
    const run = () => runToItsEnd(name, task, inTime(working), giveUp)
    return Promise.race([room.run(waiting, () => slots.run(waiting, run), bytes), givenUp])
  }

  /** A photo that a thread can decode safely, or the reason why it cannot. */
  const safeBytes = async (bytes: Uint8Array, { working, waiting }: Until): Promise<SafeBytes> => {
    const cost = decodingCost(bytes)
    if (cost.bytes > roomBytes) return { ok: false, code: 'image-too-many-pixels' }
    const { growth } = cost
    if (growth === null) return { ok: true, bytes }
    const decoded = await room.run(
      waiting,
      () => apart.run(waiting, () => decodeApart(bytes, { maxSide: KEPT_SIDE, growth, signal: inTime(working) })),
      cost.bytes,
    )
    return decoded.ok ? { ok: true, bytes: decoded.png } : decoded
  }

  /** Counts a task while it is queued or running, and returns its failure. */
  const work = async <Answer>(
    signal: AbortSignal,
    begin: (until: Until) => Promise<Answer>,
  ): Promise<Answer | PoolFailure> => {
    if (underWay >= most) return { ok: false, code: 'busy' }
    underWay++
    const working = AbortSignal.any([signal, closing.signal])
    const queueTimeout = AbortSignal.timeout(queueTimeoutMs)
    try {
      return await begin({ working, waiting: AbortSignal.any([working, queueTimeout]) })
    } catch (error) {
      if (signal.aborted) return { ok: false, code: 'request-cancelled' }
      if (error === queueTimeout.reason) return { ok: false, code: 'busy' }
      if (isTimeout(error)) return { ok: false, code: 'image-too-slow' }
      return { ok: false, code: 'engine-failed', cause: error }
    } finally {
      underWay--
    }
  }

  /** The same for a task with one photo of unknown origin. */
  const workOnPhoto = <Task extends { readonly bytes: Uint8Array }, Answer>(
    name: string,
    task: Task,
    signal: AbortSignal,
  ) =>
    work<Answer | PhotoRefusal>(signal, async (until) => {
      const safe = await safeBytes(task.bytes, until)
      if (!safe.ok) return safe
      return onThread(name, { ...task, bytes: safe.bytes }, decodingCost(safe.bytes).bytes, until)
    })

  // A real photo waits for at most one sample photo, which warms up its thread too.
  const warmThread = async (signal: AbortSignal) => {
    for (let round = 0; round < WARM_UPS && underWay === 0 && !signal.aborted; round++)
      await slots.run(closing.signal, () => pool().run(null, { name: 'warmUp' }))
  }

  return {
    /**
     * Decodes, measures and re-encodes one photo. When `signal` aborts, the work stops and returns `request-cancelled`. A full queue, or a
     * queue timeout, returns `busy`; a photo that takes too long `image-too-slow`; one that crashes its thread `engine-failed`.
     */
    read: (photo: PhotoFile, signal: AbortSignal) =>
      workOnPhoto<PhotoFile, PhotoTaskAnswer>('processPhoto', photo, signal),
    /** The same without the copies for the archive. */
    measure: (photo: PhotoFile, signal: AbortSignal) =>
      workOnPhoto<PhotoFile, MeasureTaskAnswer>('measurePhoto', photo, signal),
    /** Renders a goal on a stored photo. Archived copies are small. */
    preview: (task: PreviewTask, signal: AbortSignal) =>
      work<PreviewTaskAnswer>(signal, (until) => onThread('processPreview', task, 0, until)),
    /** The picture that would be measured of a photo. */
    picture: (task: PictureTask, signal: AbortSignal) =>
      workOnPhoto<PictureTask, PictureTaskAnswer>('encodeMeasured', task, signal),
    /** Re-encodes a picture of unknown origin as a JPEG. */
    recode: (task: RecodeTask, signal: AbortSignal) =>
      workOnPhoto<RecodeTask, RecodeTaskAnswer>('recodePicture', task, signal),
    /** Number of threads. */
    threads,
    /** False while the queue is full: a request can then be refused before its photos are received. */
    hasRoom: () => underWay < most,
    /** Photos that are running or queued. */
    underWay: () => underWay,
    /** Starts the threads and warms them up with a sample photo, until a real one arrives or `signal` is aborted. */
    warmUp: (signal: AbortSignal) => {
      // A thread that fails here reports it at its first photo.
      for (let thread = 0; thread < threads; thread++) warmThread(signal).catch(() => undefined)
    },
    close: async () => {
      closing.abort()
      await started?.destroy()
    },
  }
}
