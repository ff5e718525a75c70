import { calibrationFields } from '@riflesso/contract'
import type { z } from 'zod'
import { AppError } from '#platform/errors'
import { issueMessages, parseJsonFields } from '#platform/http/form-fields'
import { type AnalyzeForm, onlyImage } from '../request/receive-form.ts'

/** A validated photo of a ring. */
export type CalibrationRequest = z.output<typeof calibrationFields> & { readonly bytes: Buffer }

/**
 * Validates the parts of the request.
 *
 * @throws AppError 'Image data is required' or 'validation-failed'
 */
export function readCalibrationRequest(form: AnalyzeForm): CalibrationRequest {
  const bytes = onlyImage(form)
  const parsed = calibrationFields.safeParse(parseJsonFields(form.texts, ['taps']))
  if (!parsed.success) throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  return { ...parsed.data, bytes }
}
