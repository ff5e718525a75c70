import { type Lab, labOf, NATURAL_TONE, type Tone, type ToneName } from '@riflesso/colorimetry'
import { seededRandom } from '../../packages/vision/src/random.ts'
import { WAVES } from '../../packages/vision/src/testing/hair/lock-guide.ts'
import type { HairCut, SceneHair, SceneOptions } from '../scenes/scene.ts'
import type { SceneCamera, SceneLight } from '../scenes/scene-camera.ts'
import { CLOTH_PATTERNS } from '../scenes/scene-clothes.ts'
import { GROUNDS } from '../scenes/scene-ground.ts'

/** Conditions of a scene; each has its own rows in the report. */
export const CONDITIONS = ['neutral', 'any-light', 'phone', 'hard', 'no-hair'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Number of scenes per condition; 500 in total. */
const COUNTS: Readonly<Record<Condition, number>> = {
  neutral: 170,
  'any-light': 150,
  phone: 70,
  hard: 60,
  'no-hair': 50,
}

/** Seeds of this list; training must never use them. */
const FIRST_SEED = 9_100_000

export type ListedScene = { readonly seed: number; readonly condition: Condition }

/** The fixed list: the same scenes in every run. */
export function listScenes(firstSeed = FIRST_SEED): readonly ListedScene[] {
  const conditions = CONDITIONS.flatMap((condition) => Array.from({ length: COUNTS[condition] }, () => condition))
  return conditions.map((condition, index) => ({ seed: firstSeed + index, condition }))
}

type Draw = {
  readonly between: (low: number, high: number) => number
  readonly chance: (share: number) => boolean
  readonly oneOf: <T>(values: readonly T[]) => T
}

/** Contents of a scene, derived from its seed. */
export function drawScene({ seed, condition }: ListedScene): SceneOptions {
  const random = seededRandom(seed)
  const draw: Draw = {
    between: (low, high) => low + (high - low) * random(),
    chance: (share) => random() < share,
    oneOf: (values) => values[Math.floor(random() * values.length)] as (typeof values)[number],
  }
  const { between, chance, oneOf } = draw
  const width = Math.round(between(420, 640))
  return {
    seed,
    width,
    height: Math.round(width * oneOf([1, 1.25, 4 / 3, 4 / 3, 1.5])),
    person: condition === 'no-hair' && chance(0.35) ? null : drawPerson(draw, condition),
    ground: { kind: oneOf(GROUNDS), colour: surface(draw, 0.65), second: surface(draw, 0.3), blur: between(0, 1) },
    card: null,
    light: drawLight(draw, condition),
    camera: drawCamera(draw, condition),
  }
}

/** Position of the grey card: lower left corner. */
export function cardIn({ width, height }: Pick<SceneOptions, 'width' | 'height'>): readonly [x: number, y: number] {
  return [0.1, height / width - 0.1]
}

function drawPerson(draw: Draw, condition: Condition): NonNullable<SceneOptions['person']> {
  const { between, chance, oneOf } = draw
  const from = chance(0.45) ? 'front' : 'back'
  const closeUp = condition !== 'no-hair' && chance(0.15)
  const zoom = closeUp ? between(1.5, 2.4) : between(0.75, 1.3)
  const bare = condition === 'no-hair'
  const hat = bare && chance(0.55) ? surface(draw, 0.3) : null
  return {
    from,
    view: {
      zoom,
      tilt: between(-0.22, 0.22),
      mirrored: chance(0.5),
      headX: between(0.36, 0.64),
      headY: closeUp ? between(0.15, 0.5) : between(0.34, 0.5),
    },
    skin: drawSkin(draw),
    clothes: {
      kind: oneOf(['cape', 'cape', 'top', 'top', 'bare'] as const),
      colour: surface(draw, 0.7),
      second: surface(draw, 0.3),
      pattern: oneOf(CLOTH_PATTERNS),
      towel: chance(0.2) ? [between(86, 95), between(-1, 1), between(-1, 4)] : null,
    },
    hair: bare ? null : drawHair(draw, from),
    hat,
  }
}

/** Skin of all people: lightness as it is, hue and chroma about those of Xiao et al. 2017 (forehead and cheek, four groups). */
function drawSkin({ between }: Draw): Lab {
  const lightness = between(24, 76)
  const chroma = Math.min(1, lightness / 45)
  return [lightness, between(7, 14) * chroma, between(13, 22) * chroma]
}

/** A wall or a cloth: grey with the given chance (white and black are common), otherwise any colour. */
function surface({ between, chance, oneOf }: Draw, greyShare: number): Lab {
  if (chance(greyShare))
    return [oneOf([between(86, 95), between(60, 90), between(6, 60)]), between(-1.5, 2), between(-2, 5)]
  return [between(12, 85), between(-35, 45), between(-40, 45)]
}

const TONES: readonly ToneName[] = [
  'DORATO',
  'DORATO',
  'RAME',
  'RAME',
  'ROSSO',
  'MOGANO',
  'IRISE',
  'CENERE',
  'CENERE',
  'BEIGE',
  'VERDE',
]

function drawColour(draw: Draw, level: number): Lab {
  const { between, chance, oneOf } = draw
  const intensity = oneOf(['soft', 'full', 'full', 'intense'] as const)
  const tone: Tone = chance(0.4) ? NATURAL_TONE : { primary: oneOf(TONES), secondary: null, intensity }
  const [l, a, b] = labOf(level, tone)
  const spread = Math.min(1, l / 40)
  return [l, a + between(-2, 2) * spread, b + between(-2, 2) * spread]
}

function drawHair(draw: Draw, from: 'front' | 'back'): SceneHair {
  const { between, chance } = draw
  const level = between(1, 10.4)
  const roots = drawColour(draw, level)
  const kind = between(0, 1)
  // Half are one colour; others run from dark roots to lighter ends, or have highlights, or both.
  const runs = kind > 0.5 && kind < 0.8
  const lengths = runs ? drawColour(draw, Math.min(10.4, level + between(0.5, 2.5))) : roots
  const ends = runs ? drawColour(draw, Math.min(10.6, level + between(1, 4))) : roots
  const highlights =
    kind > 0.72
      ? { highlights: { colour: drawColour(draw, Math.min(10.6, level + between(1.5, 4))), share: between(0.08, 0.5) } }
      : {}
  return {
    roots,
    lengths: chance(0.9) ? lengths : roots,
    ends,
    ...highlights,
    style: drawCut(draw, from),
    gloss: between(0.3, 1.5),
    lit: between(0.5, 0.6),
  }
}

function drawCut({ between, oneOf }: Draw, from: 'front' | 'back'): HairCut {
  const kind = oneOf([
    'falling',
    'falling',
    'falling',
    'falling',
    'cropped',
    'curls',
    'bun',
    'ponytail',
    'plait',
  ] as const)
  if (kind === 'falling') return { kind, cut: between(0, 0.4), wave: oneOf(WAVES) }
  if (kind === 'cropped') return { kind, length: between(0.05, 0.14) }
  if (kind === 'curls') return { kind, volume: between(0.25, 0.7), curl: between(0.01, 0.028) }
  return { kind: from === 'front' ? 'bun' : kind }
}

function drawLight({ between, chance }: Draw, condition: Condition): SceneLight {
  const plain = { kelvin: 6504, tint: 0, second: null, falloff: between(-0.3, 0.3) }
  if (condition === 'neutral' || condition === 'no-hair') return plain
  // Uniform in mired, which is closer to perception.
  const kelvin = (warmest: number, coolest: number) => 1e6 / between(1e6 / coolest, 1e6 / warmest)
  // A phone corrects most of the white balance itself.
  if (condition === 'phone') return { ...plain, kelvin: kelvin(4800, 8000), tint: between(-0.04, 0.04) }
  const lamp = { ...plain, kelvin: kelvin(2800, 7500), tint: between(-0.03, 0.03) }
  if (condition === 'any-light') return lamp
  return chance(0.4) ? { ...lamp, second: { kelvin: kelvin(2800, 9000), fromLeft: chance(0.5) } } : lamp
}

function drawCamera({ between, chance }: Draw, condition: Condition): SceneCamera {
  const plain = { exposure: 0, noise: between(0.005, 0.02), blur: 0, contrast: 0, saturation: 1 }
  if (condition === 'neutral' || condition === 'no-hair') return plain
  if (condition === 'any-light') return { ...plain, exposure: between(-1, 1) }
  if (condition === 'phone')
    return { ...plain, exposure: between(-0.35, 0.35), contrast: between(0, 0.35), saturation: between(0.95, 1.15) }
  return {
    exposure: between(-1.6, 1.2),
    noise: between(0.02, 0.08),
    blur: chance(0.5) ? between(1.5, 4) : 0,
    contrast: between(-0.2, 0.8),
    saturation: between(0.7, 1.5),
  }
}

/** JPEG quality of a scene, 1-100. */
export function jpegQuality({ seed, condition }: ListedScene): number {
  const share = seededRandom(seed ^ 0x1e9)()
  return Math.round(condition === 'hard' ? 35 + 40 * share : 75 + 20 * share)
}
