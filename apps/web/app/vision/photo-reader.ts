import type { Pair, PhotoAnswer, PhotoToRead, ReaderAnswer, ReaderRequest } from './reading-messages.ts'

type Waiting = { readonly resolve: (photos: Pair<PhotoAnswer>) => void; readonly reject: (reason: unknown) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let nextId = 0

/**
 * Reads one photo, or the two of one client as a pair, in a web worker with the same code as the server; nothing is uploaded.
 * The worker and its weights load on the first call or by warmUpReader.
 *
 * @throws the signal's reason if it aborts; an Error if the reader fails or cannot be loaded
 */
export function readInBrowser(photos: Pair<PhotoToRead>, signal: AbortSignal): Promise<Pair<PhotoAnswer>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const id = nextId++
    const cancel = () => {
      settle(id)?.reject(signal.reason)
      send({ kind: 'cancel', id })
    }
    signal.addEventListener('abort', cancel)
    const done = () => signal.removeEventListener('abort', cancel)
    waiting.set(id, {
      resolve: (answer) => {
        done()
        resolve(answer)
      },
      reject: (reason) => {
        done()
        reject(reason)
      },
    })
    send({ kind: 'read', id, photos })
  })
}

/** Starts the worker in advance, so that the first photo is not slower than later ones. */
export function warmUpReader(): void {
  send({ kind: 'warm-up' })
}

function send(request: ReaderRequest): void {
  worker ??= startWorker()
  worker.postMessage(request)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
    const request = settle(data.id)
    if (data.ok) request?.resolve(data.photos)
    else request?.reject(new Error('The photos could not be read.'))
  }
  started.onerror = () => {
    // The worker failed to load or crashed: the next photo starts a new one.
    started.terminate()
    worker = null
    for (const id of waiting.keys()) settle(id)?.reject(new Error('The reader of photos could not be started.'))
  }
  return started
}

function settle(id: number): Waiting | undefined {
  const request = waiting.get(id)
  waiting.delete(id)
  return request
}
