import { MAX_PAPER_CARDS, type PaperCard } from '@riflesso/contract'
import { findAnalysedClient, holdClient, takeConsents } from '#features/clients'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { KEPT_SIDE } from '#platform/pixels/decode-and-read'
import type { AnalysisDeps, Analyst } from '../analyze.ts'
import { keepPhotos } from '../keep-photos.ts'
import { holdSalon } from '../outcome/outcome-repository.ts'
import { failureOf } from '../request/read-photos.ts'
import { countCards, findCard, insertCard } from './paper-card-repository.ts'
import type { PaperCardRequest } from './paper-card-request.ts'

/**
 * Adds a paper card to a client: the typed content, and its photo, which is not read. A failure, or an abort
 * of `signal`, changes nothing.
 *
 * @throws AppError with a code of the operation
 */
export async function addPaperCard(
  { db, clock, photoPool, photoStore }: Pick<AnalysisDeps, 'db' | 'clock' | 'photoPool' | 'photoStore'>,
  actor: Analyst,
  clientId: string,
  { servedOn, formula, photoConsent, bytes }: PaperCardRequest,
  signal: AbortSignal,
): Promise<PaperCard> {
  const { salonId, userId } = actor
  const client = await findAnalysedClient(db, salonId, clientId, clock())
  if (!client) throw new AppError('client-not-found')
  // Checked first, to avoid decoding the photo for nothing.
  if (bytes && !client.agreed.photos && photoConsent === null) throw new AppError('photo-consent-required')
  const photo = bytes && (await photoPool.recode({ bytes, maxSide: KEPT_SIDE }, signal))
  if (photo && !photo.ok) throw failureOf(['image'], photo)
  if (signal.aborted) throw new AppError('request-cancelled')
  const kept = await keepPhotos(photoStore, photo ? [photo] : [])
  let isCommitting = false
  try {
    if (signal.aborted) throw new AppError('request-cancelled')
    return await db.transaction(async (tx) => {
      const now = clock()
      await holdSalon(tx, salonId)
      // Meanwhile the card may have been deleted, or the consent withdrawn.
      if (!(await holdClient(tx, salonId, clientId))) throw new AppError('client-not-found')
      if ((await countCards(tx, salonId, clientId)) >= MAX_PAPER_CARDS) throw new AppError('too-many-paper-cards')
      const [key = null] = kept.keys
      const consents = { photos: photoConsent, health: null }
      if (key !== null && !(await takeConsents(tx, actor, clientId, consents, now)).photos)
        throw new AppError('photo-consent-required')
      const id = newId()
      const image = { imageData: key, imageStoredAt: key === null ? null : now }
      await insertCard(tx, { id, salonId, clientId, userId, servedOn, formula, ...image, createdAt: now })
      const card = await findCard(tx, salonId, id)
      if (!card) throw new Error('the paper card was not saved')
      isCommitting = true
      return card
    })
  } catch (error) {
    // After a commit with a lost answer the sweep decides about the photo.
    if (!isCommitting) await kept.discard()
    throw error
  }
}
