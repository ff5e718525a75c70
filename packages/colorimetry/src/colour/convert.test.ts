import { describe, expect, it } from 'vitest'
import type { Lab } from '../model/measured-hair.ts'
import { SHARMA_2005 } from '../testing/sharma-2005.ts'
import { deltaE00, hexFromLab, hexInLight, labFromHex, lchOf } from './convert.ts'

describe('deltaE00', () => {
  it.each(SHARMA_2005)('deltaE00 agrees with pair %# of Sharma, Wu and Dalal 2005', (one, other, expected) => {
    expect(deltaE00(one, other)).toBeCloseTo(expected, 4)
    expect(deltaE00(other, one)).toBeCloseTo(expected, 4)
  })
})

describe('Lab and hex', () => {
  it('Lab to hex reproduces the colours of the level table', () => {
    expect(hexFromLab([47, 9, 21])).toBe('#8A694D')
    expect(hexFromLab([9.4, 1.5, 1.5])).toBe('#1D1A18')
  })

  it('Lab to hex and back is exact within half an 8-bit step', () => {
    for (const hex of ['#000000', '#FFFFFF', '#A1571F', '#123456', '#D6BA92']) {
      const lab = labFromHex(hex)
      expect(lab).not.toBeNull()
      expect(hexFromLab(lab as Lab)).toBe(hex)
    }
  })

  it('short hex is read, and text that is not a colour is rejected', () => {
    expect(hexFromLab(labFromHex('#abc') as Lab)).toBe('#AABBCC')
    expect(labFromHex('red')).toBeNull()
    expect(labFromHex('#12345')).toBeNull()
  })

  it('hue is in degrees from 0 to 360', () => {
    expect(lchOf([50, 0, -10])).toEqual({ l: 50, c: 10, h: 270 })
  })
})

it('a colour in the light of a photo is what the correction of that light makes neutral again', () => {
  const lab: Lab = [45, 8, 18]
  expect(hexInLight(lab, [1, 1, 1])).toBe(hexFromLab(lab))
  const [warm, neutral] = [hexInLight(lab, [0.8, 1, 1.3]), hexFromLab(lab)].map((hex) => labFromHex(hex))
  expect(warm?.[1]).toBeGreaterThan(neutral?.[1] ?? 0)
  expect(warm?.[2]).toBeGreaterThan(neutral?.[2] ?? 0)
})
