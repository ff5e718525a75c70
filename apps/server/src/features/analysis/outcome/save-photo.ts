import { judgeReading } from '@riflesso/consultation'
import { outcomePhotoFields } from '@riflesso/contract'
import { findAnalysedClient, holdClient, takeConsents } from '#features/clients'
import { AppError, required } from '#platform/errors'
import { issueMessages, parseJsonFields } from '#platform/http/form-fields'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import { storedPhoto } from '#platform/photo-store/photo-store'
import type { Caller } from '#platform/sessions/session-store'
import type { AnalysisDeps } from '../analyze.ts'
import type { PresentedOutcome } from '../archive/presenter.ts'
import { withKeptPhotos } from '../keep-photos.ts'
import { findWhole } from '../repository.ts'
import type { PhotoInput } from '../request/analyze-request.ts'
import { readOnePhoto } from '../request/read-photos.ts'
import { type AnalyzeForm, onlyImage } from '../request/receive-form.ts'
import { findOutcomeKey, holdAnalysis, holdSalon, upsertOutcome } from './outcome-repository.ts'
import { completeOutcome, promisedBy } from './save-outcome.ts'

/** A validated photo of a result. */
type OutcomePhotoRequest = {
  readonly photo: PhotoInput
  /** Wording of the consent given with it. */
  readonly photoConsent: string | null
}

/** Validates the parts of the request. @throws AppError 'Image data is required' or 'validation-failed' */
export function readOutcomePhotoRequest(form: AnalyzeForm): OutcomePhotoRequest {
  const bytes = onlyImage(form)
  const parsed = outcomePhotoFields.safeParse(parseJsonFields(form.texts, ['hints', 'confirmed']))
  if (!parsed.success) {
    throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  }
  const { hints, confirmed = null, photoConsent } = parsed.data
  return { photo: { bytes, hints, confirmed }, photoConsent }
}

/**
 * Measures the photo of a result, compares it with the plan, and replaces an earlier photo. A failure, or an abort of
 * `signal`, changes nothing. The photo of a client is kept only with the client's consent.
 *
 * @throws AppError with a code of the operation
 */
export async function saveOutcomePhoto(
  deps: Pick<AnalysisDeps, 'db' | 'clock' | 'photoPool' | 'photoStore'>,
  actor: Caller,
  id: string,
  { photo, photoConsent }: OutcomePhotoRequest,
  signal: AbortSignal,
): Promise<PresentedOutcome> {
  const { db, clock, photoPool, photoStore } = deps
  const { salonId, userId } = actor
  const { clientId, ...before } = required(await findWhole(db, salonId, id), 'analysis-not-found')
  // Checked first, to avoid measuring the photo for nothing.
  promisedBy({ clientId, ...before })
  const client = clientId === null ? null : await findAnalysedClient(db, salonId, clientId, clock())
  const read = await readOnePhoto(photoPool, 'image', photo, signal)
  if (signal.aborted) throw new AppError('request-cancelled')
  // Learning must not use an unusable reading.
  if (judgeReading(read.reading).state === 'unusable') throw new AppError('unusable-reading')
  const mayKeep = clientId === null || photoConsent !== null || client?.agreed.photos === true
  // From this transaction on a cancelled request is saved.
  const outcome = await withKeptPhotos(deps, mayKeep ? [read] : [], signal, async (tx, keys, now) => {
    await holdSalon(tx, salonId)
    // Meanwhile the card may have been deleted, a consent withdrawn, or the analysis planned again.
    if (clientId !== null) required(await holdClient(tx, salonId, clientId), 'analysis-not-found')
    required(await holdAnalysis(tx, salonId, id, clientId), 'analysis-not-found')
    const analysis = required(await findWhole(tx, salonId, id), 'analysis-not-found')
    const { option, expected } = promisedBy(analysis)
    const consents = { photos: photoConsent, health: null }
    const isUsed = mayKeep && (clientId === null || (await takeConsents(tx, actor, clientId, consents, now)).photos)
    const replaced = await findOutcomeKey(tx, salonId, id, true)
    const [key = null] = isUsed ? keys : []
    const image = { imageData: key, imageStoredAt: key === null ? null : now }
    const row = { option, expected, reading: read.reading, ...image, recordedAt: now }
    await upsertOutcome(tx, { analysisId: id, salonId, userId, ...row })
    await schedulePhotoDeletions(tx, [replaced], now)
    return { result: await completeOutcome(tx, salonId, analysis), isUsed }
  })
  await deleteScheduledPhotos(db, photoStore)
  return outcome
}

/** The JPEG of the photo of a result. Throws like `storedPhoto`. */
export const readOutcomePhoto = async (
  { db, photoStore }: Pick<AnalysisDeps, 'db' | 'photoStore'>,
  salonId: string,
  analysisId: string,
) => storedPhoto(photoStore, await findOutcomeKey(db, salonId, analysisId))
