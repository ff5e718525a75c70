import { describe, expect, it } from 'vitest'
import type { Phase } from '../model/plan.ts'
import { type ExpectedPhase, WORKED_CASES } from '../testing/worked-cases.ts'
import { planFormula } from './plan-formula.ts'

const GRAMS_TOLERANCE = 0.15
const MINUTES_TOLERANCE = 5

/** Phases of a plan as the cases write them: the acid finish and treatments around the colour are left out there. */
const written = (phases: readonly Phase[]) =>
  phases.filter((phase) => !['finish', 'bond-treatment'].includes(phase.kind))

const grams = (phase: Phase) => phase.products.reduce((sum, product) => sum + product.grams, 0)

const expectPhase = (got: Phase, wanted: ExpectedPhase) => {
  expect(got.developer?.volume ?? null).toBe(wanted.volume)
  expect(got.ratio).toBe(wanted.ratio)
  expect(Math.abs(grams(got) - wanted.grams)).toBeLessThanOrEqual(GRAMS_TOLERANCE * wanted.grams)
  expect(Math.abs((got.developer?.grams ?? 0) - wanted.developer)).toBeLessThanOrEqual(
    GRAMS_TOLERANCE * wanted.developer,
  )
  expect(Math.abs(got.minutes - wanted.minutes)).toBeLessThanOrEqual(MINUTES_TOLERANCE)
  if (wanted.bond) expect(got.bondGrams).toBeGreaterThan(0)
  expect(got.products[0]?.volume).toBe(wanted.pureVolume)
}

describe('worked cases of the reference', () => {
  it('are all here', () => {
    expect(WORKED_CASES.map((each) => each.id)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1))
  })

  it.each(WORKED_CASES)('$id: $title', ({ situation, outcome, sessions, today }) => {
    const plan = planFormula(situation)
    expect(plan.outcome).toBe(outcome)
    expect(plan.sessions).toHaveLength(sessions)
    const phases = written(plan.sessions[0]?.phases ?? [])
    expect(phases.map((phase) => phase.products[0]?.class)).toEqual(today.map((phase) => phase.product))
    for (const [i, wanted] of today.entries()) expectPhase(phases[i] as Phase, wanted)
    if (sessions > 0) expect(plan.sessions.every((session) => session.phases.at(-1)?.kind === 'finish')).toBe(true)
  })
})
