import { expect, it } from 'vitest'
import type { Field, HairProbability } from './hair-probability.ts'
import { MARKED_HAIR, UNMARKED } from './strokes.ts'
import { withinPerson } from './within-person.ts'

const [width, height] = [40, 30]
const field = (at: (x: number, y: number) => number): Field => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
})
const network = (hair: (x: number, y: number) => boolean): HairProbability => ({
  ...field((x, y) => (hair(x, y) ? 0.9 : 0.02)),
  presence: 1,
  found: 1,
})

/** A person in the left half; `nobody` is seen nowhere. */
const person = field((x) => (x < 20 ? 0.98 : 0.01))
const nobody = field(() => 0.01)
const isHead = (x: number, y: number) => x >= 4 && x < 16 && y < 15
const isTree = (x: number, y: number) => x >= 30 && y < 10

it('a tree beside the person is no hair, and the hair of the person stays', () => {
  const { data, isStray } = withinPerson(
    network((x, y) => isHead(x, y) || (isTree(x, y) && x >= 35)),
    person,
  )
  expect(isStray).toBe(false)
  expect(data[5 * width + 10]).toBeCloseTo(0.9, 6)
  expect(data[5 * width + 37]).toBe(0)
})

it('nothing is removed where nobody is recognised: hair from close by, plaits from behind', () => {
  const hair = network(isHead)
  expect(withinPerson(hair, nobody)).toBe(hair)
})

it('what lies beside a person who is clearly seen is stray', () => {
  const { data, isStray } = withinPerson(network(isTree), person)
  expect(isStray).toBe(true)
  expect(Math.max(...data)).toBeLessThan(0.1)
})

it('hair that the user marks beside the person stays, and no other tree', () => {
  const isOther = (x: number, y: number) => x >= 30 && y >= 20
  const hair = network((x, y) => isHead(x, y) || isTree(x, y) || isOther(x, y))
  const marks = new Uint8Array(width * height).fill(UNMARKED)
  marks[5 * width + 35] = MARKED_HAIR
  const { data } = withinPerson(hair, person, marks)
  expect(data[8 * width + 31]).toBeCloseTo(0.9, 6)
  expect(data[25 * width + 35]).toBe(0)
})
