import { naturalAt } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import { greyingOf, pigmentedLab } from './greying.ts'
import type { HairPixels } from './hair-pixels.ts'

it('is no salt and pepper where hair has its natural colour, or strands are alike', () => {
  expect(greyingOf(naturalAt(35), 12)).toBe(0)
  expect(greyingOf([35, 1, 1], 3)).toBe(0)
})

it('is salt and pepper where strands differ and colour is missing', () => {
  expect(greyingOf([35, 1, 1], 12)).toBe(1)
})

it('is not pale hair, whose missing colour may be bleach', () => {
  expect(greyingOf([70, 1, 1], 12)).toBe(0)
})

it('takes the level of salt and pepper from the darker strands', () => {
  const count = 100
  const lab = Float32Array.from({ length: count * 3 }, (_, i) => (i % 3 === 0 ? (i / 3 < 50 ? 15 : 70) : 1))
  const hair: HairPixels = { count, lab, place: new Uint32Array(count), clipped: new Uint8Array(count), share: 1 }
  const members = Uint32Array.from({ length: count }, (_, i) => i)
  expect(pigmentedLab(hair, members, [40, 1, 1], 1)[0]).toBe(15)
  expect(pigmentedLab(hair, members, [40, 1, 1], 0)[0]).toBe(40)
})
