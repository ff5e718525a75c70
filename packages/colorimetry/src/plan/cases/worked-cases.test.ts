import { describe, expect, it } from 'vitest'
import type { Phase, Plan } from '../../model/plan.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { CASE_SHADES, type ExpectedPhase, WORKED_CASES, type WorkedCase } from '../../testing/worked-cases.ts'
import { planFormula } from '../plan-formula.ts'

const GRAMS_TOLERANCE = 0.15
const MINUTES_TOLERANCE = 5

/** Phases of a plan in the notation of the cases, without the acid finish and treatments around the colour. */
const written = (phases: readonly Phase[]) =>
  phases.filter((phase) => !['finish', 'bond-treatment'].includes(phase.kind))

const gramsOf = (phase: Phase) => phase.products.reduce((sum, product) => sum + product.grams, 0)
const shadesOf = (phase: Phase) => phase.products.flatMap(({ shade }) => shade ?? []).sort()

/** 'BLEACH 75 g, 20 vol 1:2 150 ml, 35 min' */
const line = (
  product: string,
  grams: number,
  volume: number | null,
  ratio: string | null,
  developer: number,
  minutes: number,
) => `${product} ${grams} g${volume === null ? '' : `, ${volume} vol ${ratio} ${developer} ml`}, ${minutes} min`

const wantedLine = ({ outcome, sessions, today }: WorkedCase) =>
  [
    `${outcome} ×${sessions}`,
    ...today.map((p) => line(p.product, p.grams, p.volume, p.ratio, p.developer, p.minutes)),
  ].join(' | ')

const gotLine = (plan: Plan) =>
  [
    `${plan.outcome} ×${plan.sessions.length}`,
    ...written(plan.sessions[0]?.phases ?? []).map((phase) =>
      line(
        `${phase.products[0]?.class} ${shadesOf(phase).join('+')}`.trim(),
        gramsOf(phase),
        phase.developer?.volume ?? null,
        phase.ratio,
        phase.developer?.grams ?? 0,
        phase.minutes,
      ),
    ),
  ].join(' | ')

const isNear = (got: number, wanted: number, share: number) => Math.abs(got - wanted) <= share * wanted

const isAsWanted = (got: Phase | undefined, wanted: ExpectedPhase): boolean =>
  got !== undefined &&
  got.products[0]?.class === wanted.product &&
  (got.developer?.volume ?? null) === wanted.volume &&
  got.ratio === wanted.ratio &&
  isNear(gramsOf(got), wanted.grams, GRAMS_TOLERANCE) &&
  isNear(got.developer?.grams ?? 0, wanted.developer, GRAMS_TOLERANCE) &&
  Math.abs(got.minutes - wanted.minutes) <= MINUTES_TOLERANCE &&
  (wanted.bond === undefined || got.bondGrams > 0) &&
  got.products[0]?.volume === wanted.pureVolume

describe('worked cases of the reference', () => {
  it('all worked cases of the reference are present', () => {
    expect(WORKED_CASES.map((each) => each.id)).toEqual(Array.from({ length: 28 }, (_, i) => i + 1))
  })

  it.each(WORKED_CASES.map((each) => ({ ...each, each, wanted: wantedLine(each) })))(
    'case $id, $title: $wanted',
    ({ each, wanted, situation, outcome, sessions, today }) => {
      const plan = planFormula(situation)
      const phases = written(plan.sessions[0]?.phases ?? [])
      const isRight =
        plan.outcome === outcome &&
        plan.sessions.length === sessions &&
        phases.length === today.length &&
        today.every((phase, i) => isAsWanted(phases[i], phase))
      expect(isRight, `\nexpected ${wanted}\ngot      ${gotLine(plan)}\n`).toBe(true)
      expect(phases.map(shadesOf).filter((shades) => shades.length > 0)).toEqual(CASE_SHADES[each.id] ?? [])
      expect(plan.sessions.every((session) => session.phases.at(-1)?.kind === 'finish')).toBe(true)
      expect(checkPlan(plan, situation)).toEqual([])
    },
  )
})
