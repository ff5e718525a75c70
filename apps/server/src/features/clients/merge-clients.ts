import { type ClientCard, messages } from '@riflesso/contract'
import { recordAct } from '#features/audit'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { moveArchive } from './archive-repository.ts'
import { isAgreed, readCard, required } from './card.ts'
import { moveHealth, spreadWithdrawals } from './duplicates-repository.ts'
import { type ClientRow, changeClient, deleteClientRow, eraseHealth, listConsents, lockClient } from './repository.ts'
import { storeRetouch } from './retouch-repository.ts'
import { erasePhotos } from './withdraw.ts'

/**
 * Merges two cards atomically: `keptId` gets the analyses, paper cards, tests and consents of the other and the fields that it
 * lacks; the other card is deleted.
 *
 * @throws AppError 'client-not-found', 'validation-failed' for a card and itself
 */
export async function mergeClients(
  { db, clock, ledger, photoStore }: Deps & { readonly photoStore: PhotoStore },
  actor: Actor,
  keptId: string,
  otherId: string,
): Promise<ClientCard> {
  if (keptId === otherId) throw new AppError('validation-failed', { fields: { otherId: messages.sameClient } })
  const { salonId } = actor
  const now = clock()
  const card = await db.transaction(async (tx) => {
    // Locked in a fixed order, so that two merges of the same cards do not deadlock.
    const [first, second] = [keptId, otherId].sort()
    const rows = [
      required(await lockClient(tx, salonId, first ?? '')),
      required(await lockClient(tx, salonId, second ?? '')),
    ]
    const kept = required(rows.find(({ id }) => id === keptId) ?? null)
    const other = required(rows.find(({ id }) => id === otherId) ?? null)
    await moveArchive(tx, salonId, otherId, keptId)
    await storeRetouch(tx, salonId, keptId)
    await moveHealth(tx, salonId, otherId, keptId)
    await changeClient(tx, salonId, keptId, { ...mergedCard(kept, other), updatedAt: now })
    await deleteClientRow(tx, salonId, otherId)
    await spreadWithdrawals(tx, salonId, keptId)
    const consents = await listConsents(tx, salonId, keptId)
    if (!isAgreed(consents, 'health')) await eraseHealth(tx, salonId, keptId)
    // Without a consent there are photos only if it was withdrawn on the other card.
    if (!isAgreed(consents, 'photos')) await erasePhotos(tx, salonId, keptId, now)
    await recordAct(tx, actor, 'clients-merged', now)
    const merged = await readCard(tx, salonId, keptId, now)
    await recordDeletion(ledger, { kind: 'merged-client', at: now, salonId, id: otherId, into: keptId })
    return merged
  })
  await deleteScheduledPhotos(db, photoStore)
  return card
}

type Cards = Pick<
  ClientRow,
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'phoneKey'
  | 'email'
  | 'birthDate'
  | 'notes'
  | 'colourAllergy'
  | 'allergyNotes'
  | 'burn'
  | 'createdAt'
>

const joined = (texts: readonly (string | null)[], separator: string): string | null =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))].join(separator) || null

const italianDay = (day: string) => day.split('-').reverse().join('/')

/** The differing values of the other card as a note: a merge loses nothing. */
function differences(kept: Cards, other: Cards): string[] {
  const name = `${other.firstName} ${other.lastName}`
  return [
    ...(name === `${kept.firstName} ${kept.lastName}` ? [] : [`Anche: ${name}`]),
    ...(kept.phone && other.phone && kept.phoneKey !== other.phoneKey ? [`Altro telefono: ${other.phone}`] : []),
    ...(kept.email && other.email && kept.email !== other.email ? [`Altra email: ${other.email}`] : []),
    ...(kept.birthDate && other.birthDate && kept.birthDate !== other.birthDate
      ? [`Altra data di nascita: ${italianDay(other.birthDate)}`]
      : []),
  ]
}

/** A scalp that is closed on either card stays closed; otherwise the later burn counts. */
const mergedBurn = (kept: Cards['burn'], other: Cards['burn']): Cards['burn'] => {
  const burns = [kept, other].filter((burn) => burn !== null).sort((one, next) => next.at.localeCompare(one.at))
  return burns.find(({ soundAt }) => soundAt === null) ?? burns[0] ?? null
}

/** The fields of a merged card: those of the kept one, gaps filled from the other. */
const mergedCard = (kept: Cards, other: Cards) => ({
  phone: kept.phone ?? other.phone,
  email: kept.email ?? other.email,
  birthDate: kept.birthDate ?? other.birthDate,
  notes: joined([kept.notes, other.notes, joined(differences(kept, other), '\n')], '\n\n'),
  // An allergy of either card counts.
  colourAllergy: kept.colourAllergy || other.colourAllergy || (kept.colourAllergy ?? other.colourAllergy),
  allergyNotes: joined([kept.allergyNotes, other.allergyNotes], '\n'),
  burn: mergedBurn(kept.burn, other.burn),
  createdAt: new Date(Math.min(kept.createdAt.getTime(), other.createdAt.getTime())),
})
