import { useSyncExternalStore } from 'react'
import { DAY_MS } from '~/format/day-ms.ts'
import { createStoredText } from '~/store.ts'
import { createStoredList } from '~/stored-list.ts'
import { type Weighing, weighingSchema } from '../model/weighing.ts'

const KEPT = 5
/** Weighings expire after a day, like the sessions of the bowl mode. */
const WEIGHING_TTL_MS = DAY_MS

/** The open weighings of this browser, latest first. Cleared on sign-out, like everything in local storage that is not a preference. */
const stored = createStoredList(createStoredText('weighings'), weighingSchema)

/** The weighing of an analysis; null if nothing was weighed. */
export const weighingOf = (analysisId: string): Weighing | null =>
  stored.get().find((each) => each.analysisId === analysisId && Date.now() - each.begunAt < WEIGHING_TTL_MS) ?? null

/** The weighing of an analysis as a hook. */
export const useWeighing = (analysisId: string): Weighing | null =>
  useSyncExternalStore(stored.watch, () => weighingOf(analysisId))

const others = (analysisId: string) => stored.get().filter((each) => each.analysisId !== analysisId)

/** Stores a weighing, replacing an earlier one of the same analysis. */
export const keepWeighing = (weighing: Weighing): void =>
  stored.set([weighing, ...others(weighing.analysisId)].slice(0, KEPT))

export const dropWeighing = (analysisId: string): void => stored.set(others(analysisId))
