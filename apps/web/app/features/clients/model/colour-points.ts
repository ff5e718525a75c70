import { type ReflectFading, reflectFading, weeksAfter } from '@riflesso/colorimetry'
import type { TimelineEntry } from '@riflesso/contract'

type Point = { readonly level: number; readonly error: number; readonly hex: string }

/** A measured colour; `toneError` is null if the photo shows no tone. */
type MeasuredPoint = Point & { readonly toneError: number | null }

/** The levels of one visit: the measured start, the promise for that day, the measured result. */
export type VisitColours = {
  readonly id: string
  readonly date: Date
  readonly start: MeasuredPoint | null
  /** Null if nothing was planned for that day. */
  readonly planned: Point | null
  readonly reached: MeasuredPoint | null
}

/** Visits with a level, oldest first. */
export const visitColours = (entries: readonly TimelineEntry[]): VisitColours[] =>
  entries
    .map((entry) => ({
      id: entry.id,
      date: new Date(entry.analysisDate),
      start: entry.start && pointOf(entry.start),
      planned: entry.planned && { ...entry.planned, error: entry.planned.tolerance },
      reached: reachedIn(entry),
    }))
    .filter(({ start, planned, reached }) => (start ?? planned ?? reached) !== null)
    .toReversed()

const pointOf = ({ level, levelError, toneError, hex }: NonNullable<TimelineEntry['start']>): MeasuredPoint => ({
  level,
  error: levelError,
  toneError,
  hex,
})

function reachedIn({ outcome }: TimelineEntry): MeasuredPoint | null {
  if (!outcome) return null
  const { level, levelError, toneError, hex } = outcome
  return level === null || levelError === null || hex === null ? null : pointOf({ level, levelError, toneError, hex })
}

/** Number of measured levels: a single one is no development. */
export const measuredCount = (visits: readonly VisitColours[]): number =>
  visits.reduce((sum, { start, reached }) => sum + (start ? 1 : 0) + (reached ? 1 : 0), 0)

/** Fading of the reflect from the last result that was followed by a measured start, with the retouch after the last visit. */
export function lastFading(visits: readonly VisitColours[], lastVisit: Date): ReflectFading | null {
  for (let later = visits.length - 1; later > 0; later--) {
    const [before, after] = [visits[later - 1], visits[later]]
    if (before?.reached && after?.start) {
      const fading = reflectFading({ ...before.reached, at: before.date }, { ...after.start, at: after.date })
      // The retouch counts from the last visit, which may be a later one.
      const sinceThen = lastVisit.getTime() - before.date.getTime()
      return fading?.retouchAt ? { ...fading, retouchAt: new Date(fading.retouchAt.getTime() + sinceThen) } : fading
    }
  }
  return null
}

/** When the colour is due for a retouch, and the source of the date: the measured fading or the plan. */
export type Retouch = { readonly at: Date; readonly by: 'fading' | 'plan' }

/** The earlier of the dates by fading and by the plan of the last visit; null without either. */
export function nextRetouch(fading: ReflectFading | null, last: TimelineEntry): Retouch | null {
  const byFading = fading?.retouchAt ?? null
  const byPlan = last.retouchWeeks === null ? null : weeksAfter(new Date(last.analysisDate), last.retouchWeeks)
  if (byFading !== null && (byPlan === null || byFading <= byPlan)) return { at: byFading, by: 'fading' }
  return byPlan && { at: byPlan, by: 'plan' }
}
