import { PREVISIT_LINK_DAYS, type Previsit } from '@riflesso/contract'
import { type DeletionDeps, deleteExisting } from '#features/audit'
import { lockClient, recordHealthReads, requireClient } from '#features/clients'
import { newClientLink } from '#platform/client-links'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { schedulePhotosOfRow } from '#platform/photo-store/photo-deletions'
import { type PhotoStore, storedPhoto } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import * as repository from './repository.ts'

/**
 * The answers of a client for a user who opens her card, newest first, and the expiry of her open link. The access to health answers is
 * logged.
 *
 * @throws AppError 'client-not-found'
 */
export async function readPrevisits({ db, clock }: Deps, actor: Actor, clientId: string) {
  const { salonId } = actor
  const now = clock()
  await requireClient(db, salonId, clientId)
  const answered = await repository.listAnswered(db, salonId, clientId)
  const ids = answered.map(({ row }) => row.id)
  const photos = Map.groupBy(await repository.listPhotos(db, ids), ({ previsitId }) => previsitId)
  if (answered.some(({ row }) => row.health)) await recordHealthReads(db, actor, [clientId], now)
  const linkExpiresAt = await repository.findOpenLink(db, salonId, clientId, now)
  return {
    linkExpiresAt: linkExpiresAt?.toISOString() ?? null,
    previsits: answered.flatMap((each) => present(each, photos.get(each.row.id) ?? [])),
  }
}

/** Nothing for a link that was not answered. */
function present({ row, author }: repository.AnsweredRow, photos: readonly { readonly id: string }[]): Previsit[] {
  const { id, answeredAt, answers, signature, health, isSeen } = row
  if (!answeredAt || !answers || !signature) return []
  const times = { answeredAt: answeredAt.toISOString(), isNew: !isSeen }
  return [{ id, ...times, answers, health, signature, photos: photos.map((photo) => photo.id), author }]
}

/**
 * Makes a link for a client, instead of an open one.
 *
 * @throws AppError 'client-not-found'
 */
export async function linkPrevisit(deps: Deps, { salonId, userId }: Actor, clientId: string) {
  const { address, link } = newClientLink(deps, 'domande', PREVISIT_LINK_DAYS)
  await deps.db.transaction(async (tx) => {
    // Locked, so that of two links made at the same time the later replaces the other.
    required(await lockClient(tx, salonId, clientId), 'client-not-found')
    await repository.deleteOpen(tx, salonId, clientId)
    await repository.insertOpen(tx, { salonId, clientId, userId, madeAt: deps.clock() }, link)
  })
  return { address, expiresAt: link.expiresAt.toISOString() }
}

/** @throws AppError 'client-not-found' */
export async function unlinkPrevisit({ db }: Deps, salonId: string, clientId: string): Promise<void> {
  await requireClient(db, salonId, clientId)
  await repository.deleteOpen(db, salonId, clientId)
}

/** @throws AppError 'previsit-not-found' */
export async function seePrevisit({ db }: Deps, salonId: string, id: string): Promise<void> {
  if (!(await repository.setSeen(db, salonId, id))) throw new AppError('previsit-not-found')
}

/** Deletes the answers of a client and schedules their photos for deletion. Returns false when there are none. */
export async function erasePrevisit(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  return schedulePhotosOfRow(tx, await repository.deletePrevisitRow(tx, salonId, id), now)
}

/** Permanently deletes the answers of a client. @throws AppError 'previsit-not-found' */
export function deletePrevisit(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  return deleteExisting(deps, actor, { kind: 'previsit', id }, erasePrevisit)
}

/** The JPEG of a photo that a client sent. Throws like `storedPhoto`. */
export const readSentPhoto = async (
  { db, photoStore }: Pick<Deps, 'db'> & { readonly photoStore: PhotoStore },
  salonId: string,
  id: string,
) => storedPhoto(photoStore, await repository.findPhotoKey(db, salonId, id))
