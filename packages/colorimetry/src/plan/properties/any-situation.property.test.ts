import { cases, testSeed } from '@riflesso/testing'
import { expect, it } from 'vitest'
import { distinctFaults, faultsOf } from '../../testing/any-plan.ts'
import { CORPUS } from '../../testing/corpus.ts'

const SITUATIONS = cases({ gate: 4000, prove: 1_000_000 })

it(`${SITUATIONS} random situations get plans that are safe, correct by the model, consistent and within the caps`, () => {
  expect(distinctFaults(testSeed, SITUATIONS)).toEqual([])
})

it.each(CORPUS)('the situation that exposed "$fault" gets a plan without faults', ({ situation }) => {
  expect(faultsOf(situation)).toEqual([])
})
