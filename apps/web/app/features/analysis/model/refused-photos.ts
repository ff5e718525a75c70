import { ApiError } from '~/api/api-error.ts'
import type { Slot } from './draft.ts'

/** Problem messages by slot; slots without a problem are absent. */
export type PhotoProblems = Partial<Readonly<Record<Slot, string>>>

/** Photos that a failed analysis could not use, from the `fields` of the error. */
export function refusedPhotos(error: unknown): PhotoProblems {
  const fields = error instanceof ApiError ? error.details.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  const named = fields as Record<string, unknown>
  return Object.fromEntries(
    (['prima', 'dopo'] as const).flatMap((slot) => {
      const sentence = named[slot]
      return typeof sentence === 'string' ? [[slot, sentence]] : []
    }),
  )
}
