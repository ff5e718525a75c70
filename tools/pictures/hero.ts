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

/** As the brush of the app marks them: cheek and jaw, neck, ear, and the lake around the ends. */
const NOT_HAIR = [
  line(0.008, [0.6, 0.56], [0.6, 0.62], [0.569, 0.662], [0.531, 0.684]),
  line(0.008, [0.512, 0.712], [0.525, 0.75], [0.556, 0.778], [0.612, 0.782], [0.656, 0.778]),
  line(0.006, [0.762, 0.731], [0.738, 0.762], [0.694, 0.782]),
  line(0.006, [0.225, 0.659], [0.288, 0.668], [0.35, 0.668]),
  line(0.005, [0.178, 0.56], [0.183, 0.61]),
  line(0.01, [0.32, 0.46], [0.324, 0.49]),
]

function line(radius: number, ...points: [number, number][]): NonNullable<PhotoHints['strokes']>[number] {
  return { kind: 'not-hair', radius, points }
}

/** Standard deviation of the blur that hides the steps of the mask at the skin, pixels. */
const SOFTER = 2

const pathOf = (file: string) => fileURLToPath(new URL(`../../apps/web/public/pictures/real/${file}`, import.meta.url))

async function simulated(): Promise<Sharp> {
  const { prima, plan } = await analysedExample()
  const goal = goalOfPlan(plan)
  if (goal === null) throw new Error('the example changes nothing')
  const { data, info } = await sharp(PHOTOS.prima).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const photo = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
  const { mask } = segmentHair(readHairNet(), photo, NOT_HAIR)
  const soft = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .blur(SOFTER)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const { width, height, data: pixels } = recolorHair(photo, { ...mask, data: new Uint8Array(soft) }, prima, goal)
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withXmp(SIMULATION_XMP)
}

const after = await simulated()
await after.clone().webp({ quality: 82 }).toFile(pathOf('simulata.webp'))
await after.clone().avif({ quality: 58 }).toFile(pathOf('simulata.avif'))
await sharp(PHOTOS.prima).avif({ quality: 58 }).toFile(pathOf('prima.avif'))
