import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { createTurns } from '../turns.ts'
import type { PreviewTask, PreviewTaskAnswer } from './draw-preview.ts'
import type { PhotoFile } from './measure-photo.ts'
import type { PairTask, PairTaskAnswer, PhotoTaskAnswer } from './photo-worker.ts'
import type { RecodeTask, RecodeTaskAnswer } from './recode-picture.ts'
import type { RenderTask, RenderTaskAnswer } from './render-photo.ts'

/** Why a task was not done. */
export type PoolFailure =
  | { readonly ok: false; readonly code: 'busy' | 'request-cancelled' }
  | { readonly ok: false; readonly code: 'engine-failed'; readonly cause: unknown }

/** Reads photos on threads of their own, so that the event loop is never blocked. */
export type PhotoPool = {
  /**
   * Decodes, measures and re-encodes one photo. When `signal` aborts, the work stops wherever it is and the answer is
   * `request-cancelled`; a full queue answers `busy`; a photo that takes too long, or breaks its thread, `engine-failed`.
   */
  readonly read: (photo: PhotoFile, signal: AbortSignal) => Promise<PhotoTaskAnswer | PoolFailure>
  /** The same for Prima and Dopo of one client, on one thread: each is measured with the help of the other. */
  readonly readPair: (photos: PairTask, signal: AbortSignal) => Promise<PairTaskAnswer | PoolFailure>
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
  /** Starts the threads and takes drawn photos through them, until a real one comes or `signal` is aborted. */
  readonly warmUp: (signal: AbortSignal) => void
  readonly close: () => Promise<void>
}

/** Each thread holds one or two decoded photos and one decoder's memory, up to some 500 MB for 60 megapixels: more would not fit small machines. */
const MOST_THREADS = 4
/** Photos that may wait: at half a second each, some seconds of waiting, and at most 32 × 10 MB of memory. */
const MOST_WAITING = 32
/** A photo takes under a second; a large HEIC some seconds. */
const LONGEST_MS = 30_000
/** After so many photos nearly all that matters on a thread has been compiled. */
const WARM_UPS = 4

export const createPhotoPool = ({
  threads = Math.min(availableParallelism(), MOST_THREADS),
  worker = new URL('./photo-worker.ts', import.meta.url),
  longestMs = LONGEST_MS,
}: {
  readonly threads?: number
  /** The module that the threads run. */
  readonly worker?: URL
  /** What a photo may take on its thread. */
  readonly longestMs?: number
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
  const turns = createTurns(threads)
  const closing = new AbortController()

  /** `name` is the worker's function. */
  const work = async <Answer>(name: string, task: object, signal: AbortSignal): Promise<Answer | PoolFailure> => {
    if (underWay >= most) return { ok: false, code: 'busy' }
    underWay++
    const leaving = AbortSignal.any([signal, closing.signal])
    try {
      return await turns.run(leaving, () =>
        pool().run(task, { name, signal: AbortSignal.any([leaving, AbortSignal.timeout(longestMs)]) }),
      )
    } catch (error) {
      if (signal.aborted) return { ok: false, code: 'request-cancelled' }
      return { ok: false, code: 'engine-failed', cause: error }
    } finally {
      underWay--
    }
  }

  // A real photo waits for one drawn one at most: it warms the thread as well.
  const warmThread = async (signal: AbortSignal) => {
    for (let round = 0; round < WARM_UPS && underWay === 0 && !signal.aborted; round++)
      await turns.run(closing.signal, () => pool().run(null, { name: 'warmUp' }))
  }

  return {
    read: (photo, signal) => work('processPhoto', photo, signal),
    readPair: (photos, signal) => work('processPair', photos, signal),
    preview: (task, signal) => work('processPreview', task, signal),
    recode: (task, signal) => work('processRecode', task, signal),
    render: (task, signal) => work('processRender', task, signal),
    threads,
    hasRoom: () => underWay < most,
    underWay: () => underWay,
    warmUp: (signal) => {
      // A thread that cannot even do this says so at its first photo.
      for (let thread = 0; thread < threads; thread++) warmThread(signal).catch(() => undefined)
    },
    close: async () => {
      closing.abort()
      await started?.destroy()
    },
  }
}
