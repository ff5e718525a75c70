import { FURTHER_PARTS, MAX_IMAGE_BYTES } from '@riflesso/contract'
import type { FastifyRequest } from 'fastify'
import { SECOND_MS } from '#platform/clock'
import { AppError } from '#platform/errors'
import { isFrameworkError } from '#platform/http/failure'

const WHOLE_PARTS = ['image', 'primaImage', 'dopoImage'] as const
const PHOTO_PARTS = [...WHOLE_PARTS, ...FURTHER_PARTS.prima, ...FURTHER_PARTS.dopo] as const
type PhotoPart = (typeof PHOTO_PARTS)[number]

/** The parts of the multipart request, complete and not yet validated. Blank ones are left out. */
export type AnalyzeForm = {
  readonly photos: Partial<Record<PhotoPart, Buffer>>
  readonly texts: Readonly<Record<string, unknown>>
}

/**
 * The photo of a request that has one, `image`.
 *
 * @throws AppError 'Image data is required', or 'validation-failed' for a photo with another name
 */
export function onlyImage({ photos: { image, ...others } }: AnalyzeForm): Buffer {
  const [unknown] = Object.keys(others)
  if (unknown) throw new AppError('validation-failed', { fields: { [unknown]: 'Parte non prevista' } })
  if (!image) throw new AppError('Image data is required')
  return image
}

const limits = {
  // One byte beyond this is truncated and detected: exactly 10 MB passes.
  fileSize: MAX_IMAGE_BYTES,
  files: PHOTO_PARTS.length,
  fields: 24,
  fieldNameSize: 100,
  // Drawn hints are the longest: 50 strokes of 500 points.
  fieldSize: 1024 * 1024,
  headerPairs: 20,
}

/** Three photos of the greatest size or five usual ones, the texts and the boundaries between them. */
const MAX_REQUEST_BYTES = WHOLE_PARTS.length * MAX_IMAGE_BYTES + 2 * 1024 * 1024

/** A client that sends more than this of a refused request gets no answer. */
const MAX_DROPPED = 2 * MAX_REQUEST_BYTES

/** An upload that brings less than this in each interval occupies its salon's place for nothing: a weak mobile signal brings more. */
const SLOWEST = { bytes: 64 * 1024, everyMs: 30 * SECOND_MS }

const isPhotoPart = (name: string): name is PhotoPart => PHOTO_PARTS.some((part) => part === name)

const refuseOversized = (request: FastifyRequest) => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) throw new AppError('image-too-large')
}

/** Reserves memory for bytes that have arrived. @throws AppError when there is none */
type Reserve = (bytes: number) => void

/**
 * Watches a request while it arrives. `failed` rejects when more arrives than allowed (a chunked upload does not announce its length),
 * when there is no memory for it, or when it is too slow; `stop` ends the check of the speed.
 */
const watchArrival = (request: FastifyRequest, reserve: Reserve) => {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  let received = 0
  let refused = false
  const refuse = (error: unknown) => {
    refused = true
    reject(error)
  }
  request.raw.on('data', ({ length }: Buffer) => {
    received += length
    if (received > MAX_DROPPED) request.raw.destroy()
    // The rest of a refused upload is read, but not kept.
    if (refused) return
    if (received > MAX_REQUEST_BYTES) return refuse(new AppError('image-too-large'))
    try {
      reserve(length)
    } catch (error) {
      refuse(error)
    }
  })
  let before = 0
  const timer = setInterval(() => {
    if (received - before < SLOWEST.bytes) refuse(new AppError('upload-too-slow'))
    before = received
  }, SLOWEST.everyMs)
  return { failed, stop: () => clearInterval(timer) }
}

/** Reads the rest of a refused upload, so that the client gets the answer instead of a broken connection. */
const dropRest = (request: FastifyRequest) => {
  request.raw.unpipe()
  request.raw.resume()
}

const gatherParts = async (request: FastifyRequest): Promise<AnalyzeForm> => {
  const photos: Partial<Record<PhotoPart, Buffer>> = {}
  const texts: Record<string, unknown> = {}
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new AppError('request-too-large')
      if (part.value !== '') texts[part.fieldname] = part.value
      continue
    }
    const bytes = await part.toBuffer()
    // A form with an empty file input sends a part without name and content.
    if (!part.filename && bytes.length === 0) continue
    if (!isPhotoPart(part.fieldname) || photos[part.fieldname]) {
      throw new AppError('validation-failed', { fields: { [part.fieldname]: 'Parte non prevista' } })
    }
    photos[part.fieldname] = bytes
  }
  return { photos, texts }
}

/**
 * Receives the multipart request of an analysis into memory, within its limits. `reserve` is called for every chunk before it is kept.
 *
 * @throws AppError 'Image data is required' when it is not multipart, 'image-too-large', 'request-too-large',
 * 'request-broken' for a form that is cut off, 'validation-failed' for an unknown or repeated file, 'upload-too-slow',
 * 'request-cancelled' when the client disconnects, or what `reserve` throws
 */
export const receiveForm = async (request: FastifyRequest, signal: AbortSignal, reserve: Reserve) => {
  // A closed connection delivers nothing more, not even its end.
  if (signal.aborted) throw new AppError('request-cancelled')
  if (!request.isMultipart()) throw new AppError('Image data is required')
  refuseOversized(request)
  const { failed, stop } = watchArrival(request, reserve)
  try {
    return await Promise.race([gatherParts(request), failed])
  } catch (error) {
    dropRest(request)
    if (signal.aborted) throw new AppError('request-cancelled')
    // The parser itself throws for a form without an end, or without a boundary.
    throw error instanceof AppError || isFrameworkError(error) ? error : new AppError('request-broken')
  } finally {
    stop()
  }
}
