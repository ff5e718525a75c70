import type { verifyEmailBody } from '@riflesso/contract'
import type { z } from 'zod'
import { recordAct, salonOf } from '#features/audit'
import { countAttempt, enforceLimit } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { type NewSession, startSession } from '#platform/sessions/session-store'
import { sha256 } from '#platform/sessions/tokens'
import { CODE_TRIES, CODE_TRIES_PER_NETWORK, KNOWN_NETWORK, visitorOf } from '../limits.ts'
import * as repository from '../repository.ts'
import { attemptsOf, registrationMeant } from './verification-code.ts'

/** Verifies an address with the mailed code, for the matching registration, and signs in. */
export async function verifyEmail(
  deps: Deps,
  { email, code, registrationToken }: z.output<typeof verifyEmailBody>,
  network: string,
  device: string | null,
): Promise<{ readonly user: repository.UserRow; readonly session: NewSession }> {
  const { db } = deps
  const now = deps.clock()
  await enforceLimit(deps, CODE_TRIES_PER_NETWORK, network, now)
  const { count } = await countAttempt(deps, CODE_TRIES, attemptsOf(email, registrationToken), now)
  if (count > CODE_TRIES.max) throw new AppError('code-exhausted')

  const found = await repository.findUserByEmail(db, email)
  const registration = found
    ? registrationMeant(await repository.listRegistrations(db, found.id), registrationToken)
    : null
  const hash = sha256(code)
  const column = registrationToken === undefined ? 'unnamedTries' : 'tries'
  const good = registration ? await repository.takeTry(db, registration.id, column, CODE_TRIES.max, now) : []
  const verification = good.find((candidate) => candidate.code === hash)
  if (!verification) {
    // Only a caller with the right code learns that it was right.
    if (registration && (await repository.hasVerification(db, registration.id, hash)))
      throw new AppError('code-expired')
    throw new AppError(count < CODE_TRIES.max ? 'code-invalid' : 'code-exhausted')
  }

  return db.transaction(async (tx) => {
    const user = required(await repository.acceptVerification(tx, verification, now), 'code-invalid')
    await countAttempt({ ...deps, db: tx }, KNOWN_NETWORK, visitorOf(email, network), now)
    await recordAct(tx, salonOf(user), 'signed-in', now)
    return { user, session: await startSession(tx, user.id, false, now, device) }
  })
}
