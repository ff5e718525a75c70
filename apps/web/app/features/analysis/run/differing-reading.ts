import { ApiError } from '~/api/api-error.ts'
import type { Slot } from '../model/draft.ts'
import { refusedPhotos } from '../model/refused-photos.ts'
import type { SeenLevels } from '../model/seen-levels.ts'

/** A photo that the server reads at another level than this browser. */
export type DifferingReading = { readonly slot: Slot; readonly seen: number; readonly measured: number }

/** The photo because of which an analysis was refused, if the two readings of it differ; otherwise null. */
export function differingReading(error: unknown, levels: SeenLevels): DifferingReading | null {
  if (!(error instanceof ApiError) || error.code !== 'readings-differ') return null
  const { measuredLevel: measured } = error.details
  const [slot] = Object.keys(refusedPhotos(error)) as Slot[]
  const seen = slot && levels[slot]
  return slot && seen !== undefined && typeof measured === 'number' ? { slot, seen, measured } : null
}
