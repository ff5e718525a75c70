/**
 * node fit-presence.ts: fits the logit of any hair at all on the exported network's deepest level, and writes it into
 * packages/vision/weights.
 *
 * Pictures with hair are photographs of the fit half and rendered scenes of the tuning seeds; pictures without are drawn grounds and
 * bald, shaved or covered heads of the fit half. Each is also cropped, mirrored and lit anew. Takes ten minutes.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadHairNet, type RgbaImage, resizeImage } from '../../packages/vision/src/index.ts'
import { seededRandom } from '../../packages/vision/src/random.ts'
import { forward } from '../../packages/vision/src/segment/forward.ts'
import { networkInput } from '../../packages/vision/src/segment/hair-probability.ts'
import { bareGround } from '../../packages/vision/src/testing/bare-ground/bare-ground.ts'
import { halfOf, hasNoHair, listEyeLabels, showsHair } from '../accuracy/eye-labels.ts'
import { pixelsOf } from '../accuracy/photo-case.ts'
import { photosFolder } from '../accuracy/photo-list.ts'
import { readTable } from '../accuracy/read-table.ts'
import { drawScene, listScenes } from '../accuracy/scene-list.ts'
import { renderScene } from '../scenes/scene.ts'

/** Share of each kind in the fit, and whether it shows hair. Chosen by cross-validation inside the fit half. */
const KINDS = {
  heads: { weight: 0.45, hair: true },
  scenes: { weight: 0.1, hair: true },
  grounds: { weight: 0.3, hair: false },
  bald: { weight: 0.15, hair: false },
} as const
type Kind = keyof typeof KINDS

/** Grounds 0 to 699; accuracy is measured on those from 1,000. */
const GROUNDS = 700
const FIRST_SCENE = 7_000_000
const DECAY = 1e-3
const STEPS = 6000
const SIDE = 320

const WEIGHTS = join(import.meta.dirname, '../../packages/vision/weights')
const bytes = readFileSync(join(WEIGHTS, 'hair-net.bin'))
const net = loadHairNet(bytes)
const random = seededRandom(12)
const between = (low: number, high: number) => low + (high - low) * random()

type Sample = { readonly kind: Kind; readonly summary: Float64Array }
const samples: Sample[] = []

function add(kind: Kind, picture: RgbaImage, varied: number): void {
  const image = resizeImage(picture, SIDE)
  for (let i = 0; i <= varied; i++) {
    const input = networkInput(i === 0 ? image : vary(image), net.inputSize)
    samples.push({ kind, summary: forward(net, input).summary })
  }
}

/** A part of the picture, mirrored by chance, in another light. */
function vary(image: RgbaImage): RgbaImage {
  const [width, height] = [image.width, image.height].map((side) => Math.round(side * between(0.65, 1))) as [
    number,
    number,
  ]
  const left = Math.floor(random() * (image.width - width))
  const top = Math.floor(random() * (image.height - height))
  const isMirrored = random() < 0.5
  const [exposure, warmth, gamma] = [between(0.7, 1.25), between(-0.12, 0.12), between(0.75, 1.35)]
  const gains = [exposure * (1 + warmth), exposure, exposure * (1 - warmth)]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < data.length; i++) {
    const [x, y, channel] = [(i >> 2) % width, Math.floor((i >> 2) / width), i % 4]
    const from = ((y + top) * image.width + left + (isMirrored ? width - 1 - x : x)) * 4 + channel
    data[i] = 255 * Math.min(1, ((image.data[from] ?? 0) / 255) * (gains[channel] ?? 1)) ** gamma
  }
  return { width, height, data }
}

