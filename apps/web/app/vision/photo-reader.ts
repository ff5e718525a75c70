import type { Lab } from '@riflesso/colorimetry'
import type { Pair, PhotoAnswer, PhotoToRead, ReaderAnswer, ReaderRequest } from './reading-messages.ts'

type Answered = Extract<ReaderAnswer, { readonly ok: true }>
type Waiting = { readonly resolve: (answer: Answered) => void; readonly reject: (reason: unknown) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let nextId = 0

/**
 * Reads one photo, or the two of one client as a pair, in a web worker with the same code as the server; nothing is uploaded.
 * The worker and its weights load on the first call or by warmUpReader.
 *
 * @throws the signal's reason if it aborts; an Error if the reader fails or cannot be loaded
 */
export async function readInBrowser(photos: Pair<PhotoToRead>, signal: AbortSignal): Promise<Pair<PhotoAnswer>> {
  const answer = await ask((id) => ({ kind: 'read', id, photos }), signal)
  if (!('photos' in answer)) throw new Error('The reader answered something else.')
  return answer.photos
}

/** The photo with its hair in this colour, by the same worker; null without hair in it. Throws like `readInBrowser`. */
export async function recolourInBrowser(
  photo: PhotoToRead,
  colour: Lab,
  signal: AbortSignal,
): Promise<ImageBitmap | null> {
  const answer = await ask((id) => ({ kind: 'recolour', id, photo, colour }), signal)
  if (!('picture' in answer)) throw new Error('The reader answered something else.')
  return answer.picture
}

function ask(request: (id: number) => ReaderRequest, signal: AbortSignal): Promise<Answered> {
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
    send(request(id))
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
    if (data.ok) request?.resolve(data)
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
