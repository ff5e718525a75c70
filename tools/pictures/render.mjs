// Draws the pictures of the public pages from their colours: `node tools/pictures/render.mjs`. The results are committed.
import { mkdirSync } from 'node:fs'
import { renderHairLock } from '@riflesso/vision'
import sharp from 'sharp'

const folder = new URL('../../apps/web/public/pictures/', import.meta.url)

const PICTURES = {
  'hero-prima': {
    seed: 21,
    roots: '#45362B',
    lengths: '#80664A',
    ends: '#C2A272',
    highlights: { colour: '#BD9C6C', share: 0.22 },
  },
  'hero-dopo': { seed: 21, roots: '#7A371B', lengths: '#A24C27', ends: '#B65D30' },
}

/** Widths in pixels; AVIF for the browsers that know it, one WebP for the others. */
const FORMATS = [
  { width: 1200, extension: 'avif', options: { quality: 42, effort: 6 } },
  { width: 640, extension: 'avif', options: { quality: 46, effort: 6 } },
  { width: 800, extension: 'webp', options: { quality: 58 } },
]

mkdirSync(folder, { recursive: true })
for (const [name, colours] of Object.entries(PICTURES)) {
  const { width, height, data } = renderHairLock({ ...colours, width: 1200, height: 1212 })
  const picture = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha()
  for (const format of FORMATS) {
    const file = new URL(`${name}-${format.width}.${format.extension}`, folder)
    const { size } = await picture
      .clone()
      .resize(format.width)
      .toFormat(format.extension, format.options)
      .toFile(file.pathname)
    console.log(`${name}-${format.width}.${format.extension} ${Math.round(size / 1000)} kB`)
  }
}
