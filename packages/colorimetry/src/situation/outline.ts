import type { MeasuredHair, ZoneReading } from '../model/measured-hair.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { isConfirmed } from './confirm-reading.ts'

/** Difference between zones, in levels, from which a head is never called even [E]. */
export const UNEVEN_FROM = 1.5

/** Largest plausible step between zones, in levels: hair does not grow out lighter, and no service makes such a step. Beyond it, the area is not hair [E]. */
const UNLIKELY = { lighterRoots: UNEVEN_FROM, step: 3 } as const

/** Levels by which two zones are further apart than hair is; 0 if none are. A difference within their error bars is none. */
export const unlikelyStep = ({ zones: { roots, lengths, ends } }: Pick<MeasuredHair, 'zones'>): number => {
  const rise = (from: ZoneReading | null, to: ZoneReading | null, likely: number): number => {
    if (from === null || to === null) return 0
    const levels = to.level - from.level
    return Math.abs(levels) > Math.max(likely, from.levelError + to.levelError) ? levels : 0
  }
  const lighterRoots = rise(ends, roots, UNLIKELY.lighterRoots)
  const steps = [rise(roots, lengths, UNLIKELY.step), rise(lengths, ends, UNLIKELY.step)]
  return Math.max(lighterRoots, ...steps.map(Math.abs))
}

/** Levels between the darkest and the lightest zone. */
export const levelsApart = (zones: Readonly<Record<Zone, { readonly level: number } | null>>): number => {
  const levels = ZONES.flatMap((zone) => zones[zone]?.level ?? [])
  return levels.length === 0 ? 0 : Math.max(...levels) - Math.min(...levels)
}

/** Levels between zones that may be clothes or skin where the outline is doubted [E]. */
const DOUBTED_FROM = 2

/**
 * Whether zones that a plan would treat differently, with these levels, may be something else than hair: the outline is doubted, and
 * nothing was confirmed.
 */
export const isOutlineDoubted = (
  hair: MeasuredHair,
  planned: Readonly<Record<Zone, { readonly level: number }>>,
): boolean => {
  if ([hair, ...ZONES.flatMap((zone) => hair.zones[zone] ?? [])].some(isConfirmed)) return false
  const isUnsure = hair.quality?.some(({ code }) => code === 'unsure-hair') === true
  return levelsApart(planned) >= DOUBTED_FROM && (isUnsure || unlikelyStep(hair) > 0)
}
