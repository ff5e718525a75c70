import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { createSemaphore } from '../semaphore.ts'
import { KEPT_SIDE, type PhotoFile } from './decode-and-read.ts'
import { type ApartAnswer, decodeApart } from './decode-apart.ts'
import { decodingCost, roomForDecoding } from './decoding-cost.ts'
import type { PreviewTask, PreviewTaskAnswer } from './draw-preview.ts'
import type { RingTask, RingTaskAnswer } from './measure-ring.ts'
import type { PairTask, PairTaskAnswer, PhotoTaskAnswer } from './photo-worker.ts'
import type { RecodeTask, RecodeTaskAnswer } from './recode-picture.ts'
import type { RenderTask, RenderTaskAnswer } from './render-photo.ts'

/** Why a task was not done. */
export type PoolFailure =
  | { readonly ok: false; readonly code: 'busy' | 'request-cancelled' | 'image-too-slow' }
  | { readonly ok: false; readonly code: 'engine-failed'; readonly cause: unknown }

/**
 * Reads photos on threads of their own, so that the event loop is never blocked. HEIC and AVIF are decoded in processes of
 * their own, which die alone. What all decoders take together stays within the machine's memory: photos wait for room, and
 * one that needs more than there is answers `image-too-many-pixels` (decision 0021).
 */
export type PhotoPool = {
  /**
   * Decodes, measures and re-encodes one photo. When `signal` aborts, the work stops wherever it is and the answer is
   * `request-cancelled`; a full queue, or too long a wait in it, answers `busy`; a photo that takes too long `image-too-slow`,
   * one that breaks its thread `engine-failed`.
   */
  readonly read: (photo: PhotoFile, signal: AbortSignal) => Promise<PhotoTaskAnswer | PoolFailure>
  /** The same for Prima and Dopo of one client, on one thread: each is measured with the help of the other. */
  readonly readPair: (photos: PairTask, signal: AbortSignal) => Promise<PairTaskAnswer | PoolFailure>
  /** Measures the swatches of a ring. */
  readonly measureRing: (task: RingTask, signal: AbortSignal) => Promise<RingTaskAnswer | PoolFailure>
  /** Shows a goal on a kept photo. */
  readonly preview: (task: PreviewTask, signal: AbortSignal) => Promise<PreviewTaskAnswer | PoolFailure>
  /** Decodes a picture of unknown origin and makes a JPEG of its pixels. */
  readonly recode: (task: RecodeTask, signal: AbortSignal) => Promise<RecodeTaskAnswer | PoolFailure>
  /** Renders a picture of the gallery. */
  readonly render: (task: RenderTask, signal: AbortSignal) => Promise<RenderTaskAnswer | PoolFailure>
  /** How many work at once. */
  readonly threads: number
  /** False while the queue is full: a request can then be refused before its photos are received. */
  readonly hasRoom: () => boolean
  /** Photos that are read or wait. */
  readonly underWay: () => number
  /** Starts the threads and warms them up with rendered photos, until a real one arrives or `signal` is aborted. */
  readonly warmUp: (signal: AbortSignal) => void
  readonly close: () => Promise<void>
}

/** When to stop working on a photo, and when to stop waiting for its turn. */
type Until = { readonly working: AbortSignal; readonly waiting: AbortSignal }

type PhotoRefusal = Extract<ApartAnswer, { readonly ok: false }>
type SafeBytes = { readonly ok: true; readonly bytes: Uint8Array } | PhotoRefusal

/** More would not fit small machines: see decoding-cost.ts. */
const MOST_THREADS = 4
/** Photos that may wait: at half a second each, some seconds of waiting, and at most 32 × 10 MB of memory. */
const MOST_WAITING = 32
/** A photo takes under a second; a large HEIC some seconds. */
const WORK_TIMEOUT_MS = 30_000
/** Longest wait for a turn. With the work after it, the answer still precedes the timeouts of proxies and sockets (two minutes). */
const QUEUE_TIMEOUT_MS = 80_000
/** Photos after which nearly all hot code of a thread has been compiled. */
const WARM_UPS = 4
/** The id of a thread that has ended. */
const ENDED = -1

