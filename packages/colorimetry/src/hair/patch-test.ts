import { HARD_LIMITS } from '../data/hard-limits.ts'
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
