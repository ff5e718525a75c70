import { labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { samplePhoto } from '../testing/sample-photo.ts'
import { estimateLight } from './estimate-light.ts'
import { findEyeWhites } from './eye-whites.ts'
import { castDistance } from './light.ts'

const hair = labOf(5, NATURAL_TONE)

function portrait(lamp: readonly [number, number, number], exposure = 0, style: 'front' | 'back' = 'front') {
  // Nothing grey in the picture: a coloured wall and a coloured cape.
  const colours = { wall: '#B4583A', cape: '#6A4A8A' }
  const dye = { roots: hair, lengths: hair, ends: hair }
  return samplePhoto({ seed: 5, width: 320, style, lamp, exposure, ...colours, hair: dye })
}

describe('findEyeWhites', () => {
  it.each([[[1, 1, 1]], [[1.3, 0.97, 0.6]], [[0.9, 1, 1.2]]] as const)(
    'findEyeWhites finds eye whites under a lamp of %o, with the tint of that lamp',
    (lamp) => {
      const { image, mask } = portrait(lamp)
      const eyes = findEyeWhites(image, mask)
      const cast = [Math.log(lamp[0] / lamp[1]), Math.log(lamp[2] / lamp[1])] as const
      expect(eyes).not.toBeNull()
      expect(castDistance(eyes!.tint, cast)).toBeLessThan(0.25)
    },
  )

  it('findEyeWhites reads lighter eye whites with more exposure', () => {
    const [dim, bright] = [-0.8, 0].map((stops) => {
      const { image, mask } = portrait([1, 1, 1], stops)
      return findEyeWhites(image, mask)!.luminance
    })
    expect(Math.log2(bright! / dim!)).toBeCloseTo(0.8, 0)
  })

  it('findEyeWhites finds no eyes at the back of a head', () => {
    const { image, mask } = portrait([1, 1, 1], 0, 'back')
    expect(findEyeWhites(image, mask)).toBeNull()
  })

  it('findEyeWhites finds no eyes in a plain or patterned picture of any size', () => {
    for (const [width, height] of [
      [1, 1],
      [40, 3],
      [200, 160],
    ] as const) {
      const data = new Uint8ClampedArray(width * height * 4).map((_, i) => (i * 37) % 255)
      const mask = { width, height, data: new Uint8Array(width * height) }
      expect(findEyeWhites({ width, height, data }, mask)).toBeNull()
      expect(findEyeWhites({ width, height, data: data.fill(120) }, mask)).toBeNull()
    }
  })
})

it('estimates the light of a portrait without grey objects from the eyes', () => {
  const lamp = [1.3, 0.97, 0.6] as const
  const { image, mask } = portrait(lamp, -0.6)
  const { light, stops } = estimateLight(image, mask)
  const [r, g, b] = light.gains.map((gain, c) => gain * lamp[c]!) as [number, number, number]
  expect(Math.max(Math.abs(Math.log(r / g)), Math.abs(Math.log(b / g)))).toBeLessThan(0.25)
  expect(stops).toBeLessThan(-0.2)
})