/** Whether a task took too long: piscina wraps the reason of its signal. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause))

export const createPhotoPool = ({
  threads = Math.min(availableParallelism(), MOST_THREADS),
  worker = new URL('./photo-worker.ts', import.meta.url),
  workTimeoutMs = WORK_TIMEOUT_MS,
  queueTimeoutMs = QUEUE_TIMEOUT_MS,
  roomBytes = roomForDecoding(threads),
}: {
  readonly threads?: number
  /** The module that the threads run. */
  readonly worker?: URL
  /** What a photo may take on its thread. */
  readonly workTimeoutMs?: number
  /** How long it may wait for threads and room. */
  readonly queueTimeoutMs?: number
  /** What all decoders may take together. */
  readonly roomBytes?: number
} = {}): PhotoPool => {
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
    // A thread that cannot even load: what waits is answered now, the next photo starts new threads. Unheard, the event
    // would end the process.
    made.on('error', () => void made.destroy())
    return made
  }
  // Counted here: piscina's own limit overlooks waiting tasks that can be aborted, and its queue would use up a photo's
  // time before any thread has taken it.
  const most = threads + MOST_WAITING
  let underWay = 0
  const slots = createSemaphore(threads)
  /** Processes that decode: on a large machine there is room for more than its processors can serve in time. */
  const apart = createSemaphore(threads)
  const room = createSemaphore(roomBytes)
  const closing = new AbortController()

  const inTime = (working: AbortSignal) => AbortSignal.any([working, AbortSignal.timeout(workTimeoutMs)])

  /**
   * Runs a function of the worker. Piscina ends the thread of a task that is aborted, but nothing interrupts its decoder: this
   * calls `giveUp` at once and settles when the thread has exited.
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

  /** The same in its turn. A task that is given up answers at once and keeps its room and turn until its thread has exited. */
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

  /** Counts a task while it waits or is worked on, and says why it was not done. */
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

  const workOnPair = ({ prima, dopo }: PairTask, signal: AbortSignal) =>
    work<PairTaskAnswer>(signal, async (until) => {
      const before = await safeBytes(prima.bytes, until)
      if (!before.ok) return { ...before, slot: 'prima' }
      const after = await safeBytes(dopo.bytes, until)
      if (!after.ok) return { ...after, slot: 'dopo' }
      const cost = decodingCost(before.bytes).bytes + decodingCost(after.bytes).bytes
      if (cost > roomBytes) return { ok: false, code: 'image-too-many-pixels', slot: 'dopo' }
      const safe: PairTask = { prima: { ...prima, bytes: before.bytes }, dopo: { ...dopo, bytes: after.bytes } }
      return onThread('processPair', safe, cost, until)
    })

  // A real photo waits for at most one rendered photo, which warms up its thread too.
  const warmThread = async (signal: AbortSignal) => {
    for (let round = 0; round < WARM_UPS && underWay === 0 && !signal.aborted; round++)
      await slots.run(closing.signal, () => pool().run(null, { name: 'warmUp' }))
  }

  return {
    read: (photo, signal) => workOnPhoto<PhotoFile, PhotoTaskAnswer>('processPhoto', photo, signal),
    readPair: workOnPair,
    // Archived copies and rendered photos are small.
    preview: (task, signal) => work(signal, (until) => onThread('processPreview', task, 0, until)),
    measureRing: (task, signal) => workOnPhoto<RingTask, RingTaskAnswer>('processRing', task, signal),
    recode: (task, signal) => workOnPhoto<RecodeTask, RecodeTaskAnswer>('processRecode', task, signal),
    render: (task, signal) => work(signal, (until) => onThread('processRender', task, 0, until)),
    threads,
    hasRoom: () => underWay < most,
    underWay: () => underWay,
    warmUp: (signal) => {
      // A thread that fails here reports it at its first photo.
      for (let thread = 0; thread < threads; thread++) warmThread(signal).catch(() => undefined)
    },
    close: async () => {
      closing.abort()
      await started?.destroy()
    },
  }
}
