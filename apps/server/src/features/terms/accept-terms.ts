import type { AcceptedTerms } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Actor } from '#platform/sessions/session-store'
import { recordAcceptance } from './repository.ts'

/** Records that a signed-in user accepts the terms. */
export const acceptTerms = ({ db, clock }: Deps, { userId: id, role }: Actor, accepted: AcceptedTerms) =>
  recordAcceptance(db, { id, role }, accepted, clock())
