import { expect, test } from 'vitest'
import { withoutBareStrokes } from './bare-strokes.ts'
import type { HairProbability } from './hair-probability.ts'
import type { HairSeed } from './strokes.ts'

const SIDE = 64
const SKIN = [62, 14, 18] as const
const stroke = (kind: HairSeed['kind']): HairSeed => ({
  kind,
  points: [
    [0.2, 0.5],
    [0.8, 0.5],
  ],
  radius: 0.03,
})

/** A picture of one colour, with strands of this L* contrast. */
const picture = ([l, a, b]: readonly [number, number, number], contrast = 0): Float32Array =>
  Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
    const strand = Math.floor((Math.floor(i / 3) % SIDE) / 2) % 2
    return [l + strand * contrast, a, b][i % 3] ?? 0
  })

const network = (probability: number): HairProbability => ({
  width: SIDE,
  height: SIDE,
  data: new Float32Array(SIDE * SIDE).fill(probability),
  presence: 0.1,
  found: 1,
})

test('a stroke of hair on smooth skin, where the network sees no hair, is dropped', () => {
  expect(withoutBareStrokes([stroke('hair')], network(0.02), picture(SKIN))).toEqual([])
})

test('a stroke half on smooth skin and half on the wall behind it is dropped', () => {
  const wall = picture([77, 1, 1])
  const halves = picture(SKIN).map((value, i) => (Math.floor(i / 3) % SIDE < SIDE / 2 ? value : wall[i]!))
  expect(withoutBareStrokes([stroke('hair')], network(0.02), halves)).toEqual([])
})

test.each<[string, HairSeed['kind'], number, Float32Array]>([
  ['of what is not hair', 'not-hair', 0.02, picture(SKIN)],
  ['where the network sees hair', 'hair', 0.3, picture(SKIN)],
  ['on strands of the colour of skin', 'hair', 0.02, picture(SKIN, 6)],
  ['on white hair', 'hair', 0.02, picture([85, 3.4, 9.8], 1.5)],
  ['on white hair that is burnt', 'hair', 0.02, picture([98, 0, 1])],
  ['on black hair', 'hair', 0.02, picture([12, 1, 2])],
  ['on purple hair', 'hair', 0.02, picture([64, 12, -9], 1.5)],
])('a stroke %s is kept', (_, kind, probability, lab) => {
  expect(withoutBareStrokes([stroke(kind)], network(probability), lab)).toHaveLength(1)
})
