import type { FastifyRequest } from 'fastify'
import { type Attempts, enforceLimit, type Limit } from '../attempt-limits.ts'
import { HOUR_MS } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { isFrameworkError } from '../http/failure.ts'
import type { Actor } from '../sessions/session-store.ts'

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

async function gather(request: FastifyRequest, fileSize: number): Promise<ReceivedFile> {
  const texts: Record<string, unknown> = {}
  let bytes: Buffer | null = null
  for await (const part of request.parts({ limits: { ...limits, fileSize } })) {
    if (part.type === 'field') texts[part.fieldname] = part.value
    else bytes = await part.toBuffer()
  }
  if (bytes === null || bytes.length === 0) throw new AppError('validation-failed', NO_FILE)
  return { bytes, texts }
}

/**
 * Receives a form with one list into memory, and counts it.
 *
 * @throws AppError 'validation-failed' without a file or for one that is too large, 'request-broken', 'request-too-large',
 * 'too-many-attempts'
 */
export async function receiveFile(
  deps: Attempts & Pick<Deps, 'clock'>,
  { userId }: Pick<Actor, 'userId'>,
  request: FastifyRequest,
  { bytes, tooLarge }: ListLimit,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('validation-failed', NO_FILE)
  try {
    await enforceLimit(deps, LISTS_PER_PERSON, userId, deps.clock())
    return await gather(request, bytes)
  } catch (error) {
    // The rest is read, so that the browser gets the answer instead of a broken connection.
    request.raw.unpipe()
    request.raw.resume()
    if (isFrameworkError(error) && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('validation-failed', { fields: { file: tooLarge } })
    }
    throw error instanceof AppError || isFrameworkError(error) ? error : new AppError('request-broken')
  }
}
