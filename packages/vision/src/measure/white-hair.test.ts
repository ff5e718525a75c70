import type { Lab } from '@riflesso/colorimetry'
import { expect, it } from 'vitest'
import type { Light } from '../light/light.ts'
import type { HairPixels } from './hair-pixels.ts'
import { brightStrands, medianLab } from './lit-hair.ts'
import { likelyWhite, whiteShareOf } from './white-hair.ts'

const light: Light = { gains: [1, 1, 1], confidence: 0.8, source: 'skin' }

type Part = readonly [pixels: number, colour: Lab]

/** White share of hair made of these parts; the first colour is the median. */
const shareOf = (...parts: readonly Part[]) => shareOfStrands(0, ...parts)

/** The same where neighbouring strands differ by so much L*. */
function shareOfStrands(strandContrast: number, ...parts: readonly Part[]): number | null {
  const colours = parts.flatMap(([pixels, colour]) => Array.from({ length: pixels }, () => colour))
  const count = colours.length
  const hair: HairPixels = {
    count,
    lab: Float32Array.from(colours.flat()),
    place: new Uint32Array(count),
    clipped: new Uint8Array(count),
    share: 1,
  }
  const members = Uint32Array.from({ length: count }, (_, i) => i)
  const bright = medianLab(hair, brightStrands(hair, members))
  const evidence = { median: parts[0]![1], bright, strandContrast, hairShare: hair.share }
  return whiteShareOf(hair, members, { light, skin: null }, evidence)
}

it.each([
  ['white hair', [72, 0, 4], 1],
  ['white hair in shade', [63, 0, 4], 1],
  ['white hair with a warm cast', [70, 2, 8.5], 1],
  ['dark blond', [55, 4, 20], 0],
  ['blond', [66, 4, 22], 0],
] as const)('the white share of %s', (_, colour, share) => {
  expect(shareOf([100, colour])).toBe(share)
})

it('pale hair without dark strands beside reddish skin is white, not bleached', () => {
  const evidence = { median: [66, 4, 9], bright: [72, 3, 7], darkest: 55, strandContrast: 6, hairShare: 0.05 } as const
  expect(likelyWhite({ ...evidence, skin: { red: 0.22, yellow: 0.27 } })).toBeGreaterThan(0.75)
  expect(likelyWhite({ ...evidence, darkest: 20, skin: { red: 0.12, yellow: 0.2 } })).toBeLessThan(0.5)
})

it('does not tell platinum with coloured shadows from white', () => {
  expect(shareOf([85, [74, 2, 14]], [15, [40, 6, 16]])).toBe(null)
})

it('counts white strands among dark ones, but not shine that is little lighter than the hair', () => {
  expect(shareOf([70, [30, 4, 8]], [30, [65, 0, 6]])).toBe(0.3)
  expect(shareOf([60, [50, 4, 16]], [25, [65, 2, 8]], [15, [24, 6, 10]])).toBe(0)
})

it('dark strands of little chroma that differ a little are shine, those that differ much are salt and pepper', () => {
  const dark: readonly Part[] = [
    [60, [23, 3, 3]],
    [20, [8, 2, 1]],
    [20, [38, 3, 3]],
  ]
  expect(shareOfStrands(7.3, ...dark)).toBe(0)
  expect(shareOfStrands(10, ...dark)).toBeGreaterThanOrEqual(0.3)
})

it('grey hair of middle lightness, where light and dark strands differ, is salt and pepper like dark hair', () => {
  const grey: readonly Part[] = [
    [50, [48, 1, 4]],
    [30, [68, 1, 4]],
    [20, [22, 1, 4]],
  ]
  expect(shareOfStrands(12, ...grey)).toBeGreaterThanOrEqual(0.5)
})

it('does not call pale hair white whose dark strands and bright ones are coloured', () => {
  const bleached: readonly Part[] = [
    [50, [66, 3, 9]],
    [30, [82, 4, 22]],
    [20, [30, 6, 18]],
  ]
  expect(shareOfStrands(5, ...bleached)).toBe(null)
})

it('dark hair whose strands do not differ has no white', () => {
  expect(shareOfStrands(4, [80, [31, 3, 4]], [20, [38, 3, 4]])).toBe(0)
})
