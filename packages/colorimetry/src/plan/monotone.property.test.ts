import { cases, testSeed } from '@riflesso/testing'
import { expect, it } from 'vitest'
import { POWDER_CLASSES } from '../data/product-classes.ts'
import type { Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { CONDITIONS } from '../model/vocabulary.ts'
import { situationsFrom } from '../testing/random-situation.ts'
import { planWithoutOptions } from './plan-formula.ts'

const SITUATIONS = cases({ gate: 300, prove: 50_000 })

/** Levels that today's lightener gives a zone, by the model; 0 where none lies on it. */
const liftedToday = (plan: Plan, situation: Situation): number =>
  Math.max(
    0,
    ...(plan.sessions[0]?.phases ?? []).flatMap(({ products, zones, stopAtLevel }) =>
      products.some(({ class: name }) => POWDER_CLASSES.has(name)) && stopAtLevel !== null && stopAtLevel !== undefined
        ? zones.map((zone) => stopAtLevel - situation.current[zone].level)
        : [],
    ),
  )

it('hair in worse condition is never lightened further on one day', () => {
  const next = situationsFrom(testSeed)
  for (let i = 0; i < SITUATIONS; i++) {
    const situation = next()
    const lifts = CONDITIONS.map((condition) => {
      const worse = { ...situation, details: { ...situation.details, condition } }
      return liftedToday(planWithoutOptions(worse), worse)
    })
    expect(lifts, JSON.stringify(situation)).toEqual(lifts.toSorted((one, other) => other - one))
  }
})
