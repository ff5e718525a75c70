import {
  drawSampleHair,
  renderSamplePhoto,
  type SampleHair,
  type SamplePhotoOptions,
  shapeOfSampleHair,
} from '@riflesso/vision/render'
import sharp from 'sharp'

export type RenderTask = SamplePhotoOptions
export type RenderTaskAnswer = { readonly ok: true; readonly jpeg: Uint8Array<ArrayBuffer> }

/** Maximum number of hair shapes cached per thread: about 10 MB each at the gallery's size. */
const MAX_SHAPES = 4

/** By their shape, the least recently used first. */
const shapes = new Map<string, SampleHair>()

const hairOf = (options: SamplePhotoOptions): SampleHair => {
  const key = JSON.stringify(shapeOfSampleHair(options))
  const hair = shapes.get(key) ?? drawSampleHair(options)
  shapes.delete(key)
  shapes.set(key, hair)
  const [oldest] = shapes.keys()
  if (shapes.size > MAX_SHAPES && oldest !== undefined) shapes.delete(oldest)
  return hair
}

/** Renders a salon photo as a JPEG: about half a second for a new shape of hair, a fifth for another colour of the same. Blocks the thread. */
export const renderPhoto = async (options: RenderTask): Promise<RenderTaskAnswer> => {
  const { image } = renderSamplePhoto(options, hairOf(options))
  const jpeg = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer()
  return { ok: true, jpeg: new Uint8Array(jpeg) }
}
