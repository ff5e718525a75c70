import { outcomePhotoFields } from '@riflesso/contract'
import { AppError } from '#platform/errors'
import { issueMessages, parseJsonFields } from '#platform/http/form-fields'
import type { PhotoInput } from '../request/analyze-request.ts'
import { type AnalyzeForm, onlyImage } from '../request/receive-form.ts'

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
export function readOutcomePhotoRequest(form: AnalyzeForm): OutcomePhotoRequest {
  const bytes = onlyImage(form)
  const parsed = outcomePhotoFields.safeParse(parseJsonFields(form.texts, ['hints', 'confirmed']))
  if (!parsed.success) {
    throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  }
  const { hints, confirmed = null, photoConsent } = parsed.data
  return { photo: { bytes, hints, confirmed }, photoConsent }
}
