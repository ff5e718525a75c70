import { HARD_LIMITS } from '../data/hard-limits.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import { missingAnswers } from '../plan/missing-answers.ts'
import type { SafetyRule } from './rule.ts'
import { has, isOxidative, steps } from './steps.ts'

const PATCH_TEST_CODES: ReadonlySet<ReasonCode> = new Set([
  'patch-test-pending',
  'patch-test-expired',
  'patch-test-too-fresh',
])

export const careRules: readonly SafetyRule[] = [
  {
    id: 'finish-present',
    severity: 'cap',
    source: '5.4',
    check: (plan) =>
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
    check: (plan, situation) =>
      steps(plan, situation)
        .filter(({ work }) => has(work, 'BLEACH', 'CLAY', 'BLEACH_CREAM') && work.bondGrams === 0)
        .map(({ session, phase }) => ({ session, phase })),
  },
  {
    id: 'strand-test-warned',
    severity: 'warn',
    source: '7.5',
    check: (plan, situation) => {
      const open = plan.sessions.length > 0 && missingAnswers(situation).length > 0
      const says = plan.provisional && plan.warnings.some((warning) => warning.code === 'strand-test-first')
      return open && !says ? [{}] : []
    },
  },
  {
    id: 'patch-test-warned',
    severity: 'warn',
    source: '4.4',
    check: (plan, situation) => {
      const { patchTest, patchTestAgeHours: age } = situation.details.safety
      const isValid =
        patchTest === 'negativo' &&
        (age === null || (age >= HARD_LIMITS.patchTestMinHours && age <= HARD_LIMITS.patchTestMaxHours))
      const needed = plan.sessions.some((session) => session.phases.some(isOxidative))
      return needed && !isValid && !plan.warnings.some((warning) => PATCH_TEST_CODES.has(warning.code)) ? [{}] : []
    },
  },
]
