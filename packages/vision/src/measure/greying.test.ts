import { expect, it } from 'vitest'
import { isGreying, pigmentedLab } from './greying.ts'
import type { HairPixels } from './hair-pixels.ts'

it('takes the level of salt and pepper from the darker strands', () => {
  const count = 100
  const lab = Float32Array.from({ length: count * 3 }, (_, i) => (i % 3 === 0 ? (i / 3 < 50 ? 15 : 70) : 1))
  const hair: HairPixels = { count, lab, place: new Uint32Array(count), clipped: new Uint8Array(count), share: 1 }
  const members = Uint32Array.from({ length: count }, (_, i) => i)
  expect(pigmentedLab(hair, members, [40, 1, 1], 0.5)[0]).toBe(15)
  expect(pigmentedLab(hair, members, [40, 1, 1], 0)[0]).toBe(40)
  expect(pigmentedLab(hair, members, [40, 1, 1], null)[0]).toBe(40)
})

it('is salt and pepper from a fifth of white hair, never where white is not seen', () => {
  expect([null, 0.1, 0.3].map(isGreying)).toEqual([false, false, true])
})
