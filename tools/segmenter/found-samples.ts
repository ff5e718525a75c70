/**
 * node found-samples.ts WORK: the pictures that fit_found.py fits on. Writes WORK/found.bin (means inside what the network found, float32) and
 * WORK/found.json (kind, name, and whether the picture is read without asking).
 *
 * With hair: photographs of the fit half, parts of them that are all or half hair, in other lights and dyed; rendered scenes of the tuning seeds and
 * sample photos. Without: hairless parts of these photographs, bald, shaved and covered heads, drawn grounds, rendered scenes without hair.
 */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { decodeImage } from '../../apps/server/src/platform/pixels/decode-image.ts'
import { loadHairNet, type RgbaImage, resizeImage, segmentHair } from '../../packages/vision/src/index.ts'
import { seededRandom } from '../../packages/vision/src/random.ts'
import { forward } from '../../packages/vision/src/segment/forward.ts'
import { hairProbability, mirrorImage, networkInput } from '../../packages/vision/src/segment/hair-probability.ts'
import { doubtOf } from '../../packages/vision/src/segment/judgement.ts'
import { bareGround } from '../../packages/vision/src/testing/bare-ground/bare-ground.ts'
import { WAVES } from '../../packages/vision/src/testing/hair/lock-guide.ts'
import { renderSamplePhoto } from '../../packages/vision/src/testing/hair/sample-photo.ts'
import { halfOf, hasNoHair, listEyeLabels, showsHair } from '../accuracy/eye-labels.ts'
import { readMask } from '../accuracy/photo-case.ts'
import { photosFolder } from '../accuracy/photo-list.ts'
import { readTable } from '../accuracy/read-table.ts'
import { drawScene, listScenes } from '../accuracy/scene-list.ts'
import { renderScene } from '../scenes/scene.ts'

/** Accuracy is measured on grounds from 1,000. */
const GROUNDS = 300
const FIRST_SCENE = 7_000_000
const SAMPLES = 60
const GRID = 128
/** Shorter side in pixels of the smallest part of a photograph. */
const LEAST_SIDE = 72

const [work = '.'] = process.argv.slice(2)
const weightsOf = (file: string) => readFileSync(new URL(`../../packages/vision/weights/${file}`, import.meta.url))
const net = loadHairNet(weightsOf('hair-net.bin').fill(0, -2 * 237), weightsOf('person-net.tflite'))
const values = openSync(join(work, 'found.bin'), 'w')
const listed: { kind: string; name: string; read: boolean }[] = []

function add(kind: string, name: string, image: RgbaImage): void {
  const input = networkInput(resizeImage(image, 256), net.inputSize)
  const [plain, mirrored] = [forward(net, input).inside, forward(net, mirrorImage(input, net.inputSize)).inside]
  writeSync(
    values,
    Float32Array.from(plain, (mean, i) => (mean + mirrored[i]!) / 2),
  )
  const found = segmentHair(net, image)
  listed.push({ kind, name, read: found.hairFound && doubtOf(found) !== 'problem' })
}

type Random = () => number
const between = (random: Random, low: number, high: number) => low + (high - low) * random()

function crop(image: RgbaImage, left: number, top: number, width: number, height: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * image.width + left) * 4
    data.set(image.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, data }
}

const grey = (data: RgbaImage['data'], at: number) => 0.3 * data[at]! + 0.6 * data[at + 1]! + 0.1 * data[at + 2]!

/** Mirrored by chance, in another light and with more or less colour. */
function inOtherLight(image: RgbaImage, random: Random): RgbaImage {
  const isMirrored = random() < 0.5
  const [exposure, warmth, gamma, colour] = [
    between(random, 0.7, 1.25),
    between(random, -0.12, 0.12),
    between(random, 0.75, 1.35),
    between(random, 0.6, 1.25),
  ]
  const gains = [exposure * (1 + warmth), exposure, exposure * (1 - warmth)]
  const data = new Uint8ClampedArray(image.data.length).fill(255)
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % image.width, Math.floor(i / 4 / image.width)]
    const from = (y * image.width + (isMirrored ? image.width - 1 - x : x)) * 4
    const middle = grey(image.data, from)
    gains.forEach((gain, c) => {
      const light = ((middle + colour * (image.data[from + c]! - middle)) / 255) * gain
      data[i + c] = 255 * Math.min(1, Math.max(0, light)) ** gamma
    })
  }
  return { width: image.width, height: image.height, data }
}

