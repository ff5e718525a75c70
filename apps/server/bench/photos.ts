import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { renderSamplePhoto, type SamplePhotoOptions } from '../../../packages/vision/src/testing/hair/sample-photo.ts'

const WIDTH = 3000
const HEIGHT = 4000
/** Sensor noise, in levels of 255: without it a rendered photo decodes far faster than a real one. */
const NOISE = 5

const LOOKS: Readonly<Record<'prima' | 'dopo', SamplePhotoOptions['hair']>> = {
  prima: { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5] },
  dopo: { roots: [42, 23, 30], lengths: [45, 26, 34], ends: [47, 27, 36] },
}

/** Sum of three uniform draws of a seeded generator: nearly normal, the same in every run. */
const noiseSource = (seed: number) => {
  let state = seed
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32 - 0.5
  }
  return () => (uniform() + uniform() + uniform()) * 2 * NOISE
}

const draw = async (hair: SamplePhotoOptions['hair']): Promise<Buffer> => {
  const { image } = renderSamplePhoto({ seed: 1, width: 1200, hair, wall: '#8FA39A', cape: '#E4DFDA' })
  const pixels = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer()
  const noise = noiseSource(7)
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = noise()
    for (let channel = at; channel < at + 3; channel++) {
      pixels[channel] = Math.min(255, Math.max(0, (pixels[channel] ?? 0) + grain + noise() / 3))
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:2:0' })
    .toBuffer()
}

/** Two JPEGs of 12 megapixels, Prima and Dopo; rendered on the first run and cached in `folder`. */
export const benchPhotos = async (folder: string): Promise<Readonly<Record<'prima' | 'dopo', Buffer>>> => {
  await mkdir(folder, { recursive: true })
  const photo = async (name: 'prima' | 'dopo') => {
    const path = join(folder, `12-megapixel-${name}.jpg`)
    const kept = await readFile(path).catch(() => null)
    if (kept) return kept
    const jpeg = await draw(LOOKS[name])
    await writeFile(path, jpeg)
    return jpeg
  }
  return { prima: await photo('prima'), dopo: await photo('dopo') }
}
