import { HARD_LIMITS } from '../data/hard-limits.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import { isUntestedHenna } from '../hair/wish.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { SafetyRule } from './rule.ts'
import type { RuleId } from './rule-ids.ts'
import { isOxidative } from './steps.ts'

const hasPhases = (plan: Plan) => plan.sessions.some((session) => session.phases.length > 0)

/** A flag of section 7.6: if it is set, nothing may be done. */
const flag = (id: RuleId, source: string, stands: (situation: Situation) => boolean): SafetyRule => ({
  id,
  severity: 'refuse',
  source,
  check: ({ plan, situation }) => (stands(situation) && hasPhases(plan) ? [{}] : []),
})

const todayUses = (plan: Plan, test: (work: Phase) => boolean) => plan.sessions[0]?.phases.some(test) ?? false

export const refusalRules: readonly SafetyRule[] = [
  flag(
    'F1-metallic-salts',
    'F1',
    ({ details }) => details.history.metallicSalts === true || details.history.henna === 'composta',
  ),
  flag('F2-broken-hair', 'F2', ({ condition }) => condition === 'pessimo'),
  flag('F3-scalp-lesion', 'F3', ({ details }) => details.safety.scalp === 'lesionata'),
  flag('F4-allergy', 'F4', ({ details }) => details.safety.allergy === true || details.safety.patchTest === 'positivo'),
  flag('F5-under-16', 'F5', ({ details }) => details.safety.under16 === true),
  flag('F9-elasticity', 'F9', ({ details }) => details.safety.elasticity === 'fallito'),
  flag('strand-test-failed', '7.5', ({ details }) => details.safety.strandTest === 'fallito'),
  {
    id: 'F6-persulfate-asthma',
    severity: 'refuse',
    source: 'F6',
    check: ({ plan, situation }) =>
      situation.details.safety.persulfateAsthma === true &&
      plan.sessions.some((session) => session.phases.some(usesPowder))
        ? [{}]
        : [],
  },
  {
    id: 'F8-chemical-interval',
    severity: 'refuse',
    source: '5.3',
    check: ({ plan, situation }) => {
      const weeks = situation.details.history.weeksSincePerm
      if (weeks === null) return []
      const tooSoon =
        (weeks < HARD_LIMITS.permToColourWeeks && todayUses(plan, isOxidative)) ||
        (weeks < HARD_LIMITS.permToBleachWeeks && todayUses(plan, usesPowder))
      return tooSoon ? [{ session: 0, values: { weeks } }] : []
    },
  },
  {
    id: 'henna-tested-first',
    severity: 'refuse',
    source: '7.4',
    check: ({ plan, situation }) => (isUntestedHenna(situation) && hasPhases(plan) ? [{}] : []),
  },
  {
    id: 'refusal-without-phases',
    severity: 'refuse',
    source: '12',
    check: ({ plan }) => {
      const refuses = plan.outcome === 'REFUSE' || plan.outcome === 'REFUSE_TODAY' || plan.outcome === 'TEST_FIRST'
      const isWhole = refuses ? !hasPhases(plan) && plan.refusals.length > 0 : hasPhases(plan)
      return isWhole ? [] : [{ values: { outcome: plan.outcome } }]
    },
  },
]
