// Draws the pictures of the public pages from their colours: `node tools/pictures/render.mjs`. The results are committed.
import { mkdirSync } from 'node:fs'
import { renderHairLock, renderSamplePhoto } from '@riflesso/vision/render'
import sharp from 'sharp'
import { TECHNIQUES } from './techniques.mjs'

const folder = new URL('../../apps/web/public/pictures/', import.meta.url)

const HEROES = {
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
const HERO_FORMATS = [
  { width: 1200, extension: 'avif', options: { quality: 42, effort: 6 } },
  { width: 960, extension: 'avif', options: { quality: 42, effort: 6 } },
  { width: 720, extension: 'avif', options: { quality: 42, effort: 6 } },
  { width: 800, extension: 'webp', options: { quality: 58 } },
]

/** The two photos of 'Come funziona', as a salon would take them; what is measured in them stands in the copy. */
const PHOTOS = {
  prima: { roots: '#3B2C24', lengths: '#5F4636', ends: '#94734F', wave: 'wavy' },
  dopo: { roots: [40, 23, 30], lengths: [44, 27, 34], ends: [48, 28, 37], wave: 'wavy' },
}
const PHOTO_SALON = { wall: '#8FA39A', cape: '#E4DFDA' }
const TECHNIQUE_SALON = { wall: '#E9E0D8', cape: '#3A3236' }

/** A rendered photo is drawn at this width and cut to the hair: 4 wide, 5 high. */
const DRAWN_WIDTH = 900
const CUT = { left: 117, top: 110, width: 666, height: 832 }

const WEB_FORMATS = [
  { extension: 'avif', options: { quality: 48, effort: 6 } },
  { extension: 'webp', options: { quality: 62 } },
]

mkdirSync(new URL('techniques/', folder), { recursive: true })

for (const [name, colours] of Object.entries(HEROES)) {
  const picture = pixelsOf(renderHairLock({ ...colours, width: 1200, height: 1212 }))
  for (const { width, extension, options } of HERO_FORMATS)
    await write(picture.clone().resize(width), `${name}-${width}.${extension}`, extension, options)
}

for (const [name, hair] of Object.entries(PHOTOS)) {
  const { image } = renderSamplePhoto({ seed: 1, width: DRAWN_WIDTH, hair, ...PHOTO_SALON })
  await writeWeb(pixelsOf(image).extract(CUT).resize(640), `foto-${name}`)
}

for (const [name, look] of Object.entries(TECHNIQUES)) {
  const { image } = renderSamplePhoto({ ...look, width: DRAWN_WIDTH, ...TECHNIQUE_SALON })
  await writeWeb(pixelsOf(image).extract(CUT).resize(480), `techniques/${name}`)
}

function pixelsOf({ width, height, data }) {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).removeAlpha()
}

async function writeWeb(picture, name) {
  for (const { extension, options } of WEB_FORMATS)
    await write(picture.clone(), `${name}.${extension}`, extension, options)
}

async function write(picture, file, extension, options) {
  const { size } = await picture.toFormat(extension, options).toFile(new URL(file, folder).pathname)
  console.log(`${file} ${Math.round(size / 1000)} kB`)
}
