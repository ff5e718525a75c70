import { naturalAt } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import { greyingOf, pigmentedLab } from './greying.ts'
import type { HairPixels } from './hair-pixels.ts'

it('reports no salt and pepper for hair of natural chroma, or of equal strands', () => {
  expect(greyingOf(naturalAt(35), 12)).toBe(0)
  expect(greyingOf([35, 1, 1], 3)).toBe(0)
})

it('reports salt and pepper where strands differ and chroma is low', () => {
  expect(greyingOf([35, 1, 1], 12)).toBe(1)
})

it('does not report pale hair, whose low chroma may come from bleach', () => {
  expect(greyingOf([70, 1, 1], 12)).toBe(0)
})

it('reads the level of salt and pepper hair from the darker strands', () => {
  const count = 100
  const lab = Float32Array.from({ length: count * 3 }, (_, i) => (i % 3 === 0 ? (i / 3 < 50 ? 15 : 70) : 1))
  const hair: HairPixels = { count, lab, place: new Uint32Array(count), clipped: new Uint8Array(count), share: 1 }
  const members = Uint32Array.from({ length: count }, (_, i) => i)
  expect(pigmentedLab(hair, members, [40, 1, 1], 1)[0]).toBe(15)
  expect(pigmentedLab(hair, members, [40, 1, 1], 0)[0]).toBe(40)
})
