import type { DeclaredDetails } from '@riflesso/colorimetry'
import {
  type PreColourFields,
  type PrevisitFields,
  PUBLISH_CHANNELS,
  type PublishChannel,
  withAsked,
} from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { newId } from '#platform/ids'
import type { Caller } from '#platform/sessions/session-store'
import { findAsked } from './asked-repository.ts'
import { type Agreed, agreedIn, isAgreed } from './card.ts'
import { cardSafety, hoursSinceYes, latestAnswers, withCard } from './card-safety.ts'
import { requireBorn } from './change-client.ts'
import { presentAsked } from './presenter.ts'
import {
  changeClient,
  findClient,
  insertConsent,
  listConsents,
  listPatchTests,
  lockClient,
  testsEveryUse,
} from './repository.ts'

/** The client of an analysis. */
export type AnalysedClient = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly agreed: Agreed
  /** Where pictures may be published. */
  readonly publishes: PublishChannel[]
  /** The latest answers before a colour. */
  readonly asked: PreColourFields | null
  /** The declared answers, completed with age, allergies and sensitivity tests of the card, and with her answers before the visit. */
  readonly declare: (details: DeclaredDetails) => DeclaredDetails
}

/** The client of an analysis if it belongs to this salon, otherwise null. */
export async function findAnalysedClient(
  db: Db,
  salonId: string,
  clientId: string,
  now: Date,
): Promise<AnalysedClient | null> {
  const row = await findClient(db, salonId, clientId)
  if (!row) return null
  const patchTests = await listPatchTests(db, salonId, clientId)
  const safety = cardSafety({ ...row, patchTests }, now, await testsEveryUse(db, salonId))
  const yesHoursAgo = hoursSinceYes(patchTests, now)
  const asked = presentAsked(latestAnswers(patchTests))
  const { firstName, lastName, phone } = row
  const consents = await listConsents(db, salonId, clientId)
  const agreed = agreedIn(consents)
  const publishes = PUBLISH_CHANNELS.filter((channel) => isAgreed(consents, channel))
  const previsit = await findAsked(db, salonId, clientId, now)
  const declare = (details: DeclaredDetails) => {
    const known = withCard(details, safety, yesHoursAgo)
    return previsit ? withAsked(known, previsit) : known
  }
  return { firstName, lastName, phone, agreed, publishes, asked, declare }
}

/**
 * Records the consents given with an analysis or by a link (then without a user), with their wording; returns the current consents. Call it
 * in a transaction that has locked the client.
 */
export async function takeConsents(
  tx: Db,
  { salonId, userId }: Pick<Caller, 'salonId'> & { readonly userId: string | null },
  clientId: string,
  given: Readonly<Record<keyof Agreed, string | null>>,
  now: Date,
): Promise<Agreed> {
  const before = agreedIn(await listConsents(tx, salonId, clientId))
  const take = async (kind: keyof Agreed): Promise<boolean> => {
    const text = given[kind]
    if (before[kind] || text === null) return before[kind]
    await insertConsent(tx, { id: newId(), salonId, clientId, userId, kind, text, givenAt: now })
    return true
  }
  return { photos: await take('photos'), health: await take('health') }
}

type Answered = Pick<PrevisitFields, 'answers' | 'health'> & {
  readonly salonId: string
  readonly clientId: string
  /** The wordings of the consents that she signed. */
  readonly consents: Readonly<Record<keyof Agreed, string | null>>
}

/**
 * Records the consents of a client who answered by a link, and puts into her card what it lacks: the birth date, and an allergy, which
 * counts if either knows of it. Locks the card; returns the current consents, or null without a card.
 *
 * @throws AppError 'validation-failed' for a birth date in the future
 */
export async function takeAnswers(
  tx: Db,
  { salonId, clientId, answers, health, consents }: Answered,
  now: Date,
): Promise<Agreed | null> {
  const card = await lockClient(tx, salonId, clientId)
  if (!card) return null
  requireBorn(answers.birthDate, now)
  const agreed = await takeConsents(tx, { salonId, userId: null }, clientId, consents, now)
  const allergy = health?.allergy ?? null
  await changeClient(tx, salonId, clientId, {
    birthDate: card.birthDate ?? answers.birthDate,
    colourAllergy: allergy === true ? true : (card.colourAllergy ?? allergy),
    updatedAt: now,
  })
  return agreed
}
