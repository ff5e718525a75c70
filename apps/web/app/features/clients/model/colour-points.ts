import { type ReflectFading, reflectFading } from '@riflesso/colorimetry'
import type { TimelineEntry } from '@riflesso/contract'

type Point = { readonly level: number; readonly error: number | null; readonly hex: string }

/** The levels of one visit: the measured start, the plan, the measured result. */
export type VisitColours = {
  readonly id: string
  readonly date: Date
  readonly start: Point | null
  readonly planned: Point
  readonly reached: Point | null
}

/** Visits with their levels, oldest first. */
export const visitColours = (
  entries: readonly TimelineEntry[],
  coloursOf: (entry: TimelineEntry) => readonly string[],
): VisitColours[] =>
  entries
    .map((entry) => ({
      id: entry.id,
      date: new Date(entry.analysisDate),
      start: entry.start && { level: entry.start.level, error: entry.start.levelError, hex: entry.start.hex },
      planned: { level: entry.level, error: null, hex: coloursOf(entry)[0] ?? '#808080' },
      reached: reachedIn(entry),
    }))
    .toReversed()

function reachedIn({ outcome }: TimelineEntry): Point | null {
  if (!outcome || outcome.level === null || outcome.hex === null) return null
  return { level: outcome.level, error: outcome.levelError, hex: outcome.hex }
}

/** Number of measured levels: a single one is no development. */
export const measuredCount = (visits: readonly VisitColours[]): number =>
  visits.reduce((sum, { start, reached }) => sum + (start ? 1 : 0) + (reached ? 1 : 0), 0)

/** Fading of the reflect from the last result that was followed by a measured start, with the retouch after the last visit. */
export function lastFading(visits: readonly VisitColours[]): ReflectFading | null {
  for (let later = visits.length - 1; later > 0; later--) {
    const [before, after] = [visits[later - 1], visits[later]]
    if (before?.reached && after?.start) {
      const fading = reflectFading(
        { hex: before.reached.hex, at: before.date },
        { hex: after.start.hex, at: after.date },
      )
      // The pace counts from the last visit, which may be a later one.
      const sinceThen = (visits.at(-1) ?? after).date.getTime() - before.date.getTime()
      return fading?.retouchAt ? { ...fading, retouchAt: new Date(fading.retouchAt.getTime() + sinceThen) } : fading
    }
  }
  return null
}
