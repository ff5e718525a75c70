import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { type Attempts, enforceLimit, type Limit } from '../attempt-limits.ts'
import { HOUR_MS } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { isFrameworkError } from '../http/failure.ts'
import { createSemaphore } from '../semaphore.ts'
import type { Caller } from '../sessions/session-store.ts'

/** Lists at work at the same time: each takes in memory many times its bytes, and a connection while it waits for the lock of its salon. */
const working = createSemaphore(2)
const never = new AbortController().signal

/** When the last list of each salon is done. */
const last = new Map<string, Promise<void>>()

/** Receives and works on one list of a salon at a time, the latter when few enough other salons do. Lists that wait stay on their connections. */
export async function inTurn<List, Result>(
  salonId: string,
  receive: () => Promise<List>,
  work: (list: List) => Promise<Result>,
): Promise<Result> {
  const before = last.get(salonId)
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  last.set(salonId, done)
  try {
    await before
    const list = await receive()
    return await working.run(never, () => work(list))
  } finally {
    finish()
    if (last.get(salonId) === done) last.delete(salonId)
  }
}

const NO_FILE = { fields: { file: 'Scegli un file CSV' } }

/** Bytes of a list, and what is said of a larger one. */
type ListLimit = { readonly bytes: number; readonly tooLarge: string }

/** Lists of any kind, previewed or imported: a dozen an hour, each corrected a few times. */
const LISTS_PER_PERSON: Limit = { name: 'list-person', max: 60, windowMs: HOUR_MS }

/** Bytes of one text part: enough for the answers about a whole list. */
const TEXT_BYTES = 256_000
const limits = {
  files: 1,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: TEXT_BYTES,
  headerPairs: 20,
}

export type ReceivedFile = { readonly bytes: Uint8Array; readonly texts: Readonly<Record<string, unknown>> }

/** Reads a stream chunk by chunk: ten lists that arrive at once would otherwise be received in one turn of the event loop. */
async function* eachChunk(stream: Readable): AsyncIterable<Buffer> {
  for await (const chunk of stream) {
    yield chunk
    await setImmediate()
  }
}

async function gather(request: FastifyRequest, { bytes: fileSize, tooLarge }: ListLimit): Promise<ReceivedFile> {
  const texts: Record<string, unknown> = {}
  let bytes: Buffer | null = null
  for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
    if (part.type === 'field') texts[part.fieldname] = part.value
    else {
      const chunks: Buffer[] = []
      for await (const chunk of eachChunk(part.file)) chunks.push(chunk)
      bytes = Buffer.concat(chunks)
      if (part.file.truncated) throw new AppError('validation-failed', { fields: { file: tooLarge } })
    }
  }
  if (bytes === null || bytes.length === 0) throw new AppError('validation-failed', NO_FILE)
  return { bytes, texts }
}

/** Reads the rest of a refused list, so that the browser gets the answer instead of a broken connection. */
async function dropRest(body: Readable): Promise<void> {
  for await (const _chunk of eachChunk(body));
}

/**
 * Counts a list, and when it is its turn receives its form into memory and works on it.
 *
 * @throws AppError 'validation-failed' without a file or for one that is too large, 'request-broken', 'request-too-large',
 * 'too-many-attempts'
 */
export async function withList<Result>(
  deps: Attempts & Pick<Deps, 'clock'>,
  { salonId, userId }: Caller,
  request: FastifyRequest,
  limit: ListLimit,
  work: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new AppError('validation-failed', NO_FILE)
  try {
    await enforceLimit(deps, LISTS_PER_PERSON, userId, deps.clock())
    return await inTurn(salonId, () => receive(request, limit), work)
  } catch (error) {
    request.raw.unpipe()
    dropRest(request.raw).catch(() => undefined)
    throw error
  }
}

async function receive(request: FastifyRequest, limit: ListLimit): Promise<ReceivedFile> {
  // A connection that closed while it waited delivers nothing more, not even its end.
  if (request.raw.destroyed) throw new AppError('request-broken')
  try {
    return await gather(request, limit)
  } catch (error) {
    throw error instanceof AppError || isFrameworkError(error) ? error : new AppError('request-broken')
  }
}
