import { PACT_LINK_DAYS, type Pact, type signatureFields } from '@riflesso/contract'
import type { z } from 'zod'
import { findWhole } from '#features/analysis'
import { type DeletionDeps, deleteExisting } from '#features/audit'
import { findContacts } from '#features/clients'
import { findSalonName } from '#features/team'
import { enforceLimit, type Limit } from '#platform/attempt-limits'
import { newClientLink } from '#platform/client-links'
import { HOUR_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { untilDayOf } from '#platform/italian-time'
import { renderMail } from '#platform/mail/layout'
import { queueNotice } from '#platform/mail/queue'
import { schedulePhotosOfRow } from '#platform/photo-store/photo-deletions'
import type { Actor } from '#platform/sessions/session-store'
import { planKeyOf } from './content.ts'
import { readPact, requirePact } from './read-pact.ts'
import { deletePactRow, lockAnalysis, setLink, setSignature } from './repository.ts'

/** Protects mailboxes: mails of one pact's analysis, and of a salon. */
const MAILS_PER_ANALYSIS: Limit = { name: 'pact-mails-analysis', max: 5, windowMs: HOUR_MS }
const MAILS_PER_SALON: Limit = { name: 'pact-mails-salon', max: 60, windowMs: HOUR_MS }

/**
 * Signs a draft. From then on an earlier signed version is superseded.
 *
 * @throws AppError 'pact-not-found', 'pact-signed', 'pact-outdated' when the plan has changed since it was written
 */
export async function signPact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  salonId: string,
  id: string,
  given: z.output<typeof signatureFields>,
): Promise<Pact> {
  const signature = { name: given.name, strokes: given.way === 'drawn' ? given.strokes : null }
  return db.transaction(async (tx) => {
    const { row } = await requirePact(tx, salonId, id)
    // The plan cannot change before the signature is stored.
    if (!(await lockAnalysis(tx, salonId, row.analysisId))) throw new AppError('pact-not-found')
    const { row: pact } = await requirePact(tx, salonId, id)
    const analysis = required(await findWhole(tx, salonId, pact.analysisId), 'pact-not-found')
    if (pact.signedAt === null && pact.planKey !== planKeyOf(analysis)) throw new AppError('pact-outdated')
    if (!(await setSignature(tx, salonId, id, signature, clock()))) throw new AppError('pact-signed')
    return readPact({ db: tx, clock }, salonId, id)
  })
}

/** Deletes a pact and schedules its picture for deletion. Returns false when there is none. */
export async function erasePact(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  return schedulePhotosOfRow(tx, await deletePactRow(tx, salonId, id), now)
}

/** Permanently deletes a version of a pact. @throws AppError 'pact-not-found' */
export function deletePact(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  return deleteExisting(deps, actor, { kind: 'pact', id }, erasePact)
}

/**
 * Makes a link of a pact, instead of an earlier one.
 *
 * @throws AppError 'pact-not-found'
 */
export async function linkPact(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  salonId: string,
  id: string,
): Promise<{ readonly address: string; readonly expiresAt: Date }> {
  const { address, link } = newClientLink({ clock, config }, 'patto', PACT_LINK_DAYS)
  if (!(await setLink(db, salonId, id, link))) throw new AppError('pact-not-found')
  return { address, expiresAt: link.expiresAt }
}

/** @throws AppError 'pact-not-found' */
export async function unlinkPact({ db }: Pick<Deps, 'db'>, salonId: string, id: string): Promise<void> {
  if (!(await setLink(db, salonId, id, null))) throw new AppError('pact-not-found')
}

/**
 * Mails a new link to the address on the client's card. The only text typed by the salon in it is the salon's name.
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
  const { email } = await findContacts(db, salonId, clientId)
  if (email === null) throw new AppError('client-without-email')
  await enforceLimit(deps, MAILS_PER_SALON, salonId, now)
  await enforceLimit(deps, MAILS_PER_ANALYSIS, [salonId, row.analysisId], now)
  const { mailId, expiresAt } = await db.transaction(async (tx) => {
    const { address, expiresAt } = await linkPact({ ...deps, db: tx }, salonId, id)
    const salon = await findSalonName(tx, salonId)
    const mail = renderMail(config, {
      to: email,
      subject: `${salon}: il patto colore`,
      title: 'Il patto colore',
      opening: [
        'Buongiorno,',
        `${salon} ha preparato il patto sul colore: il punto di partenza, il risultato previsto, i suoi limiti e la cura a casa.`,
      ],
      link: { label: 'Apri il patto', address },
      closing: [
        `Il collegamento vale ${untilDayOf(expiresAt)}. Chi lo riceve può aprire il patto: va tenuto per sé.`,
        'Se il messaggio è arrivato per errore, si può ignorare.',
      ],
    })
    return { mailId: await queueNotice(tx, salonId, mail, now), expiresAt }
  })
  deps.background.run(() => deps.mailSender.sendNow(mailId))
  return expiresAt
}
