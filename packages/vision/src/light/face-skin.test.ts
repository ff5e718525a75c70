import { describe, expect, it } from 'vitest'
import { labOfBytes } from '../colour/lab.ts'
import type { HairMask, RgbaImage } from '../image.ts'
import { faceSkin } from './face-skin.ts'
import type { Gains } from './light.ts'

const SIDE = 100
const SKIN = [205, 150, 125] as const
const WOOD = [120, 88, 73] as const
const NONE: Gains = [1, 1, 1]

/** Hair in the middle of the upper third, `below` under it, wood on both sides. */
function head(below: readonly [number, number, number]): { image: RgbaImage; mask: HairMask } {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  const hair = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const place = y * SIDE + x
      const isMiddle = x >= 30 && x < 70
      hair[place] = isMiddle && y < 33 ? 255 : 0
      data.set([...(isMiddle ? below : WOOD), 255], place * 4)
    }
  }
  return { image: { width: SIDE, height: SIDE, data }, mask: { width: SIDE, height: SIDE, data: hair } }
}

describe('the skin of the face', () => {
  it('the skin of the face is the skin under the hair, without what has its tint beside the head', () => {
    const { image, mask } = head(SKIN)
    const skin = faceSkin(image, mask, NONE)!
    const wanted = labOfBytes(...SKIN)
    for (const channel of [0, 1, 2] as const) expect(skin[channel]).toBeCloseTo(wanted[channel], 1)
  })

  it('the skin of the face is darker in a photo whose exposure is corrected downwards', () => {
    const { image, mask } = head(SKIN)
    const [lightness] = faceSkin(image, mask, NONE)!
    expect(faceSkin(image, mask, [0.5, 0.5, 0.5])![0]).toBeLessThan(lightness - 10)
  })

  it('the skin of the face is seen in a mask of another size', () => {
    const { image, mask } = head(SKIN)
    const half = SIDE / 2
    const data = Uint8Array.from({ length: half * half }, (_, place) => {
      return mask.data[Math.floor(place / half) * 2 * SIDE + (place % half) * 2]!
    })
    expect(faceSkin(image, { width: half, height: half, data }, NONE)).toEqual(faceSkin(image, mask, NONE))
  })

  it('the skin of the face is null where none is under the hair', () => {
    const { image, mask } = head([128, 128, 128])
    expect(faceSkin(image, mask, NONE)).toBeNull()
  })
})
