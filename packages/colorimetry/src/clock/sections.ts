import { SECTIONS } from '../data/chair-time.ts'
import { HARD_LIMITS } from '../data/hard-limits.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import { OWN_SECTIONS } from '../data/techniques/sectioning.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import type { Hands } from './hands.ts'
import { type Layout, layOut, wholeMinutes } from './layout.ts'
import type { Placed } from './stages.ts'

/** Work in equal sections. */
export type Sections = {
  /** One of them. */
  readonly layout: Layout
  /** Minutes to rinse one. */
  readonly rinse: number
  readonly count: number
  /** Those that are worked today: all, unless the day is too short even for two pairs of hands. */
  readonly today: number
  /** The rounds in which they start: as many for one pair of hands, and fewer if a second pair works some of them beside it. */
  readonly rounds: number
}

/**
 * Minutes between the starts of two rounds: the fewest for which a pair of hands, which applies every part and rinses at the end,
 * never has two things to do.
 */
export const minutesBetween = ({ layout: { parts, end }, rinse, rounds }: Omit<Sections, 'count' | 'today'>) => {
  const length = end + rinse
  const busy = [...parts.map(({ at, apply }) => [at, at + apply] as const), [end, length] as const]
  const isFree = (every: number): boolean => {
    const last = Math.min(length, rounds * every)
    for (let later = every; later < last; later += every)
      for (const [from, to] of busy)
        for (const [start, stop] of busy) if (from + later < stop && start < to + later) return false
    return true
  }
  let every = 1
  while (every < length && !isFree(every)) every++
  return every
}

/** From the first application to the end of the last rinse. */
export const minutesOf = (sections: Sections): number =>
  (sections.rounds - 1) * minutesBetween(sections) + sections.layout.end + sections.rinse

const applyMinutesOf = ({ parts }: Layout): number => parts.reduce((sum, { apply }) => sum + apply, 0)

type Section = Pick<Sections, 'layout' | 'rinse'>

const withRinse = (layout: Layout): Section => ({
  layout,
  rinse: wholeMinutes(SECTIONS.rinseShare * applyMinutesOf(layout)),
})

/**
 * One full section: of those that are applied fast enough, the one that keeps the hands busiest in an endless row. It depends on the
 * bowls alone: more hair means more sections, and so never less time.
 */
const fullSection = (group: readonly Placed[], { onMedium }: Hands): Section => {
  const work = group.reduce((sum, { phase }) => sum + onMedium(phase), 0)
  // A phase may ask for more than the limit: the rules refuse it, and its sections are sized by the limit.
  const shortest = Math.min(
    HARD_LIMITS.bleachMinutes,
    ...group.filter(({ phase }) => usesPowder(phase)).map(({ phase }) => phase.minutes),
  )
  const sized = (minutes: number): Section =>
    withRinse(layOut(group, (phase, share) => (minutes * share * onMedium(phase)) / work))
  const busyShare = (section: Section) =>
    applyMinutesOf(section.layout) / minutesBetween({ ...section, rounds: Number.POSITIVE_INFINITY })
  const [least, longest] = SECTIONS.applyShare
  const first = Math.max(1, Math.ceil(least * shortest))
  let best = sized(first)
  let most = busyShare(best)
  for (let minutes = first + 1; minutes <= longest * shortest; minutes++) {
    const section = sized(minutes)
    const share = busyShare(section)
    if (share > most) [best, most] = [section, share]
  }
  return best
}

/** A smaller section, whose parts start at the same times. */
const smaller = ({ parts, end }: Layout, share: number): Layout => ({
  parts: parts.map((part) => ({ ...part, apply: Math.min(part.apply, wholeMinutes(share * part.apply)) })),
  end,
})

/** How one pair of hands works bowls of powder that process together, on this hair. */
export const sectionsOf = (group: readonly Placed[], technique: Technique | null, hands: Hands): Sections => {
  const full = fullSection(group, hands)
  const work = hands.bulk * group.reduce((sum, { phase }) => sum + hands.onMedium(phase), 0)
  const least = (technique === null ? undefined : OWN_SECTIONS[technique.id]) ?? SECTIONS.least
  const share = work / applyMinutesOf(full.layout)
  const count = Math.max(least, Math.ceil(share))
  const section = share < least ? withRinse(smaller(full.layout, share / least)) : full
  return { ...section, count, today: count, rounds: count }
}
