import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { levelFromLab } from '../../packages/colorimetry/src/index.ts'
import { byteOfLinear, LINEAR_OF_BYTE } from '../../packages/vision/src/colour/srgb.ts'
import { type HairNet, type RgbaImage, readPhoto } from '../../packages/vision/src/index.ts'
import { renderScene } from '../scenes/scene.ts'
import type { PairCase, PairReading } from './cases.ts'
import { listEyeLabels, showsHair } from './eye-labels.ts'
import { pixelsOf } from './photo-case.ts'
import { photosFolder } from './photo-list.ts'
import { drawScene } from './scene-list.ts'
import { round } from './statistics.ts'

const FOLDER = join(import.meta.dirname, 'pairs')

type Pair = Pick<PairCase, 'kind' | 'how' | 'name'>

/** Seeds of the drawn pairs, in no other list, and their number in each light. */
const DRAWN = { phone: 9_400_000, 'any-light': 9_410_000, count: 100 } as const

/** Two pictures by `tools/segmenter/traced/measured.py` of one head, photographs of the test half with their retake, and drawn heads from two sides. */
export function listPairs(): readonly Pair[] {
  const numbers = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'))
  const heads = numbers.map((file) => Number.parseInt(file, 10)).filter((number) => number % 2 === 0)
  return [
    ...heads.sort().map((number) => ({ kind: 'pair', how: 'traced', name: String(number) }) as const),
    ...listEyeLabels()
      .filter((label) => label.half === 'test' && showsHair(label))
      .map(({ photo }) => ({ kind: 'pair', how: 'retaken', name: photo }) as const),
    ...(['phone', 'any-light'] as const).flatMap((how) =>
      Array.from({ length: DRAWN.count }, (_, i) => ({ kind: 'pair', how, name: String(DRAWN[how] + i) }) as const),
    ),
  ]
}

export async function tryPair(net: HairNet, pair: Pair): Promise<PairCase> {
  const { how } = pair
  if (how === 'phone' || how === 'any-light') {
    const [front, behind] = await drawnPair(Number(pair.name), how)
    const trueLevel = round((front.level + behind.level) / 2, 2)
    return { ...pair, readings: [readingOf(net, front.image), readingOf(net, behind.image)], trueLevel }
  }
  const [one, other] = pair.how === 'traced' ? await tracedPair(Number(pair.name)) : await withRetake(pair.name)
  return { ...pair, readings: [readingOf(net, one), readingOf(net, other)] }
}

type Two = readonly [RgbaImage, RgbaImage]

const tracedPair = async (first: number): Promise<Two> => [await traced(first), await traced(first + 1)]
const traced = async (number: number) => pixelsOf(await readFile(join(FOLDER, `${number}.jpg`)))

async function withRetake(photo: string): Promise<Two> {
  const image = await pixelsOf(await readFile(join(photosFolder ?? '', photo)))
  return [image, retakeOf(image)]
}

/** Far from the other seeds. */
const OTHER_VIEW = 50_000
const JPEG_QUALITY = 88

/** The head of a scene from the front, and from behind in the frame of another scene, under the same lamp and camera. */
async function drawnPair(seed: number, condition: 'phone' | 'any-light') {
  const first = drawScene({ seed, condition })
  const frame = drawScene({ seed: seed + OTHER_VIEW, condition })
  const { person } = first
  if (!person?.hair || !frame.person) throw new Error(`no hair in scene ${seed}`)
  const { hair, skin, clothes } = person
  // Both exist from the front and from behind.
  const style = hair.style.kind === 'ponytail' || hair.style.kind === 'plait' ? { kind: 'bun' as const } : hair.style
  const same = { skin, clothes, hair: { ...hair, style }, hat: null }
  const { light, camera, ground } = first
  const front = { ...first, person: { ...person, ...same, from: 'front' as const } }
  const behind = { ...frame, light, camera, ground, person: { ...frame.person, ...same, from: 'back' as const } }
  return [await drawn(front), await drawn(behind)] as const
}

async function drawn(options: Parameters<typeof renderScene>[0]) {
  const { image, truth } = renderScene(options)
  if (!truth) throw new Error(`no hair in scene ${options.seed}`)
  const { width, height, data } = image
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()
  return { image: await pixelsOf(jpeg), level: levelFromLab(truth.lab) }
}

/** A third of a stop darker, a little warmer, from the other side and a little nearer: what a second shot of the same head changes [E]. */
const RETAKE = { gains: [0.82, 0.79, 0.75], nearer: 0.04 } as const

function retakeOf({ width, height, data }: RgbaImage): RgbaImage {
  const [left, top] = [Math.round(RETAKE.nearer * width), Math.round(RETAKE.nearer * height)]
  const [across, down] = [width - 2 * left, height - 2 * top]
  const retake = new Uint8ClampedArray(4 * across * down).fill(255)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const from = 4 * ((top + y) * width + width - 1 - left - x)
      RETAKE.gains.forEach((gain, channel) => {
        const light = LINEAR_OF_BYTE[data[from + channel] ?? 0] ?? 0
        retake[4 * (y * across + x) + channel] = byteOfLinear(gain * light)
      })
    }
  }
  return { width: across, height: down, data: retake }
}

function readingOf(net: HairNet, image: RgbaImage): PairReading | null {
  const read = readPhoto(net, image)
  return read.ok ? { level: read.reading.level, bar: read.reading.levelError, lab: read.reading.lab } : null
}
