import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { createStoredText } from '~/store.ts'
import { type Weighing, weighingSchema } from '../model/weighing.ts'

const KEPT = 5
/** Weighings expire after a day, like the sessions of the bowl mode. */
const WEIGHING_TTL_MS = 24 * 60 * 60 * 1000

/** Cleared on sign-out, like everything in local storage that is not a preference. */
const stored = createStoredText('weighings')

let known: { readonly text: string | null; readonly weighings: readonly Weighing[] } = { text: null, weighings: [] }

/** The open weighings of this browser, latest first; the same array while nothing changes. */
function weighings(): readonly Weighing[] {
  const text = stored.get()
  if (text !== known.text) known = { text, weighings: text === null ? [] : read(text) }
  return known.weighings
}

/** Ignores entries of another version of the app and manipulated ones. */
function read(text: string): readonly Weighing[] {
  try {
    return z.array(weighingSchema).parse(JSON.parse(text))
  } catch {
    return []
  }
}

/** The weighing of an analysis; null before anything was weighed. */
export const weighingOf = (analysisId: string): Weighing | null =>
  weighings().find((each) => each.analysisId === analysisId && Date.now() - each.begunAt < WEIGHING_TTL_MS) ?? null

/** The weighing of an analysis as a hook. */
export const useWeighing = (analysisId: string): Weighing | null =>
  useSyncExternalStore(stored.watch, () => weighingOf(analysisId))

const others = (analysisId: string) => weighings().filter((each) => each.analysisId !== analysisId)

/** Stores a weighing, replacing an earlier one of the same analysis. */
export const keepWeighing = (weighing: Weighing): void =>
  stored.set(JSON.stringify([weighing, ...others(weighing.analysisId)].slice(0, KEPT)))

export const dropWeighing = (analysisId: string): void => {
  const rest = others(analysisId)
  stored.set(rest.length === 0 ? null : JSON.stringify(rest))
}
