import { smoothStep } from '../../packages/vision/src/numeric.ts'
import { normalDraw, seededRandom } from '../../packages/vision/src/random.ts'
import {
  type ColourInput,
  type LinearColour,
  linearOfInput,
} from '../../packages/vision/src/testing/hair/hair-colour.ts'
import {
  createPainting,
  ellipse,
  enlarged,
  everywhere,
  layShape,
  type Painting,
  plain,
  roundedBox,
} from '../../packages/vision/src/testing/hair/painting.ts'
import { paintSalonWall } from '../../packages/vision/src/testing/hair/salon-wall.ts'

/** Backgrounds. */
export const GROUNDS = ['plain', 'salon', 'room', 'lights', 'brick', 'leaves', 'boards', 'tiles', 'wood'] as const
type GroundKind = (typeof GROUNDS)[number]

export type Ground = {
  readonly kind: GroundKind
  readonly colour: ColourInput
  readonly second: ColourInput
  /** 0 sharp to 1 far out of focus. */
  readonly blur: number
}

type Paint = (x: number, y: number) => LinearColour

/** Paints the background of a scene. */
export function paintGround(width: number, height: number, seed: number, ground: Ground): Painting {
  if (ground.kind === 'salon') return paintSalonWall(width, height, seed, ground.colour)
  const random = seededRandom(seed ^ 0x6f0d)
  const reduction = 1 + Math.round(4 * ground.blur)
  const painting = createPainting(Math.ceil(width / reduction), Math.ceil(height / reduction))
  const softness = 0.004 + 0.05 * ground.blur
  const one = linearOfInput(ground.colour)
  const other = linearOfInput(ground.second)
  layShape(painting, everywhere, surfaceOf(ground.kind, one, other, random, softness), 0)
  if (ground.kind === 'room') furnish(painting, one, other, random, softness)
  if (ground.kind === 'lights') hangLights(painting, other, random, softness)
  if (ground.kind === 'leaves') growLeaves(painting, one, other, random, softness)
  return enlarged(painting, width, height)
}

function surfaceOf(
  kind: GroundKind,
  one: LinearColour,
  other: LinearColour,
  random: () => number,
  soft: number,
): Paint {
  const slant = 0.5 * normalDraw(random)
  const steep = 0.35 * normalDraw(random)
  const light = (x: number, y: number) => Math.max(0.15, 1 + slant * (x - 0.5) + steep * (y - 0.6))
  if (kind === 'brick' || kind === 'tiles') return masonry(kind, one, other, random, soft, light)
  if (kind === 'boards' || kind === 'wood') return timber(kind, one, other, random, soft, light)
  return (x, y) => scaled(one, light(x, y))
}

function masonry(
  kind: 'brick' | 'tiles',
  one: LinearColour,
  joint: LinearColour,
  random: () => number,
  soft: number,
  light: (x: number, y: number) => number,
): Paint {
  const high = kind === 'brick' ? 0.035 + 0.04 * random() : 0.09 + 0.1 * random()
  const long = kind === 'brick' ? high * 3 : high
  const seed = Math.floor(random() * 1e6)
  return (x, y) => {
    const row = Math.floor(y / high)
    const place = x / long + (kind === 'brick' && row % 2 !== 0 ? 0.5 : 0)
    const column = Math.floor(place)
    const inX = (place - column) * long
    const inY = y - row * high
    const rim = Math.min(inX, long - inX, inY, high - inY)
    const grout = smoothStep(0.003 + soft / 2, 0.002, rim) * (soft > 0.02 ? 0.5 : 1)
    const shade = 0.78 + 0.44 * seededRandom(seed + row * 977 + column * 131)()
    return scaled(mix(scaled(one, shade), joint, grout), light(x, y))
  }
}

function timber(
  kind: 'boards' | 'wood',
  one: LinearColour,
  other: LinearColour,
  random: () => number,
  soft: number,
  light: (x: number, y: number) => number,
): Paint {
  const wide = kind === 'boards' ? 0.06 + 0.12 * random() : 0.4
  const lying = random() < 0.4
  const phases = [random() * 9, random() * 9, random() * 9] as const
  return (x, y) => {
    const [across, along] = lying ? [y, x] : [x, y]
    const board = Math.floor(across / wide)
    const inside = across - board * wide
    const gap = smoothStep(0.004 + soft / 2, 0.001, Math.min(inside, wide - inside))
    const wave = 90 * across + 4 * Math.sin(along * 3 + phases[0] + board) + 2 * Math.sin(along * 7 + phases[1])
    const grain = kind === 'wood' ? 0.5 + 0.5 * Math.sin(wave + phases[2]) : 0.15 + 0.15 * Math.sin(5 * board + along)
    const own = mix(one, other, grain * (soft > 0.03 ? 0.6 : 1))
    return scaled(own, light(x, y) * (1 - 0.7 * gap))
  }
}

/** A window or a picture, a piece of furniture, a lamp. */
function furnish(painting: Painting, one: LinearColour, other: LinearColour, random: () => number, soft: number): void {
  const window = random() < 0.6
  const left = random() < 0.5 ? -0.1 + 0.15 * random() : 0.62 + 0.15 * random()
  const pane = window ? scaled([0.95, 0.97, 1], 0.7 + 0.5 * random()) : scaled(other, 1.2)
  layShape(painting, roundedBox(left, 0.05 + 0.1 * random(), left + 0.38, 0.6, 0.005), plain(pane), soft)
  layShape(painting, roundedBox(left + 0.18, 0.05, left + 0.2, 0.6, 0.001), plain(scaled(one, 0.8)), soft)
  const shelf = 0.75 + 0.3 * random()
  layShape(painting, roundedBox(-0.1, shelf, 1.1, shelf + 0.6, 0.01), plain(scaled(other, 0.6)), soft)
  for (let thing = 0; thing < 7; thing++) {
    const x = random()
    const size = 0.02 + 0.05 * random()
    const colour: LinearColour = [0.7 * random(), 0.6 * random(), 0.5 * random()]
    layShape(painting, roundedBox(x, shelf - 3 * size * random() - size, x + size, shelf, 0.008), plain(colour), soft)
  }
}

function hangLights(painting: Painting, colour: LinearColour, random: () => number, soft: number): void {
  for (let lamp = 0; lamp < 34; lamp++) {
    const radius = 0.012 + 0.05 * random() ** 2
    const own = mix(colour, [0.9, 0.75, 0.5], random())
    const shape = ellipse(random(), 1.35 * random(), radius, radius)
    layShape(painting, shape, plain(scaled(own, 0.4 + random())), 0.006 + soft / 4, 0.35 + 0.4 * random())
  }
}

function growLeaves(
  painting: Painting,
  one: LinearColour,
  other: LinearColour,
  random: () => number,
  soft: number,
): void {
  for (let leaf = 0; leaf < 260; leaf++) {
    const long = 0.012 + 0.04 * random()
    const colour = scaled(mix(one, other, random()), 0.3 + 1.1 * random())
    const shape = ellipse(random(), 1.4 * random(), long * (0.4 + 0.6 * random()), long)
    layShape(painting, shape, plain(colour), 0.004 + soft / 2, 0.85)
  }
}

function mix(one: LinearColour, other: LinearColour, share: number): LinearColour {
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ]
}

function scaled(colour: LinearColour, factor: number): LinearColour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor]
}
