import type { ClientCard, ConsentKind } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Actor } from '#platform/sessions/session-store'
import { listLastVisits, listTimeline, type TimelinePage } from './archive-repository.ts'
import { findAsked } from './asked-repository.ts'
import { cardSafety } from './card-safety.ts'
import { listHealthReads, recordHealthReads } from './health-reads-repository.ts'
import {
  presentClientLine,
  presentConsent,
  presentLastHair,
  presentPatchTest,
  presentTimelineEntry,
} from './presenter.ts'
import {
  type ClientRow,
  type ConsentRow,
  findAuthor,
  findClient,
  listConsents,
  listPatchTests,
  testsEveryUse,
} from './repository.ts'

/** Whether a consent of that kind is current. */
export const isAgreed = (consents: readonly ConsentRow[], wanted: ConsentKind): boolean =>
  consents.some(({ kind, withdrawnAt }) => kind === wanted && withdrawnAt === null)

/** The current consents. */
export type Agreed = Readonly<Record<'photos' | 'health', boolean>>

export const agreedIn = (consents: readonly ConsentRow[]): Agreed => ({
  photos: isAgreed(consents, 'photos'),
  health: isAgreed(consents, 'health'),
})

/** @throws AppError 'client-not-found' */
export async function requireClient(db: Db, salonId: string, clientId: string): Promise<void> {
  required(await findClient(db, salonId, clientId))
}

/** Returns the client, or throws if it is missing. */
export function required(row: ClientRow | null): ClientRow {
  if (!row) throw new AppError('client-not-found')
  return row
}

/**
 * The whole card of a client for a user who opens it: the access to health answers is logged.
 *
 * @throws AppError 'client-not-found'
 */
export async function openCard({ db, clock }: Deps, actor: Actor, clientId: string) {
  const card = await readCard(db, actor.salonId, clientId, clock())
  if (card.health) await recordHealthReads(db, actor, [clientId], clock())
  return card
}

/**
 * The whole card of a client of the salon.
 *
 * @throws AppError 'client-not-found'
 */
export async function readCard(db: Db, salonId: string, clientId: string, now: Date): Promise<ClientCard> {
  const row = required(await findClient(db, salonId, clientId))
  const consents = await listConsents(db, salonId, clientId)
  const tests = await listPatchTests(db, salonId, clientId)
  const [visit] = await listLastVisits(db, salonId, [clientId])
  const { notes, createdAt, colourAllergy, allergyNotes, burn } = row
  const agreed = agreedIn(consents)
  return {
    ...presentClientLine(row),
    notes,
    createdAt: createdAt.toISOString(),
    author: await findAuthor(db, row),
    health: agreed.health
      ? {
          colourAllergy,
          allergyNotes,
          burn: burn && (await presentBurn(db, burn)),
          patchTests: tests.map(presentPatchTest),
          reads: await listHealthReads(db, salonId, clientId),
        }
      : null,
    consents: consents.map(presentConsent),
    agreed,
    safety: cardSafety({ ...row, patchTests: tests }, now, await testsEveryUse(db, salonId)),
    lastHair: visit ? presentLastHair(visit) : null,
    asked: await findAsked(db, salonId, clientId, now),
  }
}

/** A burn with who noted it. */
async function presentBurn(db: Db, { userId, ...burn }: NonNullable<ClientRow['burn']>) {
  return { ...burn, author: await findAuthor(db, { userId }) }
}

/**
 * The colours of a client's analyses, newest first.
 *
 * @throws AppError 'client-not-found'
 */
export async function readTimeline({ db }: Deps, salonId: string, clientId: string, page: TimelinePage) {
  required(await findClient(db, salonId, clientId))
  const rows = await listTimeline(db, salonId, clientId, page)
  return rows.map(presentTimelineEntry)
}
