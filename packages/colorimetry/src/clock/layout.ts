import { LENGTHS_LEAD } from '../data/chair-time.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import type { Phase } from '../model/plan.ts'
import type { Zone } from '../model/vocabulary.ts'
import { nearestFive } from './clock-in-fives.ts'
import type { Placed } from './stages.ts'

/** A bowl, or the part of it that is applied in one go, on one section; minutes from the start of the section. */
export type Part = {
  readonly index: number
  readonly phase: Phase
  readonly zones: readonly Zone[]
  readonly at: number
  readonly apply: number
  /** End of its time on the hair: powder counts from the start of its application, colour from the end. */
  readonly until: number
}

/** Bowls that process together on one section, and the end of the last one. */
export type Layout = { readonly parts: readonly Part[]; readonly end: number }

/** Minutes to apply this share of a bowl, before they are rounded. */
type ApplyMinutes = (phase: Phase, share: number) => number

export const wholeMinutes = (minutes: number): number => Math.max(1, Math.round(minutes))

/** Virgin hair is lightened on lengths and ends first and on the warm roots last; everything else is applied in one go. */
const partsOf = ({ index, phase }: Placed, applyMinutes: ApplyMinutes): readonly Part[] => {
  const { zones } = phase
  // A longer bowl exceeds the appointment anyway.
  const minutes = Math.min(HARD_LIMITS.maxAppointmentMinutes, Math.ceil(phase.minutes))
  const isPowder = usesPowder(phase)
  const part = (on: readonly Zone[], at: number, process: number): Part => {
    const apply = wholeMinutes(applyMinutes(phase, on === zones ? 1 : on.length / zones.length))
    return { index, phase, zones: on, at, apply, until: at + (isPowder ? 0 : apply) + process }
  }
  const away = zones.filter((zone) => zone !== 'roots')
  const areRootsLast = phase.application.includes('lengths-first-roots-last')
  if (!areRootsLast || away.length === zones.length || away.length === 0) return [part(zones, 0, minutes)]
  if (isPowder) {
    const lengths = part(away, 0, minutes)
    const at = Math.max(lengths.apply, nearestFive(minutes * LENGTHS_LEAD.powderShare))
    return [lengths, part(['roots'], at, Math.max(0, minutes - at))]
  }
  const lengths = part(away, 0, minutes + LENGTHS_LEAD.colourMinutes)
  const onRoots = part(['roots'], 0, 0).apply
  const at = lengths.apply + Math.max(0, LENGTHS_LEAD.colourMinutes - onRoots)
  return [lengths, part(['roots'], at, minutes)]
}

const untilOf = (parts: readonly Part[]): number => Math.max(...parts.map(({ until }) => until))

/**
 * Bowls that process together: the longest one starts first, a root smudge before the others, and each so that one rinse ends them
 * all, as soon as the hands are free.
 */
export const layOut = (group: readonly Placed[], applyMinutes: ApplyMinutes): Layout => {
  const bowls = group.map((placed) => partsOf(placed, applyMinutes))
  // A root is smudged before the lengths are toned, and is rinsed with them.
  if (group.every(({ phase }) => phase.kind !== 'smudge')) bowls.sort((one, other) => untilOf(other) - untilOf(one))
  let free = 0
  let end = 0
  const parts = bowls.flatMap((bowl) => {
    const start = Math.max(free, end - untilOf(bowl))
    const placed = bowl.map((part) => ({ ...part, at: part.at + start, until: part.until + start }))
    end = Math.max(end, untilOf(placed))
    free = Math.max(...placed.map(({ at, apply }) => at + apply))
    return placed
  })
  return { parts, end }
}
