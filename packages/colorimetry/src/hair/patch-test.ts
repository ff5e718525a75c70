import { HARD_LIMITS } from '../data/hard-limits.ts'
import type { Plan } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import type { DeclaredDetails } from '../model/situation.ts'
import type { PatchTestState } from '../model/vocabulary.ts'

type Test = Pick<DeclaredDetails['safety'], 'patchTest' | 'patchTestAgeHours'>

/** State of a patch test by section 4.4: read after 48 hours, valid for six months; a test without a date is valid. */
export function patchTestState({ patchTest, patchTestAgeHours: age }: Test): PatchTestState {
  if (patchTest === 'positivo') return 'positive'
  if (patchTest !== 'negativo') return patchTest === null ? 'missing' : 'unread'
  if (age !== null && age < HARD_LIMITS.patchTestMinHours) return 'too-fresh'
  return age !== null && age > HARD_LIMITS.patchTestMaxHours ? 'expired' : 'valid'
}

/** Warning of a plan for each state of the patch test; a valid one has none. */
export const PATCH_TEST_WARNINGS = {
  missing: 'patch-test-pending',
  unread: 'patch-test-pending',
  positive: 'patch-test-pending',
  'too-fresh': 'patch-test-too-fresh',
  expired: 'patch-test-expired',
} as const satisfies Record<Exclude<PatchTestState, 'valid'>, ReasonCode>

const WARNINGS: ReadonlySet<ReasonCode> = new Set(Object.values(PATCH_TEST_WARNINGS))

/** Whether a plan requires a patch test first. */
export const requiresPatchTest = ({ warnings }: Pick<Plan, 'warnings'>): boolean =>
  warnings.some(({ code }) => WARNINGS.has(code))
