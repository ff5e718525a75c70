import { newPaperCardFields } from '@riflesso/contract'
import type { z } from 'zod'
import { AppError } from '#platform/errors'
import { issueMessages } from '#platform/http/form-fields'
import { type AnalyzeForm, onlyImage } from '../request/receive-form.ts'

/** A validated paper card; `bytes` is its photo, or null. */
export type PaperCardRequest = z.output<typeof newPaperCardFields> & { readonly bytes: Uint8Array | null }

/**
 * Validates the parts of the request.
 *
 * @throws AppError 'validation-failed'
 */
export function readPaperCardRequest(form: AnalyzeForm): PaperCardRequest {
  const parsed = newPaperCardFields.safeParse(form.texts)
  if (!parsed.success) throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  const hasPhoto = Object.keys(form.photos).length > 0
  return { ...parsed.data, bytes: hasPhoto ? onlyImage(form) : null }
}
