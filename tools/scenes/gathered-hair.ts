import { smoothStep } from '../../packages/vision/src/numeric.ts'
import { normalDraw, seededRandom } from '../../packages/vision/src/random.ts'
import {
  type ClumpBrush,
  type ClumpGuide,
  createClumpBrush,
  createClumpGuide,
  paintClump,
} from '../../packages/vision/src/testing/hair/clump-brush.ts'
import type { StrandCanvas } from '../../packages/vision/src/testing/hair/strand-canvas.ts'
import { layCurve, onHead, overHead, unit, type Vec } from './skull.ts'

export type Gathering = 'bun' | 'ponytail' | 'plait'

/** Share of the hair's length between the scalp and the place where it is gathered. */
const ON_HEAD = 0.35

type Painter = {
  readonly brush: ClumpBrush
  readonly guide: ClumpGuide
  readonly random: () => number
  readonly accentShare: number
  readonly scale: number
}

/**
 * Paints hair combed to one point and tied into a bun, a ponytail or a plait. From the front the tie is high, from behind
 * anywhere down to the nape.
 */
export function drawGatheredHair(
  canvas: StrandCanvas,
  seed: number,
  kind: Gathering,
  front: boolean,
  accentShare: number,
): void {
  const random = seededRandom(seed)
  const brush = createClumpBrush(canvas, random)
  const painter: Painter = { brush, guide: createClumpGuide(), random, accentShare, scale: canvas.width / 900 }
  const tie: Vec = front
    ? unit([normalDraw(random) * 0.08, -0.97, -0.12 - 0.2 * random()])
    : unit([normalDraw(random) * 0.1, -0.75 + 1.25 * random(), 0.75])
  combToTie(painter, tie, front)
  const middle = onHead(tie, kind === 'bun' ? 1.16 : 1.06)
  if (kind === 'bun') paintBun(painter, middle, 0.07 + 0.045 * random())
  else if (kind === 'ponytail') paintTail(painter, middle, 0.35 + 0.35 * random())
  else paintPlait(painter, middle, 0.4 + 0.3 * random())
}

function combToTie({ brush, guide, random, accentShare, scale }: Painter, tie: Vec, front: boolean): void {
  const layers = [
    { locks: 70, lift: 0.97, light: 0.7, thickness: 3 },
    { locks: 130, lift: 1.01, light: 0.94, thickness: 1.3 },
    { locks: 120, lift: 1.02, light: 1, thickness: 1.15 },
  ] as const
  for (const layer of layers) {
    for (let lock = 0; lock < layer.locks; lock++) {
      const around = ((lock + random()) / layer.locks) * 2 * Math.PI
      // The hairline runs around the head; hair inside it is covered by the combed hair of the hairline.
      const hairline = unit([Math.sin(around), -Math.cos(around) * 0.93, front ? 0.28 : -0.12])
      const inward = 0.75 * random() ** 2
      const way = overHead(hairline, tie)
      const sag = 0.012 * normalDraw(random)
      layCurve(guide, (t) => {
        const place = way(inward + (1 - inward) * t)
        return {
          at: onHead(place, layer.lift + sag * Math.sin(Math.PI * t)),
          normal: place,
          spread: 0.03 * (0.25 + 0.75 * Math.sin(Math.PI * (0.15 + 0.75 * t))),
          along: ON_HEAD * t,
        }
      })
      const light = layer.light * (1 + normalDraw(random) * 0.05)
      paintClump(brush, guide, { strands: 24, thickness: layer.thickness * scale, light, accentShare })
    }
  }
}

