import type { PaperCard, paperCardFields } from '@riflesso/contract'
import type { z } from 'zod'
import { type DeletionDeps, deletePermanently } from '#features/audit'
import { requireClient } from '#features/clients'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { storedPhoto } from '#platform/photo-store/stored-photo'
import type { Actor } from '#platform/sessions/session-store'
import { changeCard, deleteCardRow, findCard, findCardKey, listCards } from './paper-card-repository.ts'

/**
 * The paper cards of a client, newest service first.
 *
 * @throws AppError 'client-not-found'
 */
export async function readPaperCards(
  { db }: Pick<Deps, 'db'>,
  salonId: string,
  clientId: string,
): Promise<PaperCard[]> {
  await requireClient(db, salonId, clientId)
  return listCards(db, salonId, clientId)
}

/**
 * Corrects the typed content of a card.
 *
 * @throws AppError 'paper-card-not-found'
 */
export async function changePaperCard(
  { db }: Pick<Deps, 'db'>,
  salonId: string,
  id: string,
  typed: z.output<typeof paperCardFields>,
): Promise<PaperCard> {
  await changeCard(db, salonId, id, typed)
  const card = await findCard(db, salonId, id)
  if (!card) throw new AppError('paper-card-not-found')
  return card
}

/** The JPEG of the photo of a card. Throws like `storedPhoto`. */
export const readCardPhoto = async (
  { db, photoStore }: Pick<Deps, 'db'> & { readonly photoStore: PhotoStore },
  salonId: string,
  id: string,
) => storedPhoto(photoStore, await findCardKey(db, salonId, id))

/** Deletes a paper card and schedules its photo for deletion. Returns false when there is none. */
export async function erasePaperCard(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  const keys = await deleteCardRow(tx, salonId, id)
  if (!keys) return false
  await schedulePhotoDeletions(tx, keys, now)
  return true
}

/**
 * Permanently deletes a paper card with its photo.
 *
 * @throws AppError 'paper-card-not-found'
 */
export async function deletePaperCard(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  const isDeleted = await deletePermanently(deps, actor, { kind: 'paper-card', id }, (tx, now) =>
    erasePaperCard(tx, actor.salonId, id, now),
  )
  if (!isDeleted) throw new AppError('paper-card-not-found')
}
