import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteOfLinear } from '../colour/srgb.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { estimateLight } from './estimate-light.ts'
import { GAIN_RANGE, gainsOfCast } from './light.ts'

const SIDE = 120

/** A room: upper half wall, lower half floor, a dark square of hair in the middle; all under a lamp. */
function room(wall: Light, floor: Light, lamp: Light = [1, 1, 1]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  const hair = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isHair = Math.abs(x - SIDE / 2) < 20 && Math.abs(y - SIDE / 2) < 30
      const colour = isHair ? ([0.05, 0.03, 0.02] as const) : y < SIDE / 2 ? wall : floor
      const texture = 0.96 + 0.04 * Math.sin(x * 1.7 + y)
      for (let c = 0; c < 3; c++) data[(y * SIDE + x) * 4 + c] = byteOfLinear(colour[c]! * lamp[c]! * texture)
      hair[y * SIDE + x] = isHair ? 255 : 0
    }
  }
  const size = { width: SIDE, height: SIDE }
  return { image: { ...size, data }, mask: { ...size, data: hair } }
}

type Light = readonly [number, number, number]
const WHITE: Light = [0.62, 0.62, 0.62]
const BROWN: Light = [0.2, 0.13, 0.09]

describe('estimateLight', () => {
  it('estimateLight corrects nothing beside a white wall in neutral light, with high confidence', () => {
    const { light } = estimateLight(...both(room(WHITE, BROWN)))
    expect(light.gains).toEqual([1, 1, 1])
    expect(light.confidence).toBeGreaterThan(0.5)
  })

  it.each([[[1.25, 1, 0.72]], [[1.1, 1, 0.87]], [[0.9, 1, 1.2]]] as const)(
    'estimateLight undoes a lamp of %o seen on a white wall',
    (lamp) => {
      const { light } = estimateLight(...both(room(WHITE, BROWN, lamp)))
      const [r, g, b] = light.gains.map((gain, c) => gain * lamp[c]!) as [number, number, number]
      expect(light.source).toBe('neutral')
      expect(Math.max(Math.abs(Math.log(r / g)), Math.abs(Math.log(b / g)))).toBeLessThan(0.06)
    },
  )

  it('estimateLight treats a green wall as paint, not as light', () => {
    const { light } = estimateLight(...both(room([0.2, 0.55, 0.25], [0.1, 0.3, 0.12])))
    expect(light.source).not.toBe('neutral')
    expect(Math.abs(Math.log(light.gains[1]))).toBeLessThan(0.05)
  })

  it('estimateLight trusts the tapped object more than everything else', () => {
    const { image, mask } = room([0.2, 0.55, 0.25], WHITE, [1.3, 1, 0.6])
    const { light } = estimateLight(image, mask, { whitePoint: [0.1, 0.9] })
    expect(light.source).toBe('white-point')
    expect(Math.log((light.gains[0] * 1.3) / light.gains[1])).toBeCloseTo(0, 1)
    expect(Math.log((light.gains[2] * 0.6) / light.gains[1])).toBeCloseTo(0, 1)
  })

  it('estimateLight takes the colour and strength of the light from a grey card', () => {
    const { image, mask } = room([0.4, 0.3, 0.5], [0.36, 0.36, 0.36], [1.3, 1, 0.6])
    const { light, stops } = estimateLight(image, mask, { greyCard: [0.1, 0.9] })
    expect(stops).toBeCloseTo(1, 0)
    const seen = [1.3, 1, 0.6].map((lamp, c) => lamp * 0.36 * light.gains[c]!)
    for (const channel of seen) expect(channel).toBeCloseTo(0.18, 1)
  })

  it('estimateLight estimates less light where a photo has nothing bright and a colour cast', () => {
    const lamp = [1.3, 0.97, 0.6] as const
    const strengthOf = (factor: number) => {
      const dim = lamp.map((channel) => channel * factor) as unknown as Light
      return estimateLight(...both(room(WHITE, BROWN, dim))).stops
    }
    expect(strengthOf(0.3)).toBeLessThan(strengthOf(1) - 0.2)
  })

  it('estimateLight ignores a tap on a burnt-out spot', () => {
    const { image, mask } = room([1.2, 1.2, 1.2], BROWN)
    expect(estimateLight(image, mask, { whitePoint: [0.1, 0.1] }).light.source).not.toBe('white-point')
  })

  it('estimateLight detects two lights of different colour', () => {
    const { image, mask } = room(WHITE, WHITE)
    const warm = room(WHITE, WHITE, [1.25, 1, 0.68]).image
    for (let y = 0; y < SIDE; y++) {
      const row = y * SIDE * 4
      image.data.set(warm.data.subarray(row, row + SIDE * 2), row)
    }
    expect(estimateLight(image, mask).mixed).toBe(true)
    expect(estimateLight(...both(room(WHITE, WHITE))).mixed).toBe(false)
  })
})

it('keeps every gain within its bounds', () => {
  const cast = fc.double({ min: -9, max: 9, noNaN: true })
  fc.assert(
    fc.property(cast, cast, (red, blue) => {
      for (const gain of gainsOfCast([red, blue])) {
        expect(gain).toBeGreaterThanOrEqual(GAIN_RANGE.min)
        expect(gain).toBeLessThanOrEqual(GAIN_RANGE.max)
      }
    }),
  )
})

function both({ image, mask }: { image: RgbaImage; mask: HairMask }): [RgbaImage, HairMask] {
  return [image, mask]
}