/** Photographs of the fit half: heads of hair by the labels of the eye or a drawn mask, and heads without. */
function photographs(folder: string): readonly (readonly [file: string, kind: Kind])[] {
  const labels = new Map(listEyeLabels().map((label) => [label.photo, label]))
  const roles = new Map(
    readTable(join(import.meta.dirname, 'house.csv')).map(({ file, role }) => [`house/${file}.jpg`, role]),
  )
  const kindOf = (file: string): Kind | null => {
    const label = labels.get(file)
    if (label) return showsHair(label) ? 'heads' : hasNoHair(label) ? 'bald' : null
    if (roles.get(file) === 'negative') return 'bald'
    return file.startsWith('portraits/') || roles.get(file) === 'train' ? 'heads' : null
  }
  return ['', 'more/', 'portraits/', 'house/']
    .flatMap((part) => readdirSync(join(folder, part)).map((name) => `${part}${name}`))
    .filter((file) => /\.(jpg|png)$/.test(file) && halfOf(file) === 'fit')
    .flatMap((file) => {
      const kind = kindOf(file)
      return kind ? [[file, kind] as const] : []
    })
}

if (!photosFolder) throw new Error('the photos folder is absent')
for (const [file, kind] of photographs(photosFolder)) {
  add(kind, await pixelsOf(readFileSync(join(photosFolder, file))), kind === 'bald' ? 11 : 3)
}
for (let number = 0; number < GROUNDS; number++) add('grounds', bareGround(number).image, 1)
for (const [i, listed] of listScenes(FIRST_SCENE).entries()) {
  if (i % 5 === 0 && listed.condition !== 'no-hair') add('scenes', renderScene(drawScene(listed)).image, 1)
}
const count = (kind: Kind) => samples.filter((sample) => sample.kind === kind).length
console.log(
  Object.keys(KINDS)
    .map((kind) => `${kind} ${count(kind as Kind)}`)
    .join(', '),
)

/** Logistic regression by gradient descent with momentum, on standardised features: the weights, then the bias. */
function weightsOf(): Float64Array {
  const meanOf = (of: (summary: Float64Array) => number) =>
    samples.reduce((sum, { summary }) => sum + of(summary), 0) / samples.length
  const features = samples[0]!.summary
  const size = features.length
  const mean = features.map((_, i) => meanOf((summary) => summary[i]!))
  const spread = features.map((_, i) => Math.sqrt(meanOf((summary) => (summary[i]! - mean[i]!) ** 2)) + 1e-3)
  const rows = samples.map(({ kind, summary }) => ({
    x: Float64Array.from([...summary.map((value, i) => (value - mean[i]!) / spread[i]!), 1]),
    hair: KINDS[kind].hair ? 1 : 0,
    weight: KINDS[kind].weight / count(kind),
  }))
  const weights = new Float64Array(size + 1)
  const speed = new Float64Array(size + 1)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((value, i) => (i < size ? 2 * DECAY * value : 0))
    for (const { x, hair, weight } of rows) {
      const logit = x.reduce((sum, value, i) => sum + value * weights[i]!, 0)
      const error = weight * (1 / (1 + Math.exp(-logit)) - hair)
      for (let i = 0; i <= size; i++) slope[i]! += error * x[i]!
    }
    slope.forEach((value, i) => {
      speed[i] = 0.9 * speed[i]! - 0.05 * value
      weights[i]! += speed[i]!
    })
  }
  const scaled = weights.subarray(0, size).map((value, i) => value / spread[i]!)
  const bias = weights[size]! - scaled.reduce((sum, value, i) => sum + value * mean[i]!, 0)
  return Float64Array.from([...scaled, bias])
}

const halves = Float16Array.from(weightsOf())
bytes.set(new Uint8Array(halves.buffer), bytes.length - halves.byteLength)
writeFileSync(join(WEIGHTS, 'hair-net.bin'), bytes)
const card = readFileSync(join(WEIGHTS, 'hair-net.json'), 'utf8')
const sum = createHash('sha256').update(bytes).digest('hex')
writeFileSync(join(WEIGHTS, 'hair-net.json'), card.replace(/"sha256": "\w+"/, `"sha256": "${sum}"`))