const TINTS = [
  { below: 0.25, tint: [1, 1, 1] },
  { below: 0.5, tint: [1.25, 1.05, 0.75] },
  { below: 0.7, tint: [1.3, 0.85, 0.6] },
  { below: 0.85, tint: [0.9, 0.75, 0.62] },
] as const

/** The same strands in another lightness and a natural or fantasy colour. */
function dyed(image: RgbaImage, random: Random): RgbaImage {
  const chosen = random()
  const fantasy = () => between(random, 0.5, 1.5)
  const tint = TINTS.find(({ below }) => chosen < below)?.tint ?? [fantasy(), fantasy(), fantasy()]
  let mean = 0
  for (let i = 0; i < image.data.length; i += 4) mean += grey(image.data, i) / (image.data.length / 4)
  const target = Math.min(200, Math.max(18, mean * between(random, 0.35, 2.4)))
  const gain = target / Math.max(8, mean)
  const contrast = between(random, 0.7, 1.2) * Math.min(1, 1.6 / Math.sqrt(gain + 0.3))
  const data = new Uint8ClampedArray(image.data.length).fill(255)
  for (let i = 0; i < data.length; i += 4) {
    const value = target + (grey(image.data, i) * gain - target) * contrast
    tint.forEach((share, c) => {
      data[i + c] = value * share
    })
  }
  return { width: image.width, height: image.height, data }
}

/** A part of the picture of at least that share of its sides, in another light. */
function varied(image: RgbaImage, random: Random, least: number): RgbaImage {
  const [width, height] = [image.width, image.height].map((side) => Math.round(side * between(random, least, 1))) as [
    number,
    number,
  ]
  const [left, top] = [random() * (image.width - width), random() * (image.height - height)].map(Math.floor) as [
    number,
    number,
  ]
  return inOtherLight(crop(image, left, top, width, height), random)
}

/** The mean of a GRID × GRID map in a rectangle of it. */
function meansOf(map: (x: number, y: number) => number) {
  const line = GRID + 1
  const sums = new Float64Array(line ** 2)
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      const at = (y + 1) * line + x + 1
      sums[at] = map((x + 0.5) / GRID, (y + 0.5) / GRID) + sums[at - 1]! + sums[at - line]! - sums[at - line - 1]!
    }
  }
  return (x: number, y: number, width: number, height: number) =>
    (sums[(y + height) * line + x + width]! -
      sums[y * line + x + width]! -
      sums[(y + height) * line + x]! +
      sums[y * line + x]!) /
    (width * height)
}

const at = (data: ArrayLike<number>, width: number, height: number) => (x: number, y: number) =>
  data[Math.floor(y * height) * width + Math.floor(x * width)]!

