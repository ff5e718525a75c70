import { outcomeFields } from '@riflesso/contract'
import { z } from 'zod'
import { ApiError } from '~/api/api-error.ts'
import { createStoredText } from '~/store.ts'
import { createStoredList } from '~/stored-list.ts'
import type { OutcomeFields } from './outcome-calls.ts'

const KEPT = 5

const unsavedSchema = z.object({
  analysisId: z.string(),
  fields: outcomeFields,
  /** Milliseconds since 1970. */
  at: z.number(),
})

/** Outcomes without a response of the server, latest first, without their photos. Cleared on sign-out. */
const stored = createStoredList(createStoredText('unsaved-outcomes'), unsavedSchema)

const others = (analysisId: string) => stored.get().filter((each) => each.analysisId !== analysisId)

/** Unsaved input for an analysis; null without any. `recordedAt` is the time of the saved outcome, ISO 8601. */
export function unsavedOutcome(analysisId: string, recordedAt: string | null): OutcomeFields | null {
  const found = stored.get().find((each) => each.analysisId === analysisId)
  if (found === undefined || (recordedAt !== null && Date.parse(recordedAt) > found.at)) return null
  return found.fields
}

/** Keeps the input if the server did not respond or failed. Saving again after a lost response changes nothing. */
export function keepUnsaved(analysisId: string, fields: OutcomeFields, error: unknown): void {
  if (!(error instanceof ApiError) || (error.status > 0 && error.status < 500)) return
  const parsed = outcomeFields.safeParse(fields)
  if (parsed.success)
    stored.set([{ analysisId, fields: parsed.data, at: Date.now() }, ...others(analysisId)].slice(0, KEPT))
}

export const dropUnsaved = (analysisId: string): void => stored.set(others(analysisId))
