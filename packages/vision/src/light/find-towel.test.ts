import { type Lab, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import type { HairMask, RgbaImage } from '../image.ts'
import type { SamplePhotoOptions } from '../testing/hair/sample-photo.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { findTowel } from './find-towel.ts'

const LAMPS = {
  daylight: [1, 1, 1],
  'a warm lamp': [1.3, 0.97, 0.6],
  'a bulb': [1.72, 0.94, 0.42],
} as const
const WHITE = '#D9D9D9'
const DARK = '#3A3550'

function headIn(more: Partial<SamplePhotoOptions>) {
  const lab: Lab = labOf(5, NATURAL_TONE)
  const hair = { roots: lab, lengths: lab, ends: lab, cut: 0.4 }
  return samplePhoto({
    seed: 11,
    width: 300,
    style: 'front',
    wall: '#4A6A5A',
    cape: WHITE,
    exposure: -0.5,
    hair,
    ...more,
  })
}

const found = ({ image, mask }: { image: RgbaImage; mask: HairMask }) => findTowel(image, mask)

describe('findTowel', () => {
  it.each(Object.entries(LAMPS))('finds a point of the white cloth on the shoulders, in %s', (_, lamp) => {
    const photo = headIn({ lamp })
    const point = found(photo)!
    expect(point[1]).toBeGreaterThan(0.6)
    const [x, y] = [Math.floor(point[0] * photo.mask.width), Math.floor(point[1] * photo.mask.height)]
    expect(photo.mask.data[y * photo.mask.width + x]).toBe(0)
    expect(found(headIn({ lamp, cape: DARK }))).toBeNull()
  })

  it.each([
    ['a white wall', { wall: WHITE, cape: DARK }],
    ['a coloured cape', { cape: '#D98FB0' }],
    ['a burnt-out cape', { cape: '#FFFFFF', exposure: 2 }],
    ['skin-coloured cloth', { cape: '#D9A98C' }],
  ])('does not take %s for it', (_, more) => {
    expect(found(headIn(more))).toBeNull()
  })

  it('finds nothing where there is no hair', () => {
    const { image, mask } = headIn({})
    expect(findTowel(image, { ...mask, data: new Uint8Array(mask.data.length) })).toBeNull()
  })
})
