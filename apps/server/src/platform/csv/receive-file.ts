import { CSV_MAX_BYTES } from '@riflesso/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { isFrameworkError } from '../http/failure.ts'

const NO_FILE = { fields: { file: 'Scegli un file CSV' } }
const TOO_LARGE = { fields: { file: 'Il file supera i 5 MB: dividilo in più file' } }

/** Bytes of one text part: enough for the answers about a whole list. */
const TEXT_BYTES = 500_000
const limits = {
  fileSize: CSV_MAX_BYTES,
  files: 1,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: TEXT_BYTES,
  headerPairs: 20,
}

export type ReceivedFile = { readonly bytes: Uint8Array; readonly texts: Readonly<Record<string, unknown>> }

async function gather(request: FastifyRequest): Promise<ReceivedFile> {
  const texts: Record<string, unknown> = {}
  let bytes: Buffer | null = null
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') texts[part.fieldname] = part.value
    else bytes = await part.toBuffer()
  }
  if (bytes === null || bytes.length === 0) throw new AppError('validation-failed', NO_FILE)
  return { bytes, texts }
}

/**
 * Receives a form with one file into memory.
 *
 * @throws AppError 'validation-failed' without a file or for one that is too large, 'request-broken', 'request-too-large'
 */
export async function receiveFile(request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('validation-failed', NO_FILE)
  try {
    return await gather(request)
  } catch (error) {
    // The rest is read, so that the browser gets the answer instead of a broken connection.
    request.raw.unpipe()
    request.raw.resume()
    if (isFrameworkError(error) && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('validation-failed', TOO_LARGE)
    }
    throw error instanceof AppError || isFrameworkError(error) ? error : new AppError('request-broken')
  }
}
