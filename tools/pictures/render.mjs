// Renders the pictures of the public pages from their colours: `node tools/pictures/render.mjs`. The results are committed.
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { renderHairLock } from '../../packages/vision/src/testing/hair/hair-lock.ts'
import { renderSamplePhoto } from '../../packages/vision/src/testing/hair/sample-photo.ts'
import { TECHNIQUES } from './techniques.mjs'

const folder = new URL('../../apps/web/public/pictures/', import.meta.url)

/** Picture of the sign-in screens. */
const HERO = { seed: 21, roots: '#7A371B', lengths: '#A24C27', ends: '#B65D30' }

/** Widths in pixels; AVIF for browsers that support it, one WebP for the others. */
const HERO_FORMATS = [
  { width: 1200, extension: 'avif', options: { quality: 42, effort: 6 } },
  { width: 960, extension: 'avif', options: { quality: 42, effort: 6 } },
  { width: 720, extension: 'avif', options: { quality: 42, effort: 6 } },
  { width: 800, extension: 'webp', options: { quality: 58 } },
]

/** The wished colour in the example of the landing page. */
const WISH = { roots: [40, 23, 30], lengths: [44, 27, 34], ends: [48, 28, 37], wave: 'wavy' }
const PHOTO_SALON = { wall: '#8FA39A', cape: '#E4DFDA' }
const TECHNIQUE_SALON = { wall: '#E9E0D8', cape: '#3A3236' }

/** Width at which a photo is rendered before it is cropped to the hair at 4:5. */
const DRAWN_WIDTH = 900
const CUT = { left: 117, top: 110, width: 666, height: 832 }

const WEB_FORMATS = [
  { extension: 'avif', options: { quality: 48, effort: 6 } },
  { extension: 'webp', options: { quality: 62 } },
]

mkdirSync(new URL('techniques/', folder), { recursive: true })

const hero = pixelsOf(renderHairLock({ ...HERO, width: 1200, height: 1212 }))
for (const { width, extension, options } of HERO_FORMATS)
  await write(hero.clone().resize(width), `hero-dopo-${width}.${extension}`, extension, options)

const wish = renderSamplePhoto({ seed: 1, width: DRAWN_WIDTH, hair: WISH, ...PHOTO_SALON })
await writeWeb(pixelsOf(wish.image).extract(CUT).resize(640), 'foto-dopo')

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
