/**
 * The head of the landing page's hero: `node tools/pictures/hero.ts`. Renders on the photograph `real/prima.webp` the colour that the
 * example's plan reaches, as the app shows it to a client, and writes both pictures for the page. NOTICE names the photograph.
 */
import { fileURLToPath } from 'node:url'
import { SIMULATION_XMP } from '@riflesso/contract'
import { goalOfPlan, type PhotoHints, recolorHair, segmentHair } from '@riflesso/vision'
import sharp, { type Sharp } from 'sharp'
import { readHairNet } from '../../apps/server/src/platform/pixels/hair-weights.ts'
import { analysedExample, PHOTOS } from './example.ts'

/** As the brush of the app marks them: the jacket and the collar, and the strand over the collar. */
const STROKES: PhotoHints['strokes'] = [
  {
    kind: 'not-hair',
    radius: 0.03,
    points: [
      [0.21, 0.76],
      [0.2, 0.88],
      [0.25, 0.98],
    ],
  },
  {
    kind: 'not-hair',
    radius: 0.02,
    points: [
      [0.24, 0.82],
      [0.3, 0.98],
    ],
  },
  {
    kind: 'not-hair',
    radius: 0.012,
    points: [
      [0.28, 0.62],
      [0.37, 0.9],
    ],
  },
  {
    kind: 'not-hair',
    radius: 0.012,
    points: [
      [0.5, 0.93],
      [0.66, 0.9],
    ],
  },
  {
    kind: 'not-hair',
    radius: 0.02,
    points: [
      [0.33, 0.45],
      [0.36, 0.7],
    ],
  },
  {
    kind: 'hair',
    radius: 0.015,
    points: [
      [0.66, 0.62],
      [0.5, 0.7],
      [0.41, 0.84],
    ],
  },
]

const pathOf = (file: string) => fileURLToPath(new URL(`../../apps/web/public/pictures/real/${file}`, import.meta.url))

async function simulated(): Promise<Sharp> {
  const { prima, plan } = await analysedExample()
  const goal = goalOfPlan(plan)
  if (goal === null) throw new Error('the example changes nothing')
  const { data, info } = await sharp(PHOTOS.prima).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const photo = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  const { mask } = segmentHair(readHairNet(), photo, STROKES)
  const { width, height, data: pixels } = recolorHair(photo, mask, prima, goal)
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withXmp(SIMULATION_XMP)
}

const after = await simulated()
await after.clone().webp({ quality: 82 }).toFile(pathOf('simulata.webp'))
await after.clone().avif({ quality: 58 }).toFile(pathOf('simulata.avif'))
await sharp(PHOTOS.prima).avif({ quality: 58 }).toFile(pathOf('prima.avif'))
