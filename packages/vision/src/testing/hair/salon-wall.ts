import { normalDraw, seededRandom } from '../../random.ts'
import { type ColourInput, type LinearColour, linearOfInput } from './hair-colour.ts'
import {
  createPainting,
  ellipse,
  enlarged,
  everywhere,
  layShape,
  type Painting,
  plain,
  roundedBox,
} from './painting.ts'

/** Out of focus nothing is sharper than this (widths of the picture). */
const BLUR = 0.026
/** Factor by which it is painted smaller, because it has no detail. */
const REDUCTION = 5

const BOTTLES = ['#8C7F78', '#D8CFC4', '#5A2346', '#B98A5E', '#A9A59E', '#6E7B76'] as const

/** The wall of a salon behind the person, far out of focus: round mirror with its ring of light, shelves, a plant. */
export function paintSalonWall(width: number, height: number, seed: number, wall: ColourInput): Painting {
  const random = seededRandom(seed ^ 0x5a10)
  const painting = createPainting(Math.ceil(width / REDUCTION), Math.ceil(height / REDUCTION))
  const wallLight = linearOfInput(wall)
  const mirrored = random() < 0.5
  const across = (x: number) => (mirrored ? 1 - x : x)
  layShape(
    painting,
    everywhere,
    (x, y) => scaled(wallLight, 1.12 - 0.34 * Math.hypot(across(x) - 0.12, (y - 0.1) * 0.6)),
    0,
  )
  paintMirror(painting, across(0.13 + 0.04 * random()), 0.36 + 0.05 * random(), 0.2 + 0.02 * random(), wallLight)
  paintShelves(painting, across, random)
  paintPlant(painting, across, random)
  for (let lamp = 0; lamp < 5; lamp++) {
    const x = across(0.46 + 0.13 * lamp + 0.02 * random())
    const glow = linearOfInput('#FFE9C9')
    layShape(painting, ellipse(x, 0.07, 0.026, 0.026), plain(scaled(glow, 1.05)), 0.012, 0.55)
  }
  return enlarged(painting, width, height)
}

function paintMirror(painting: Painting, x: number, y: number, radius: number, wall: LinearColour): void {
  const glass = scaled(wall, 0.72)
  layShape(painting, ellipse(x, y, radius * 1.07, radius * 1.07), plain(linearOfInput('#B59468')), BLUR)
  layShape(
    painting,
    ellipse(x, y, radius, radius),
    (px, py) => scaled(glass, 1 + 0.9 * (y - py) + 0.5 * (x - px)),
    BLUR,
  )
  layShape(
    painting,
    roundedBox(x - 0.05, y + 0.02, x + 0.11, y + radius * 0.93, 0.05),
    plain(scaled(glass, 0.72)),
    0.09,
    0.6,
  )
}

function paintShelves(painting: Painting, across: (x: number) => number, random: () => number): void {
  for (const shelf of [0.4, 0.66]) {
    const [left, right] = sides(across(0.74), across(1.08))
    let x = 0.765 + 0.02 * random()
    while (x < 1) {
      const width = 0.034 + 0.022 * random()
      const tall = 0.07 + 0.085 * random()
      const colour = linearOfInput(BOTTLES[Math.floor(random() * BOTTLES.length)] ?? BOTTLES[0])
      const [from, to] = sides(across(x), across(x + width))
      layShape(
        painting,
        roundedBox(from, shelf - tall, to, shelf, 0.012),
        (px) => scaled(colour, 1.15 - 9 * Math.abs(px - from - 0.01)),
        BLUR * 0.8,
        0.92,
      )
      x += width + 0.012 + 0.03 * random()
    }
    layShape(painting, roundedBox(left, shelf, right, shelf + 0.02, 0.004), plain(linearOfInput('#8F6F52')), BLUR * 0.8)
    layShape(
      painting,
      roundedBox(left, shelf + 0.02, right, shelf + 0.07, 0.01),
      plain([0.05, 0.045, 0.04]),
      0.08,
      0.22,
    )
  }
}

function paintPlant(painting: Painting, across: (x: number) => number, random: () => number): void {
  for (let leaf = 0; leaf < 16; leaf++) {
    const x = across(0.05 + normalDraw(random) * 0.055)
    const y = 0.86 + normalDraw(random) * 0.09
    const green = scaled(linearOfInput('#5E7358'), 0.6 + 0.7 * random())
    layShape(painting, ellipse(x, y, 0.018 + 0.02 * random(), 0.05 + 0.04 * random()), plain(green), BLUR * 1.3, 0.8)
  }
}

function sides(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one]
}

function scaled(colour: LinearColour, factor: number): LinearColour {
  const kept = Math.max(0.05, factor)
  return [colour[0] * kept, colour[1] * kept, colour[2] * kept]
}
