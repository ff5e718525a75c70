import { HARD_LIMITS } from '../data/hard-limits.ts'
import type { Plan, PlanSession, ProductClass } from '../model/plan.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import type { DeclaredDetails } from '../model/situation.ts'
import type { DyeFamily, PatchTestState } from '../model/vocabulary.ts'

type Test = Pick<DeclaredDetails['safety'], 'patchTest' | 'patchTestAgeHours' | 'patchTestFamily'>

const DYES: Partial<Record<ProductClass, DyeFamily>> = {
  PERM: 'ossidazione',
  PERM_W: 'ossidazione',
  HIGHLIFT: 'ossidazione',
  DEMI: 'ossidazione',
  TONER: 'ossidazione',
  GLOSS: 'ossidazione',
  DIRECT: 'diretto',
}

/**
 * State of a patch test by section 4.4: read after 48 hours, of the dyes that are used, at most a year old; a test without a date
 * is valid.
 */
export function patchTestState(
  { patchTest, patchTestAgeHours: age, patchTestFamily: tested = null }: Test,
  sessions: readonly Pick<PlanSession, 'phases'>[],
): PatchTestState {
  if (patchTest === 'positivo') return 'positive'
  if (patchTest === 'da-ripetere') return 'due'
  if (patchTest !== 'negativo') return patchTest === null ? 'missing' : 'unread'
  if (age !== null && age < HARD_LIMITS.patchTestMinHours) return 'too-fresh'
  if (age !== null && age > HARD_LIMITS.patchTestMaxHours) return 'expired'
  const used = sessions.flatMap(({ phases }) =>
    phases.flatMap(({ products }) => products.map((each) => DYES[each.class])),
  )
  const isOther = (family?: DyeFamily) => family !== undefined && family !== tested
  return tested !== null && tested !== 'entrambi' && used.some(isOther) ? 'due' : 'valid'
}

/** Warning of a plan for each state of the patch test; a valid one has none. */
export const PATCH_TEST_WARNINGS = {
  missing: 'patch-test-pending',
  unread: 'patch-test-pending',
  positive: 'patch-test-pending',
  'too-fresh': 'patch-test-too-fresh',
  expired: 'patch-test-expired',
  due: 'patch-test-due',
} as const satisfies Record<Exclude<PatchTestState, 'valid'>, ReasonCode>

const WARNINGS: ReadonlySet<ReasonCode> = new Set(Object.values(PATCH_TEST_WARNINGS))

/** Whether a plan requires a patch test first. */
export const requiresPatchTest = ({ warnings }: Pick<Plan, 'warnings'>): boolean =>
  warnings.some(({ code }) => WARNINGS.has(code))
