import type { LockRequest } from './hair-lock-request.ts'

/** Cache size; a lock takes at most 3.7 MB. */
const KEPT = 24

const bitmaps = new Map<string, Promise<ImageBitmap | null>>()
const waiting = new Map<number, (bitmap: ImageBitmap | null) => void>()
let worker: Worker | null = null
let nextId = 0

/** Rendered picture of a request, cached; null if rendering is not supported. */
export function lockBitmap(request: LockRequest): Promise<ImageBitmap | null> {
  const key = JSON.stringify(request)
  const known = bitmaps.get(key)
  if (known) return known
  const drawing = draw(request)
  bitmaps.set(key, drawing)
  const oldest = bitmaps.keys().next().value
  if (bitmaps.size > KEPT && oldest !== undefined) bitmaps.delete(oldest)
  return drawing
}

function draw(request: LockRequest): Promise<ImageBitmap | null> {
  worker ??= startWorker()
  const id = nextId++
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    worker?.postMessage({ id, request })
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./hair-lock.worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<{ id: number; bitmap: ImageBitmap }>) => {
    waiting.get(data.id)?.(data.bitmap)
    waiting.delete(data.id)
  }
  started.onerror = () => {
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
  }
  return started
}
