import { expect, it } from 'vitest'
import type { Plan } from './model/plan.ts'
import { planFormula } from './plan/plan-formula.ts'
import { checkPlan } from './rules/check-plan.ts'
import { safePlan } from './safe-plan.ts'
import { shadeOf, situationOf } from './testing/situations.ts'

const situation = situationOf({ history: 'colorato', current: shadeOf('5.0'), goal: shadeOf('6.3') })
const planned = planFormula(situation)

/** A plan whose every bowl has more peroxide than the law allows. */
const illegal = (plan: Plan): Plan => ({
  ...plan,
  sessions: plan.sessions.map((session) => ({
    ...session,
    phases: session.phases.map((phase) => ({
      ...phase,
      developer: phase.developer && { ...phase.developer, volume: 60, percent: 18 },
    })),
  })),
})

it('a plan that passes the safety rules is used as it is', () => {
  expect(safePlan(situation)).toEqual({ plan: planned, broken: [] })
})

it('a plan with an unsafe option is used without its options', () => {
  const option = planned.options[0] ?? { id: 'prudente', expected: planned.expected, reasons: [] }
  const bold = { ...option, id: 'decisa' as const, sessions: illegal(planned).sessions }
  const { plan, broken } = safePlan(situation, () => ({ ...planned, options: [bold] }))
  expect(plan).toEqual({ ...planned, options: [] })
  expect(broken).toContain('legal-peroxide')
})

it('an unsafe plan is replaced by a gloss in the colours of the hair, which names the wish', () => {
  const { plan, broken } = safePlan(situation, (asked) =>
    asked.details.technique === 'glossing' ? planFormula(asked) : illegal(planned),
  )
  expect(broken).toContain('legal-peroxide')
  expect(plan.sessions.flatMap(({ phases }) => phases.map(({ kind }) => kind))).toContain('gloss')
  expect(plan).toMatchObject({ outcome: 'ALTERNATIVE', goal: planned.goal, reasons: [{ code: 'gloss-instead' }] })
  expect(checkPlan(plan, situation)).toEqual([])
})

it('when no plan is safe, nothing is mixed and the reading is asked about', () => {
  const { plan } = safePlan(situation, (asked) => illegal(planFormula(asked)))
  expect(plan).toMatchObject({ outcome: 'REFUSE_TODAY', sessions: [], refusals: [{ code: 'no-safe-formula' }] })
  expect(checkPlan(plan, situation)).toEqual([])
})
