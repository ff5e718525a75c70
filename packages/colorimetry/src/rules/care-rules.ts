import { HARD_LIMITS } from '../data/hard-limits.ts'
import { PRODUCT_CLASS_DATA, usesPowder } from '../data/products/product-classes.ts'
import { missingAnswers } from '../hair/missing-answers.ts'
import { volumesOf } from '../hair/peroxide.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import type { SafetyRule } from './rule.ts'
import { has, isOxidative } from './steps.ts'

const PATCH_TEST_CODES: ReadonlySet<ReasonCode> = new Set([
  'patch-test-pending',
  'patch-test-expired',
  'patch-test-due',
  'patch-test-too-fresh',
])

/** Oxidative products without dyes lighten with powder or peroxide alone. */
const hasOxidativeDye = (work: Phase) =>
  work.products.some(({ class: name, shade }) => shade !== null && PRODUCT_CLASS_DATA[name].oxidative)

const says = (plan: Plan, code: ReasonCode) => plan.warnings.some((warning) => warning.code === code)

export const careRules: readonly SafetyRule[] = [
  {
    id: 'finish-present',
    severity: 'cap',
    source: '5.4',
    check: ({ plan }) =>
      plan.sessions.flatMap((session, index) => {
        const last = session.phases.at(-1)
        const isClosed = last?.kind === 'finish' && has(last, 'ACID_CARE') && last.application.includes('rinse')
        return isClosed ? [] : [{ session: index }]
      }),
  },
  {
    id: 'bond-present',
    severity: 'cap',
    source: '7.7',
    check: ({ steps }) =>
      steps
        .filter(({ work }) => usesPowder(work) && work.bondGrams === 0)
        .map(({ session, phase }) => ({ session, phase })),
  },
  {
    id: 'strand-test-warned',
    severity: 'warn',
    source: '7.5',
    check: ({ plan, situation }) => {
      const isTested = situation.details.safety.strandTest === 'superato'
      const open = plan.sessions.length > 0 && missingAnswers(situation).length > 0 && !isTested
      const says = plan.provisional && plan.warnings.some((warning) => warning.code === 'strand-test-first')
      return open && !says ? [{}] : []
    },
  },
  {
    id: 'pregnancy-warned',
    severity: 'warn',
    source: '4.4',
    check: ({ plan, situation }) => {
      const isPregnant =
        situation.details.safety.pregnancy === true && plan.sessions.some((session) => session.phases.length > 0)
      return isPregnant && !says(plan, 'pregnancy') ? [{}] : []
    },
  },
  {
    id: 'legal-warned',
    severity: 'warn',
    source: '4.4',
    check: ({ plan }) => {
      const phases = plan.sessions.flatMap((session) => session.phases)
      const mustSay: ReasonCode[] = []
      if (phases.some(isOxidative)) mustSay.push('legal-oxidative')
      if (phases.some((work) => volumesOf(work).length > 0)) mustSay.push('legal-gloves-eyes')
      const silent = mustSay.filter((code) => !says(plan, code))
      return silent.length === 0 ? [] : [{ values: { missing: silent.join(' ') } }]
    },
  },
  {
    id: 'patch-test-warned',
    severity: 'warn',
    source: '4.4',
    check: ({ plan, situation }) => {
      const { patchTest, patchTestAgeHours: age, patchTestFamily: tested = null } = situation.details.safety
      const phases = plan.sessions.flatMap((session) => session.phases)
      const isOfOther = (work: Phase) => (tested === 'diretto' ? hasOxidativeDye(work) : has(work, 'DIRECT'))
      const isValid =
        patchTest === 'negativo' &&
        (tested === null || tested === 'entrambi' || !phases.some(isOfOther)) &&
        (age === null || (age >= HARD_LIMITS.patchTestMinHours && age <= HARD_LIMITS.patchTestMaxHours))
      // A positive test is refused by another rule.
      if (patchTest === 'positivo') return []
      // Direct colour also needs the test: every colouring does [S4].
      const needed = phases.some((work) => isOxidative(work) || has(work, 'DIRECT'))
      return needed && !isValid && !plan.warnings.some((warning) => PATCH_TEST_CODES.has(warning.code)) ? [{}] : []
    },
  },
]
