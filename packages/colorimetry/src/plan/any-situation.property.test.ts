import { cases, testSeed } from '@riflesso/testing'
import { expect, it } from 'vitest'
import { firstFault } from '../testing/any-plan.ts'

const SITUATIONS = cases({ gate: 4000, prove: 1_000_000 })

it(`${SITUATIONS} random situations get plans that pass every rule, add up and stay within the caps`, () => {
  expect(firstFault(testSeed, SITUATIONS)).toBeNull()
})
