import { MAX_PAPER_CARDS, newPaperCardFields, type PaperCard, type paperCardFields } from '@riflesso/contract'
import type { z } from 'zod'
import { type DeletionDeps, deleteExisting } from '#features/audit'
import { findAnalysedClient, holdClient, requireClient, takeConsents } from '#features/clients'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { issueMessages } from '#platform/http/form-fields'
import { newId } from '#platform/ids'
import { schedulePhotosOfRow } from '#platform/photo-store/photo-deletions'
import { type PhotoStore, storedPhoto } from '#platform/photo-store/photo-store'
import { KEPT_SIDE } from '#platform/pixels/decode-and-read'
import type { Actor, Caller } from '#platform/sessions/session-store'
import type { AnalysisDeps } from './analyze.ts'
import { withKeptPhotos } from './keep-photos.ts'
import { holdSalon } from './outcome/outcome-repository.ts'
import * as repository from './paper-card-repository.ts'
import { failureOf } from './request/read-photos.ts'
import { type AnalyzeForm, onlyImage } from './request/receive-form.ts'

/** The paper cards of a client, newest service first. @throws AppError 'client-not-found' */
export async function readPaperCards({ db }: Deps, salonId: string, clientId: string) {
  await requireClient(db, salonId, clientId)
  return repository.listCards(db, salonId, clientId)
}

/** Corrects the typed content of a card. @throws AppError 'paper-card-not-found' */
export async function changePaperCard(
  { db }: Deps,
  salonId: string,
  id: string,
  typed: z.output<typeof paperCardFields>,
): Promise<PaperCard> {
  await repository.changeCard(db, salonId, id, typed)
  const card = required(await repository.findCard(db, salonId, id), 'paper-card-not-found')
  return card
}

/** The JPEG of the photo of a card. Throws like `storedPhoto`. */
export const readCardPhoto = async (
  { db, photoStore }: Deps & { readonly photoStore: PhotoStore },
  salonId: string,
  id: string,
) => storedPhoto(photoStore, await repository.findCardKey(db, salonId, id))

/** Deletes a paper card and schedules its photo for deletion. Returns false when there is none. */
export async function erasePaperCard(tx: Db, salonId: string, id: string, now: Date): Promise<boolean> {
  return schedulePhotosOfRow(tx, await repository.deleteCardRow(tx, salonId, id), now)
}

/** Permanently deletes a paper card with its photo. @throws AppError 'paper-card-not-found' */
export function deletePaperCard(deps: DeletionDeps, actor: Actor, id: string): Promise<void> {
  return deleteExisting(deps, actor, { kind: 'paper-card', id }, erasePaperCard)
}

/** A validated paper card; `bytes` is its photo, or null. */
type PaperCardRequest = z.output<typeof newPaperCardFields> & { readonly bytes: Uint8Array | null }

/** Validates the parts of the request. @throws AppError 'validation-failed' */
export function readPaperCardRequest(form: AnalyzeForm): PaperCardRequest {
  const parsed = newPaperCardFields.safeParse(form.texts)
  if (!parsed.success) throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  const hasPhoto = Object.keys(form.photos).length > 0
  return { ...parsed.data, bytes: hasPhoto ? onlyImage(form) : null }
}

/**
 * Adds a paper card to a client: the typed content, and its photo, which is not read. A failure, or an abort
 * of `signal`, changes nothing.
 *
 * @throws AppError with a code of the operation
 */
export async function addPaperCard(
  deps: Pick<AnalysisDeps, 'db' | 'clock' | 'photoPool' | 'photoStore'>,
  actor: Caller,
  clientId: string,
  { servedOn, formula, photoConsent, bytes }: PaperCardRequest,
  signal: AbortSignal,
): Promise<PaperCard> {
  const { db, clock, photoPool } = deps
  const { salonId, userId } = actor
  const client = required(await findAnalysedClient(db, salonId, clientId, clock()), 'client-not-found')
  // Checked first, to avoid decoding the photo for nothing.
  if (bytes && !client.agreed.photos && photoConsent === null) throw new AppError('photo-consent-required')
  const photo = bytes && (await photoPool.recode({ bytes, maxSide: KEPT_SIDE }, signal))
  if (photo && !photo.ok) throw failureOf('image', photo)
  if (signal.aborted) throw new AppError('request-cancelled')
  return withKeptPhotos(deps, photo ? [photo] : [], signal, async (tx, [key = null], now) => {
    await holdSalon(tx, salonId)
    // Meanwhile the card may have been deleted, or the consent withdrawn.
    required(await holdClient(tx, salonId, clientId), 'client-not-found')
    if ((await repository.countCards(tx, salonId, clientId)) >= MAX_PAPER_CARDS)
      throw new AppError('too-many-paper-cards')
    const consents = { photos: photoConsent, health: null }
    if (key !== null && !(await takeConsents(tx, actor, clientId, consents, now)).photos)
      throw new AppError('photo-consent-required')
    const id = newId()
    const image = { imageData: key, imageStoredAt: key === null ? null : now }
    await repository.insertCard(tx, { id, salonId, clientId, userId, servedOn, formula, ...image, createdAt: now })
    return { result: required(await repository.findCard(tx, salonId, id), 'paper-card-not-found'), isUsed: true }
  })
}
