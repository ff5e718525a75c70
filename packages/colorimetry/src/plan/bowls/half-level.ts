import { SHADE_LEVELS, shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { COLOUR_LIFTS } from '../../data/lift-caps.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Situation } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import type { Deposit } from '../zone-task.ts'

/** Distance of a wish above its shade from which it counts as halfway to the next one: a photo does not show less [E]. */
const HALF_FROM = 0.4 - 1e-9

/** Purposes of bowls in which two neighbouring shades may be mixed (8.3); a toner is never lighter than the hair (R9). */
const PURPOSES: ReadonlySet<Deposit['purpose']> = new Set(['lift', 'darken', 'same-level', 'refresh'])

/** Whether the wish of a zone is halfway between its shade, the deeper one, and the next. */
const isBetween = (zone: Zone, { goal }: Situation): boolean => {
  const { level } = goal.zones[zone]
  const shade = shadeLevel(level)
  return shade < SHADE_LEVELS.maxDepth && level - shade >= HALF_FROM
}

/** Whether a lighter neighbour exists and may be mixed in: it is not above the hair's level, or within the lift of colour. */
const allowsLighter = ({ class: product, purpose, level, onLevel, reaches }: Deposit): boolean => {
  if (!PURPOSES.has(purpose) || reaches !== null || product === 'HIGHLIFT') return false
  if (shadeLevel(level) >= SHADE_LEVELS.maxDepth) return false
  return purpose === 'lift' ? level + 1 - onLevel <= COLOUR_LIFTS : level + 1 <= onLevel
}

/** The deposit, with equal parts of the lighter neighbour if its wish is between two shades and the bowl allows it (8.3). */
export const withHalf = (zone: Zone, deposit: Deposit, situation: Situation): Deposit => {
  const { level } = situation.goal.zones[zone]
  if (!isBetween(zone, situation) || deposit.level !== shadeLevel(level) || !allowsLighter(deposit)) return deposit
  return { ...deposit, half: true }
}

/** The deposit with equal parts of the lighter neighbour; null if the bowl does not allow it or already contains it. */
export const withLighterNeighbour = (deposit: Deposit): Deposit | null =>
  deposit.half === true || deposit.lighterShade === true || !allowsLighter(deposit) ? null : { ...deposit, half: true }

/** Why one shade is used for a wish between two. */
export const halfReason = (level: number, tone: Tone, way: 'mixed' | 'deeper'): Reason =>
  reason('half-level', '8.3', {
    level,
    shade: shadeNotation(level, tone),
    other: shadeNotation(shadeLevel(level) + 1, tone),
    way,
  })

/** The reason for the deeper shade alone; empty if the wish is not between two shades. */
export const deeperReason = (zone: Zone, situation: Situation, tone: Tone): Reason[] =>
  isBetween(zone, situation) ? [halfReason(situation.goal.zones[zone].level, tone, 'deeper')] : []
