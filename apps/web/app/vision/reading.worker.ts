import {
  findTowel,
  type HairNet,
  loadHairNet,
  MEASURED_SIDE,
  needsHairMarks,
  type PhotoReading,
  type Reading,
  type RgbaImage,
  readPhoto,
  recolorHair,
  resizeImage,
} from '@riflesso/vision'
import hairAddress from '@riflesso/vision/weights/hair-net.bin?url'
import personAddress from '@riflesso/vision/weights/person-net.tflite?url'
import { hairBands } from './hair-bands.ts'
import { paintMask } from './paint-mask.ts'
import type { Pair, PhotoAnswer, PhotoToRead, ReaderAnswer, ReaderRequest } from './reading-messages.ts'

/** Cache size of decoded photos, so that a stroke needs no decoding: those of two heads, and one just replaced. */
const KEPT = 6

const EMPTY: RgbaImage = { width: 256, height: 256, data: new Uint8ClampedArray(256 * 256 * 4).fill(128) }

const decoded = new Map<string, Promise<RgbaImage | null>>()
const wanted = new Set<number>()
let net: Promise<HairNet> | null = null
let lastRecoloured: { readonly key: string; readonly read: PhotoReading } | null = null

self.onmessage = async ({ data: request }: MessageEvent<ReaderRequest>) => {
  if (request.kind === 'warm-up') return warmUp()
  const { id } = request
  if (request.kind === 'cancel') {
    wanted.delete(id)
    return
  }
  wanted.add(id)
  try {
    if (request.kind === 'recolour') answer({ id, ok: true, picture: await recoloured(request) })
    else {
      const photos = await readTogether(request.photos, () => wanted.has(id))
      if (photos) answer({ id, ok: true, photos })
    }
  } catch {
    answer({ id, ok: false })
  } finally {
    wanted.delete(id)
  }
}

function answer(message: ReaderAnswer): void {
  self.postMessage(message, { transfer: message.ok ? bitmapsOf(message) : [] })
}

function bitmapsOf(message: Extract<ReaderAnswer, { readonly ok: true }>): ImageBitmap[] {
  if ('picture' in message) return message.picture ? [message.picture] : []
  return message.photos.flatMap((photo) => (photo && 'outline' in photo ? [photo.outline] : []))
}

/** The photo with its hair in one colour, in the light of the photo. The reading of the same photo is not made again. */
async function recoloured({ photo, colour }: Extract<ReaderRequest, { readonly kind: 'recolour' }>) {
  const [hairNet, image] = await Promise.all([loadedNet(), pixelsOf(photo)])
  if (!image) return null
  const key = JSON.stringify([photo.key, photo.hints])
  const read = lastRecoloured?.key === key ? lastRecoloured.read : readPhoto(hairNet, image, photo.hints)
  lastRecoloured = { key, read }
  if (!read.ok) return null
  const { width, height, data } = recolorHair(image, read.mask, read.reading, {
    roots: colour,
    lengths: colour,
    ends: colour,
  })
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height))
}

/** Reads like the server. Null if the request was cancelled. */
async function readTogether(photos: Pair<PhotoToRead>, isWanted: () => boolean): Promise<Pair<PhotoAnswer> | null> {
  const [hairNet, ...images] = await Promise.all([loadedNet(), pixelsOf(photos[0]), pixelsOf(photos[1])])
  // Reading is synchronous: process pending messages, such as cancellations, first.
  await messagesHeard()
  if (!isWanted()) return null
  const readings = images.map((image, place) => image && readPhoto(hairNet, image, photos[place]?.hints))
  return Promise.all([answerFor(photos[0], images[0], readings[0]), answerFor(photos[1], images[1], readings[1])])
}

async function answerFor(
  photo: PhotoToRead | null,
  image: RgbaImage | null,
  read: PhotoReading | null | undefined,
): Promise<PhotoAnswer | null> {
  if (!photo) return null
  const { key } = photo
  if (!read || !image) return { key, status: 'unreadable' }
  const { mask } = read
  if (!read.ok) return { key, status: 'no-hair', mask }
  // Painted in the worker: half a million pixels would block the page.
  const outline = await createImageBitmap(new ImageData(paintMask(mask), mask.width, mask.height))
  const bands = hairBands(image, mask)
  if (needsHairMarks(read.reading)) return { key, status: 'unsure', mask, bands, outline }
  const towel = hasCast(read.reading) ? findTowel(image, mask) : null
  return { key, status: 'read', reading: read.reading, mask, bands, outline, towel }
}

/** Only then something white is worth a tap (decision 0048). */
const hasCast = ({ light, quality }: Reading): boolean =>
  light.source !== 'white-point' && quality.some(({ code }) => code === 'colour-cast')

function pixelsOf(photo: PhotoToRead | null): Promise<RgbaImage | null> {
  if (!photo) return Promise.resolve(null)
  const pixels = decoded.get(photo.key) ?? decodePhoto(photo.file)
  // Most recently used last.
  decoded.delete(photo.key)
  decoded.set(photo.key, pixels)
  const oldest = decoded.keys().next().value
  if (decoded.size > KEPT && oldest !== undefined) decoded.delete(oldest)
  return pixels
}

/** Runs the network on an empty picture, to load the weights and compile the code before the first photo. */
async function warmUp(): Promise<void> {
  // If the weights fail to load, the first photo retries and reports the error.
  const hairNet = await loadedNet().catch(() => null)
  if (hairNet) readPhoto(hairNet, EMPTY)
}

function loadedNet(): Promise<HairNet> {
  net ??= fetchNet().catch((error: unknown) => {
    // Retry after a network error.
    net = null
    throw error
  })
  return net
}

async function fetchNet(): Promise<HairNet> {
  const [hair, person] = await Promise.all([fetchWeights(hairAddress), fetchWeights(personAddress)])
  return loadHairNet(hair, person)
}

async function fetchWeights(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The weights answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

const messagesHeard = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Maximum side in pixels after decoding, the same as for the server's stored photo. */
const DECODED_SIDE = 1600

/**
 * Pixels of a photo for measuring: upright, sRGB, transparency on white, at most `MEASURED_SIDE` long. Null if this browser
 * cannot decode it. For workers: blocks the thread for hundredths of a second.
 */
async function decodePhoto(file: Blob): Promise<RgbaImage | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const pixels = drawn(bitmap)
    bitmap.close()
    return resizeImage(pixels, MEASURED_SIDE)
  } catch {
    return null
  }
}

function drawn(bitmap: ImageBitmap): RgbaImage {
  const scale = Math.min(1, DECODED_SIDE / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  // A GPU canvas would have to read its pixels back and may round them.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws nothing in a worker.')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}
