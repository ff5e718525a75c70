import { deltaE00, labOf, type Tone } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { labOfBytes } from '../../colour/lab.ts'
import { measureHair } from '../../measure/measure-hair.ts'
import { renderSamplePhoto } from './sample-photo.ts'

const NATURAL: Tone = { primary: 'NATURALE', secondary: null, intensity: 'none' }
const STYLES = ['front', 'back'] as const

function hairOf(level: number) {
  const lab = labOf(level, NATURAL)
  return { roots: lab, lengths: lab, ends: lab }
}

describe.each(STYLES)('a sample photo from the %s', (style) => {
  it('a sample photo depends on its seed alone and has the requested width', () => {
    const options = { style, seed: 4, width: 120, hair: hairOf(6) }
    const one = renderSamplePhoto(options)
    expect(renderSamplePhoto(options)).toEqual(one)
    expect(renderSamplePhoto({ ...options, seed: 5 }).image.data).not.toEqual(one.image.data)
    expect([one.image.width, one.image.height]).toEqual([120, 160])
    expect([one.mask.width, one.mask.height]).toEqual([120, 160])
  })

  it('a sample photo has its hair in the same place when only the colour changes', () => {
    const prima = renderSamplePhoto({ style, seed: 9, width: 120, hair: hairOf(4), cape: '#D3D0CC' })
    const dopo = renderSamplePhoto({ style, seed: 9, width: 120, hair: hairOf(9), cape: '#D3D0CC' })
    expect(dopo.mask).toEqual(prima.mask)
    const corner = (photo: typeof prima) => photo.image.data.slice(0, 120)
    expect(corner(dopo)).toEqual(corner(prima))
  })

  it('a sample photo has hair of the requested colour inside the mask, and something else outside', () => {
    const truth = labOf(7, NATURAL)
    const { image, mask } = renderSamplePhoto({ style, seed: 2, width: 300, hair: hairOf(7) })
    const reading = measureHair(image, mask)!
    expect(deltaE00(reading.lab, truth)).toBeLessThan(2)
    expect(reading.level).toBeCloseTo(7, 0)
    const share = mask.data.filter((value) => value > 127).length / mask.data.length
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.5)
    const wall = labOfBytes(image.data[0]!, image.data[1]!, image.data[2]!)
    expect(deltaE00(wall, truth)).toBeGreaterThan(20)
  })
})

it('a sample photo has the requested lamp and exposure', () => {
  const plain = renderSamplePhoto({ seed: 2, width: 90, hair: hairOf(6) }).image
  const warm = renderSamplePhoto({ seed: 2, width: 90, hair: hairOf(6), lamp: [1.2, 1, 0.7], exposure: -1 }).image
  const at = 4 * (90 * 60 + 45)
  expect(warm.data[at + 2]! / warm.data[at]!).toBeLessThan(plain.data[at + 2]! / plain.data[at]!)
  expect(warm.data[at + 1]!).toBeLessThan(plain.data[at + 1]! * 0.85)
})
