import { SIBLING_QUESTIONS } from '@riflesso/colorimetry'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createStoredText } from '~/store.ts'
import { createStoredList } from '~/stored-list.ts'

const siblingSchema = z.object({
  analysisId: z.string(),
  question: z.enum(SIBLING_QUESTIONS),
  id: z.string(),
  answer: z.string().nullable(),
})
export type SiblingToSave = z.output<typeof siblingSchema>

const KEPT = 20

/** The siblings shown in this browser that the server has not confirmed, latest first. Cleared on sign-out. */
const stored = createStoredList(createStoredText('siblings-to-save'), siblingSchema)

/** The one of an analysis; null if the server knows what is shown. The same object while nothing changes. */
export const siblingToSave = (analysisId: string): SiblingToSave | null =>
  stored.get().find((each) => each.analysisId === analysisId) ?? null

export const useSiblingToSave = (analysisId: string): SiblingToSave | null =>
  useSyncExternalStore(
    stored.watch,
    () => siblingToSave(analysisId),
    () => null,
  )

/** Replaces the one of the same analysis. */
export const keepSiblingToSave = (sibling: SiblingToSave): void =>
  stored.set([sibling, ...stored.get().filter((each) => each.analysisId !== sibling.analysisId)].slice(0, KEPT))

export const forgetSiblingToSave = (analysisId: string): void =>
  stored.set(stored.get().filter((each) => each.analysisId !== analysisId))
