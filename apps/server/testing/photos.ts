import type { Slot } from '@riflesso/contract'
import sharp from 'sharp'
import { photoAnswer } from './photos/photo-answers.ts'

const LOOKS = {
  /** Natural hair about level 5. */
  prima: { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5] },
  /** Copper about level 7. */
  dopo: { roots: [42, 23, 30], lengths: [45, 26, 34], ends: [47, 27, 36] },
} as const

const drawn = new Map<Slot, Promise<Buffer>>()

/** A small rendered salon photo as JPEG, to upload in tests. */
export const samplePhoto = (slot: Slot): Promise<Buffer> => {
  const existing = drawn.get(slot)
  if (existing) return existing
  const jpeg = photoAnswer(['sample', slot], () => draw(slot))
  drawn.set(slot, jpeg)
  return jpeg
}

const draw = async (slot: Slot): Promise<Buffer> => {
  // Loaded only when rendering is needed: it takes longer than most tests.
  const { renderSamplePhoto } = await import('../../../packages/vision/src/testing/hair/sample-photo.ts')
  const { image } = renderSamplePhoto({ seed: 1, width: 200, hair: LOOKS[slot], wall: '#8FA39A', cape: '#E4DFDA' })
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** A picture without any hair. */
export const hairlessPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#7FB2D9' } })
    .jpeg()
    .toBuffer()

/** A drawn picture of rocks, which resembles hair. */
export const rocksPhoto = async (): Promise<Buffer> => {
  const { bareGround } = await import('../../../packages/vision/src/testing/bare-ground/bare-ground.ts')
  const { image } = bareGround(1352)
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .jpeg()
    .toBuffer()
}

/** A picture in which hair is found only with a stroke. It has the contrast of strands, because strokes on smooth areas are dropped. */
export const ribbedPhoto = (): Promise<Buffer> =>
  sharp(
    new Uint8Array(320 * 240 * 3).map((_, i) => (i % 12 < 6 ? 84 : 94)),
    { raw: { width: 320, height: 240, channels: 3 } },
  )
    .png()
    .toBuffer()

/** Hair blurred enough that a reading needs a stroke: sharper photos are read, softer ones show no hair. */
export const doubtfulPhoto = async (): Promise<Buffer> =>
  sharp(await samplePhoto('prima'))
    .blur(3.1)
    .jpeg()
    .toBuffer()
