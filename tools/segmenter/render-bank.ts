/**
 * Renders people in the app's own drawing style, with their hair masks, for training.
 *
 *   node render-bank.ts FOLDER [COUNT] [SEED]
 *
 * Writes FOLDER/rendered.rgb (COUNT pictures of 160 × 213 pixels, R, G, B) and FOLDER/rendered.mask (0 to 255).
 */
import { createWriteStream } from 'node:fs'
import { seededRandom } from '../../packages/vision/src/random.ts'
import { WAVES } from '../../packages/vision/src/testing/hair/lock-guide.ts'
import { renderSamplePhoto } from '../../packages/vision/src/testing/hair/sample-photo.ts'

const WIDTH = 160
const [folder = '.', count = '600', firstSeed = '50000'] = process.argv.slice(2)
const random = seededRandom(Number(firstSeed))
const between = (low: number, high: number): number => low + (high - low) * random()
const oneOf = <T>([first, ...others]: readonly [T, ...T[]]): T =>
  others[Math.floor(random() * (others.length + 1)) - 1] ?? first

type Lab = readonly [number, number, number]

/** Hair colours from black to white, warm or ashen, sometimes a fantasy shade; dark and light equally often. */
function hairColour(): Lab {
  const lightness = random() < 0.5 ? between(2, 28) : between(28, 90)
  if (random() < 0.15) return [between(15, 80), between(-60, 70), between(-60, 60)]
  const warmth = between(0, 1) * Math.min(1, lightness / 35)
  return [lightness, between(-1, 20) * warmth, between(-3, 32) * warmth]
}

const shifted = ([l, a, b]: Lab): Lab => [
  Math.min(95, Math.max(1, l + between(-6, 18))),
  a * between(0.6, 1.4),
  b * between(0.6, 1.4),
]
const anyColour = (): Lab => [between(4, 96), between(-35, 45), between(-40, 45)]
const greyish = (): Lab => [between(6, 96), between(-4, 6), between(-6, 10)]
const SKINS = ['#D9A98C', '#F0D0B8', '#C58F6D', '#8D5B3E', '#5A3825', '#E8B9A0', '#B07A5A'] as const

const pictures = createWriteStream(`${folder}/rendered.rgb`)
const masks = createWriteStream(`${folder}/rendered.mask`)
for (let i = 0; i < Number(count); i++) {
  const roots = hairColour()
  const lengths = random() < 0.6 ? roots : shifted(roots)
  const { image, mask } = renderSamplePhoto({
    seed: Number(firstSeed) + i,
    style: random() < 0.5 ? 'front' : 'back',
    width: WIDTH,
    hair: {
      roots,
      lengths,
      ends: random() < 0.6 ? lengths : shifted(lengths),
      ...(random() < 0.25 ? { highlights: { colour: hairColour(), share: between(0.05, 0.5) } } : {}),
      wave: oneOf(WAVES),
      gloss: between(0.3, 1.6),
    },
    skin: oneOf(SKINS),
    ...(random() < 0.7 ? { cape: random() < 0.6 ? greyish() : anyColour() } : {}),
    ...(random() < 0.8 ? { wall: random() < 0.6 ? greyish() : anyColour() } : {}),
    lamp: [between(0.75, 1.35), 1, between(0.6, 1.2)],
    exposure: between(-1.1, 0.8),
  })
  const rgb = new Uint8Array(image.width * image.height * 3)
  for (let p = 0; p < image.width * image.height; p++) rgb.set(image.data.subarray(p * 4, p * 4 + 3), p * 3)
  pictures.write(rgb)
  masks.write(mask.data)
}
pictures.end()
masks.end()
