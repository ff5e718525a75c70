import { outcomePhotoFields } from '@riflesso/contract'
import { AppError } from '#platform/errors'
import { issueMessages, type PhotoInput, parseJsonFields } from '../request/analyze-request.ts'
import type { AnalyzeForm } from '../request/receive-form.ts'

/** A validated photo of a result. */
export type OutcomePhotoRequest = {
  readonly photo: PhotoInput
  /** Wording of the consent given with it. */
  readonly photoConsent: string | null
}

/**
 * Validates the parts of the request.
 *
 * @throws AppError 'Image data is required' or 'validation-failed'
 */
export function readOutcomePhotoRequest({ photos, texts }: AnalyzeForm): OutcomePhotoRequest {
  const { image, ...others } = photos
  const [unknown] = Object.keys(others)
  if (unknown) throw new AppError('validation-failed', { fields: { [unknown]: 'Parte non prevista' } })
  if (!image) throw new AppError('Image data is required')
  const parsed = outcomePhotoFields.safeParse(parseJsonFields(texts, ['hints', 'confirmed']))
  if (!parsed.success) {
    throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  }
  const { hints, confirmed = null, photoConsent } = parsed.data
  return { photo: { bytes: image, hints, confirmed }, photoConsent }
}
