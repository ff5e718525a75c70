import { expect, it } from 'vitest'
import { situationsFrom } from './random-situation.ts'
import { changesOf, situationWith, smallestFault } from './smallest-situation.ts'

it('any situation can be written as changes to the plain one', () => {
  const next = situationsFrom(3)
  for (let made = 0; made < 50; made++) {
    const situation = next()
    expect(situationWith(changesOf(situation))).toEqual(situation)
  }
})

it('a faulty situation is reduced to the values that cause the fault, in round numbers', () => {
  const situation = situationWith({
    'current.roots.level': 7.4,
    'details.whiteShare': 0.4,
    'details.safety.scalp': 'lesioni',
  })
  const smallest = smallestFault(
    situation,
    ({ current, details }) => current.roots.level > 6 && details.whiteShare !== 0,
  )
  expect(smallest).toEqual({ 'current.roots.level': 7, 'details.whiteShare': 0.4 })
})
