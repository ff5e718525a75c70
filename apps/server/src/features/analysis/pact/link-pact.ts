import { PACT_LINK_DAYS } from '@riflesso/contract'
import { findClientEmail } from '#features/clients'
import { enforceLimit } from '#platform/attempt-limits'
import { DAY_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { queueNotice } from '#platform/mail/queue'
import { newToken, sha256 } from '#platform/sessions/tokens'
import { findWhole } from '../repository.ts'
import { MAILS_PER_ANALYSIS, MAILS_PER_SALON } from './limits.ts'
import { type PactLink, pactMail } from './pact-mail.ts'
import { findSalon, setLink } from './pact-repository.ts'
import { requirePact } from './read-pacts.ts'

/** @throws AppError 'pact-not-found' */
async function newLink(
  { config }: Pick<Deps, 'config'>,
  db: Db,
  salonId: string,
  id: string,
  now: Date,
): Promise<PactLink> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + PACT_LINK_DAYS * DAY_MS)
  if (!(await setLink(db, salonId, id, { hash: sha256(token), expiresAt }))) throw new AppError('pact-not-found')
  return { address: `${config.publicUrl}/patto#${token}`, expiresAt }
}

/**
 * Makes a link of a pact, instead of an earlier one.
 *
 * @throws AppError 'pact-not-found'
 */
export const linkPact = (deps: Pick<Deps, 'db' | 'clock' | 'config'>, salonId: string, id: string): Promise<PactLink> =>
  newLink(deps, deps.db, salonId, id, deps.clock())

/** @throws AppError 'pact-not-found' */
export async function unlinkPact({ db }: Pick<Deps, 'db'>, salonId: string, id: string): Promise<void> {
  if (!(await setLink(db, salonId, id, null))) throw new AppError('pact-not-found')
}

/**
 * Mails a new link to the address on the client's card.
 *
 * @throws AppError 'pact-not-found', 'client-without-email', 'too-many-attempts'
 */
export async function mailPact(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keyedHash' | 'mailSender' | 'background'>,
  salonId: string,
  id: string,
): Promise<Date> {
  const { db, config } = deps
  const now = deps.clock()
  const { row } = await requirePact(db, salonId, id)
  const clientId = (await findWhole(db, salonId, row.analysisId))?.clientId ?? null
  const email = clientId === null ? null : await findClientEmail(db, salonId, clientId)
  if (email === null) throw new AppError('client-without-email')
  await enforceLimit(deps, MAILS_PER_SALON, salonId, now)
  await enforceLimit(deps, MAILS_PER_ANALYSIS, [salonId, row.analysisId], now)
  const { mailId, expiresAt } = await db.transaction(async (tx) => {
    const link = await newLink(deps, tx, salonId, id, now)
    const mail = pactMail(config, { email, salon: await findSalon(tx, salonId), link })
    return { mailId: await queueNotice(tx, salonId, mail, now), expiresAt: link.expiresAt }
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return expiresAt
}
