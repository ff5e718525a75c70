import type { DeclaredDetails } from '@riflesso/colorimetry'
import { type PreColourFields, PUBLISH_CHANNELS, type PublishChannel } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { newId } from '#platform/ids'
import type { Caller } from '#platform/sessions/session-store'
import { type Agreed, agreedIn, isAgreed } from './card.ts'
import { cardSafety, withCard } from './card-safety.ts'
import { presentAsked } from './presenter.ts'
import { findClient, insertConsent, listConsents, listPatchTests, testsEveryUse } from './repository.ts'

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
  /** The declared answers, completed with age, allergies and sensitivity tests of the card. */
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
  const asked = presentAsked(patchTests.find(({ result }) => result === 'negativo')?.asked ?? null)
  const { firstName, lastName, phone } = row
  const consents = await listConsents(db, salonId, clientId)
  const agreed = agreedIn(consents)
  const publishes = PUBLISH_CHANNELS.filter((channel) => isAgreed(consents, channel))
  return { firstName, lastName, phone, agreed, publishes, asked, declare: (details) => withCard(details, safety) }
}

/**
 * Records the consents given with an analysis, with their wording; returns the current consents. Call it
 * in a transaction that has locked the client.
 */
export async function takeConsents(
  tx: Db,
  { salonId, userId }: Caller,
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