/** Coils around a ball. */
function paintBun({ brush, guide, random, accentShare, scale }: Painter, middle: Vec, radius: number): void {
  for (let coil = 0; coil < 90; coil++) {
    const deep = coil < 30
    const axis = unit([normalDraw(random) * 0.5, normalDraw(random) * 0.5, 1])
    const side = unit([axis[2], 0, -axis[0]])
    const other: Vec = [
      axis[1] * side[2] - axis[2] * side[1],
      axis[2] * side[0] - axis[0] * side[2],
      axis[0] * side[1] - axis[1] * side[0],
    ]
    const ring = radius * (deep ? 0.5 + 0.4 * random() : 0.35 + 0.65 * Math.sqrt(random()))
    const height = Math.sqrt(Math.max(0, radius * radius - ring * ring))
    const start = random() * 2 * Math.PI
    const sweep = 2.2 + 3 * random()
    const along = ON_HEAD + (1 - ON_HEAD) * 0.6 * random()
    layCurve(guide, (t) => {
      const turn = start + sweep * t
      const point = (channel: 0 | 1 | 2) =>
        ring * (Math.cos(turn) * side[channel] + Math.sin(turn) * other[channel]) + height * axis[channel]
      const out: Vec = [point(0), point(1), point(2)]
      return {
        at: [middle[0] + out[0], middle[1] + out[1], middle[2] + out[2]],
        normal: unit(out),
        spread: 0.016,
        along: along + (1 - ON_HEAD) * 0.4 * t,
      }
    })
    const look = { strands: 20, thickness: (deep ? 3 : 1.3) * scale, light: deep ? 0.66 : 0.94, accentShare }
    paintClump(brush, guide, look)
  }
}

function paintTail({ brush, guide, random, accentShare, scale }: Painter, tie: Vec, length: number): void {
  const lean = normalDraw(random) * 0.1
  for (let lock = 0; lock < 120; lock++) {
    const deep = lock < 35
    const side = deep ? 2 * random() - 1 : Math.sign(random() - 0.5) * (1 - (lock - 35) / 85) ** 0.6
    const reach = length * (0.9 + 0.15 * random())
    const bend = normalDraw(random) * 0.012
    layCurve(guide, (t) => {
      const fullness = 0.018 + 0.06 * Math.sin(Math.PI * Math.min(1, 0.12 + 0.75 * t))
      const x = tie[0] + lean * t + side * fullness + bend * Math.sin(5 * t)
      const round = Math.sqrt(Math.max(0, 1 - side * side))
      return {
        at: [x, tie[1] - 0.03 * Math.sin(Math.PI * Math.min(1, 4 * t)) + reach * t, tie[2] + 0.05 * round],
        normal: unit([side * 0.85, 0.1, 0.25 + round]),
        spread: 0.016 * (1 - 0.7 * smoothStep(0.7, 1, t)),
        along: ON_HEAD + (1 - ON_HEAD) * t,
      }
    })
    const look = { strands: 22, thickness: (deep ? 3 : 1.25) * scale, light: deep ? 0.68 : 0.96, accentShare }
    paintClump(brush, guide, look)
  }
}

/** Lobes that pass from alternate sides over the middle, one below the other. */
function paintPlait({ brush, guide, random, accentShare, scale }: Painter, tie: Vec, length: number): void {
  const lobes = 9 + Math.floor(6 * random())
  const pitch = length / lobes
  for (let lobe = 0; lobe < lobes; lobe++) {
    const side = lobe % 2 === 0 ? 1 : -1
    const half = 0.055 * (1 - 0.45 * (lobe / lobes))
    for (let lock = 0; lock < 12; lock++) {
      const across = (lock / 11) * 2 - 1
      layCurve(guide, (t) => {
        const inward = smoothStep(0, 1, t)
        const x = tie[0] + side * half * (1.05 - 1.5 * inward) * Math.sqrt(Math.min(1, 0.35 + 1.6 * t))
        const y = tie[1] + pitch * (lobe + 1.9 * t + 0.55 * across * (1 - 0.6 * t))
        return {
          at: [x, y, tie[2] + 0.02 * Math.sin(Math.PI * t)],
          normal: unit([side * (0.7 - 1.1 * inward), 0.3 * across, 0.5 + Math.sin(Math.PI * t)]),
          spread: 0.011,
          along: ON_HEAD + ((1 - ON_HEAD) * (lobe + t)) / (lobes + 1),
        }
      })
      paintClump(brush, guide, {
        strands: 18,
        thickness: 1.5 * scale,
        light: 0.9 - 0.2 * Math.abs(across),
        accentShare,
      })
    }
  }
}