/** Parts all of hair, half of hair, and without, of a photograph, by its drawn mask if there is one and by the network. */
async function addParts(file: string, image: RgbaImage, random: Random): Promise<void> {
  const small = resizeImage(image, 256)
  const network = at(hairProbability(net, small).data, small.width, small.height)
  const name = file.replace(/^more\//, '').replace(/\.\w+$/, '.png')
  const path = join(import.meta.dirname, 'masks', name)
  const mask = /^(more|house)\//.test(file) && existsSync(path) ? await readMask(path) : null
  const drawn = mask && at(mask.data, mask.width, mask.height)
  const seen = (x: number, y: number) => (drawn ? drawn(x, y) / 255 : network(x, y))
  const hairIn = meansOf((x, y) => Math.min(seen(x, y), network(x, y) > 0.3 ? 1 : seen(x, y)))
  const anyIn = meansOf((x, y) => Math.max(seen(x, y) > 0.5 ? 1 : 0, network(x, y)))
  const left = { close: 3, part: 2, crops: 3 }
  const [scaleX, scaleY] = [image.width / GRID, image.height / GRID]
  for (let tries = 0; tries < 1500 && left.close + left.part + left.crops > 0; tries++) {
    const width = Math.max(8, Math.round(GRID * between(random, 0.1, 0.6)))
    const height = Math.max(8, Math.round(((width * image.width) / image.height) * between(random, 0.7, 1.4)))
    if (height > GRID || Math.min(width * scaleX, height * scaleY) < LEAST_SIDE) continue
    const [x, y] = [Math.floor(random() * (GRID - width)), Math.floor(random() * (GRID - height))]
    const hair = hairIn(x, y, width, height)
    const kind = hair > 0.93 ? 'close' : hair > 0.5 ? 'part' : anyIn(x, y, width, height) < 0.02 ? 'crops' : null
    if (!kind || left[kind] === 0) continue
    left[kind]--
    const [l, t, w, h] = [x * scaleX, y * scaleY, width * scaleX, height * scaleY].map(Math.floor) as [
      number,
      number,
      number,
      number,
    ]
    const part = crop(image, l, t, w, h)
    const chance = random()
    if (chance < (kind === 'close' ? 0.3 : 0.5)) add(kind, file, part)
    else add(kind, file, kind === 'close' && chance > 0.65 ? dyed(part, random) : inOtherLight(part, random))
  }
}

/** Whether photographs of the fit half show hair, by the labels of the eye or the roles in training. */
function photographs(folder: string): readonly (readonly [file: string, kind: 'heads' | 'bald'])[] {
  const labels = new Map(listEyeLabels().map((label) => [label.photo, label]))
  const rolesIn = (list: string, part: string) =>
    readTable(join(import.meta.dirname, list)).map((row) => [`${part}/${row.file}.jpg`, row] as const)
  const roles = new Map([...rolesIn('house.csv', 'house'), ...rolesIn('more.csv', 'more')])
  const kindOf = (file: string) => {
    const [label, row] = [labels.get(file), roles.get(file)]
    if (label) return showsHair(label) ? 'heads' : hasNoHair(label) ? 'bald' : null
    if (row?.role === 'negative') return 'bald'
    return file.startsWith('portraits/') || (row?.role === 'train' && row.hair !== 'no') ? 'heads' : null
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
for (const [i, [file, kind]] of photographs(photosFolder).entries()) {
  const random = seededRandom(1000 + i)
  const decoded = await decodeImage(readFileSync(join(photosFolder, file)), { maxSide: 1600 })
  if (!decoded.ok) continue
  const image = resizeImage(decoded.image, 800)
  add(kind, file, image)
  for (let more = kind === 'bald' ? 10 : 2; more > 0; more--) add(kind, file, varied(image, random, 0.65))
  if (kind === 'heads') await addParts(file, decoded.image, random)
}
for (let number = 0; number < GROUNDS; number++) {
  const { image } = bareGround(number)
  add('grounds', `ground ${number}`, image)
  if (number % 2) add('grounds', `ground ${number}`, varied(image, seededRandom(number + 7), 0.4))
}
for (const [i, scene] of listScenes(FIRST_SCENE).entries()) {
  const isBare = scene.condition === 'no-hair'
  if (i % (isBare ? 3 : 9) !== 0) continue
  add(isBare ? 'bare-scenes' : 'scenes', `scene ${scene.seed}`, renderScene(drawScene(scene)).image)
}
const random = seededRandom(99)
for (let i = 0; i < SAMPLES; i++) {
  const lightness = random() < 0.5 ? between(random, 4, 28) : between(random, 28, 88)
  const warmth = random() * Math.min(1, lightness / 35)
  const colour = [lightness, between(random, -1, 20) * warmth, between(random, -3, 32) * warmth] as const
  const { image } = renderSamplePhoto({
    seed: 60000 + i,
    style: random() < 0.4 ? 'front' : 'back',
    width: 240,
    hair: {
      roots: colour,
      lengths: colour,
      ends: colour,
      wave: WAVES[i % WAVES.length]!,
      gloss: between(random, 0.3, 1.6),
    },
  })
  add('samples', `sample ${i}`, image)
}
closeSync(values)
writeFileSync(join(work, 'found.json'), JSON.stringify(listed))
