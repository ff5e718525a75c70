import opencv from '@techstark/opencv-js'
import { getColor } from 'colorthief'
import { Vibrant } from 'node-vibrant/node'
import { type Lab, labFromRgb } from '../../packages/colorimetry/src/index.ts'
import { type HairMask, type RgbaImage, resizeImage } from '../../packages/vision/src/index.ts'
import { median } from './statistics.ts'

/** Alternative methods that a developer could use. */
export const BASELINES = ['node-vibrant', 'colorthief', 'centre crop', 'GrabCut'] as const
export type Baseline = (typeof BASELINES)[number]

export type BaselineReading = { readonly lab: Lab | null; readonly mask: HairMask | null }

/** Runs all alternatives on one photo: `bytes` is the file, `image` its pixels. */
export async function runBaselines(
  bytes: Uint8Array,
  image: RgbaImage,
): Promise<Readonly<Record<Baseline, BaselineReading>>> {
  return {
    'node-vibrant': { lab: await vibrantColour(bytes), mask: null },
    colorthief: { lab: await thiefColour(bytes), mask: null },
    'centre crop': { lab: centreColour(image), mask: null },
    GrabCut: await grabCut(image),
  }
}

/** The swatch with the largest population. */
async function vibrantColour(bytes: Uint8Array): Promise<Lab | null> {
  const swatches = Object.values(await Vibrant.from(Buffer.from(bytes)).getPalette()).filter(
    (swatch) => swatch !== null,
  )
  const commonest = swatches.sort((a, b) => b.population - a.population)[0]
  return commonest ? labOfRgb(commonest.rgb) : null
}

async function thiefColour(bytes: Uint8Array): Promise<Lab | null> {
  const colour = await getColor(Buffer.from(bytes))
  return colour ? labOfRgb(colour.array()) : null
}

function labOfRgb(rgb: readonly number[]): Lab {
  return labFromRgb((rgb[0] ?? 0) / 255, (rgb[1] ?? 0) / 255, (rgb[2] ?? 0) / 255)
}

/** The mean of the middle half of the picture, both ways. */
function centreColour({ width, height, data }: RgbaImage): Lab {
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(height / 4); y < (height * 3) / 4; y++) {
    for (let x = Math.floor(width / 4); x < (width * 3) / 4; x++) {
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (data[(y * width + x) * 4 + c] ?? 0)
      count++
    }
  }
  return labOfRgb(sum.map((value) => value / Math.max(1, count)))
}

const GRAB_SIDE = 320
const ROUNDS = 5

/** OpenCV's GrabCut with a box of three fifths by four fifths of the picture in its middle. */
async function grabCut(photo: RgbaImage): Promise<BaselineReading> {
  const cv = await opencv
  const image = resizeImage(photo, GRAB_SIDE)
  const { width, height } = image
  const rgba = cv.matFromArray(height, width, cv.CV_8UC4, image.data)
  const rgb = new cv.Mat()
  cv.cvtColor(rgba, rgb, cv.COLOR_RGBA2RGB)
  const labels = new cv.Mat()
  const [back, front] = [new cv.Mat(), new cv.Mat()]
  const box = new cv.Rect(
    Math.round(width * 0.2),
    Math.round(height * 0.1),
    Math.round(width * 0.6),
    Math.round(height * 0.8),
  )
  cv.setRNGSeed(1)
  cv.grabCut(rgb, labels, box, back, front, ROUNDS, cv.GC_INIT_WITH_RECT)
  const data = Uint8Array.from(labels.data as Uint8Array, (label) =>
    label === cv.GC_FGD || label === cv.GC_PR_FGD ? 255 : 0,
  )
  for (const mat of [rgba, rgb, labels, back, front]) mat.delete()
  const mask = { width, height, data }
  return { lab: medianOfMasked(image, mask), mask }
}

function medianOfMasked(image: RgbaImage, mask: HairMask): Lab | null {
  const channels: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < mask.data.length; i++) {
    if ((mask.data[i] ?? 0) < 128) continue
    const lab = labOfRgb([image.data[i * 4] ?? 0, image.data[i * 4 + 1] ?? 0, image.data[i * 4 + 2] ?? 0])
    for (const c of [0, 1, 2] as const) channels[c].push(lab[c])
  }
  const [l, a, b] = channels.map((values) => median(values))
  return l == null || a == null || b == null ? null : [l, a, b]
}
