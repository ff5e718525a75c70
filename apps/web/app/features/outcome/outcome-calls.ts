import type { ConfirmedHair } from '@riflesso/colorimetry'
import { type AnalysisOutcome, CONSENT_TEXTS, outcomePhoto, saveOutcome, saveOutcomePhoto } from '@riflesso/contract'
import type { PhotoHints } from '@riflesso/vision'
import { addressOf, type CallInput, call } from '~/api/client.ts'

export type OutcomeFields = CallInput<typeof saveOutcome>['body']

/** A photo of the result with the user's hints and the confirmed reading. */
export type OutcomePhoto = {
  readonly file: File
  readonly hints: PhotoHints | null
  readonly confirmed: ConfirmedHair | null
}

export const putOutcome = async (id: string, body: OutcomeFields): Promise<AnalysisOutcome> =>
  (await call(saveOutcome, { params: { id }, body })).outcome

/** Uploads a photo of the result; `consents` records the client's consent to keeping it. */
export async function putOutcomePhoto(
  id: string,
  { file, hints, confirmed }: OutcomePhoto,
  consents: boolean,
): Promise<AnalysisOutcome> {
  const form = new FormData()
  if (hints) form.append('hints', JSON.stringify(hints))
  if (confirmed) form.append('confirmed', JSON.stringify(confirmed))
  if (consents) form.append('photoConsent', CONSENT_TEXTS.photos)
  // The file last, so that the server has parsed all fields before it arrives.
  form.append('image', file)
  return (await call(saveOutcomePhoto, { params: { id }, form })).outcome
}

/** URL of the photo of a result; the image cookie authorises it. `recordedAt` bypasses the browser's copy of an earlier photo. */
export const outcomePhotoAddress = (id: string, recordedAt: string): string =>
  `${addressOf(outcomePhoto, { params: { id } })}?${encodeURIComponent(recordedAt)}`
