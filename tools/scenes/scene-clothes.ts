import { clamp, smoothStep } from '../../packages/vision/src/numeric.ts'
import { seededRandom } from '../../packages/vision/src/random.ts'
import {
  bustOutline,
  capeOutline,
  createFolds,
  paintCape,
  paintNeck,
  shaded,
} from '../../packages/vision/src/testing/hair/cape.ts'
import {
  type ColourInput,
  type LinearColour,
  linearOfInput,
} from '../../packages/vision/src/testing/hair/hair-colour.ts'
import { layShape, type Painting } from '../../packages/vision/src/testing/hair/painting.ts'

/** Patterns of cloth. */
export const CLOTH_PATTERNS = ['plain', 'stripes', 'checks', 'dots', 'knit'] as const
type ClothPattern = (typeof CLOTH_PATTERNS)[number]

export type Clothes = {
  /** A salon cape, a top with an open neck, or bare shoulders. */
  readonly kind: 'cape' | 'top' | 'bare'
  readonly colour: ColourInput
  /** The second colour of a top's pattern. */
  readonly second: ColourInput
  readonly pattern: ClothPattern
  /** A towel over the shoulders; null for none. */
  readonly towel: ColourInput | null
}

/** Dresses the shoulders; the neck is skin. */
export function paintClothes(painting: Painting, seed: number, clothes: Clothes, skin: ColourInput): void {
  if (clothes.kind === 'cape') paintCape(painting, seed, clothes.colour, skin)
  else paintTop(painting, seed, clothes, skin)
  if (clothes.towel) paintTowel(painting, seed, clothes.towel)
}

function paintTop(painting: Painting, seed: number, clothes: Clothes, skin: ColourInput): void {
  const folds = createFolds(seed)
  const skinLight = linearOfInput(skin)
  layShape(
    painting,
    capeOutline,
    (x, y) => shaded(skinLight, 0.55 + 0.35 * folds(0.5, y) - 0.6 * (x - 0.5) ** 2),
    0.004,
  )
  paintNeck(painting, skin)
  const random = seededRandom(seed ^ 0x70b)
  const neckline = clothes.kind === 'bare' ? 0.98 + 0.1 * random() : 0.68 + 0.14 * random()
  const width = 0.09 + 0.14 * random()
  const top = linearOfInput(clothes.colour)
  const second = linearOfInput(clothes.second)
  const pattern = patternOf(clothes.pattern, random)
  layShape(
    painting,
    (x, y) => {
      const cut = neckline - 0.25 * smoothStep(width, width + 0.12, Math.abs(x - 0.5)) - y
      return Math.max(capeOutline(x, y), cut)
    },
    (x, y) => shaded(mixed(top, second, pattern(x, y)), folds(x, y)),
    0.004,
  )
}

/** A rolled towel around the neck and down over the shoulders. */
function paintTowel(painting: Painting, seed: number, towel: ColourInput): void {
  const light = linearOfInput(towel)
  const random = seededRandom(seed ^ 0x701)
  const phase = random() * 6.28
  layShape(
    painting,
    (x, y) => {
      const out = Math.abs(x - 0.5)
      const middle = 0.7 + 0.75 * out ** 1.6
      return Math.max(Math.abs(y - middle) - 0.045 - 0.05 * out, out - 0.3)
    },
    (x, y) => {
      const middle = 0.7 + 0.75 * Math.abs(x - 0.5) ** 1.6
      const round = 1 - ((y - middle) / 0.075) ** 2
      const terry = 1 + 0.05 * Math.sin(x * 700 + phase) * Math.sin(y * 640)
      return shaded(light, clamp(0.62 + 0.38 * round, 0.3, 1) * terry)
    },
    0.006,
  )
}

/** Parts in front of hair that falls behind the shoulders, from the front. */
export const bust = bustOutline

function patternOf(kind: ClothPattern, random: () => number): (x: number, y: number) => number {
  const turns = 40 + 160 * random()
  const angle = random() * Math.PI
  const along = (x: number, y: number) => Math.cos(angle) * x + Math.sin(angle) * y
  const across = (x: number, y: number) => Math.cos(angle) * y - Math.sin(angle) * x
  const step = (wave: number) => smoothStep(-0.25, 0.25, wave)
  if (kind === 'stripes') return (x, y) => step(Math.sin(turns * along(x, y)))
  if (kind === 'checks')
    return (x, y) => (step(Math.sin(turns * along(x, y))) + step(Math.sin(turns * across(x, y)))) / 2
  if (kind === 'dots')
    return (x, y) => smoothStep(0.45, 0.65, Math.sin(turns * along(x, y)) * Math.sin(turns * across(x, y)))
  if (kind === 'knit') return (x, y) => 0.5 + 0.5 * Math.sin(3 * turns * y + 1.2 * Math.abs(Math.sin(2.4 * turns * x)))
  return () => 0
}

function mixed(one: LinearColour, other: LinearColour, share: number): LinearColour {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ]
}
