import type { RgbaImage } from '../../image.ts'
import { COVERED_HEADS } from './covered-head.ts'
import { drawOf } from './draw.ts'
import { GROUNDS } from './grounds.ts'

const KINDS = { ...GROUNDS, ...COVERED_HEADS } as const

const SIDE = 320

/**
 * A picture of no hair, drawn by lot from its number: landscape, fabric, fur, feathers, food, flowers, and heads under a scarf, a veil or a
 * hat, one kind after the other. Colour and strength of the light are drawn too.
 */
export function bareGround(number: number): { readonly kind: keyof typeof KINDS; readonly image: RgbaImage } {
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[]
  const kind = kinds[number % kinds.length]!
  const draw = drawOf(number)
  const paint = KINDS[kind](draw)
  const [warmth, exposure, grain] = [draw.between(-0.12, 0.12), draw.between(0.75, 1.2), draw.between(2, 12)]
  const gains = [exposure * (1 + warmth), exposure, exposure * (1 - warmth), 1]
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const noise = grain * draw.between(-1, 1)
    const colour = paint((i % SIDE) / SIDE, Math.floor(i / SIDE) / SIDE)
    data.set([...colour.map((value, channel) => value * gains[channel]! + noise), 255], i * 4)
  }
  return { kind, image: { width: SIDE, height: SIDE, data } }
}
