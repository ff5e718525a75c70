import { SHADE_LEVELS, shadeLevel, shadeNotation } from '../../colour/shade.ts'
import type { Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Situation } from '../../model/situation.ts'
import type { Tone, Zone } from '../../model/vocabulary.ts'
import type { Deposit } from '../zone-task.ts'

/** A wish this far above its shade is halfway to the next one; nearer, a photo does not distinguish it from the shade itself [E]. */
const HALF_FROM = 0.4 - 1e-9

/** Levels that colour may be asked for with the lighter of two shades (R2). */
const MOST_LIFT = 2

/** Bowls in which two neighbouring shades may stand side by side (8.3); a toner is never lighter than the hair (R9). */
const PURPOSES: ReadonlySet<Deposit['purpose']> = new Set(['lift', 'darken', 'same-level', 'refresh'])

/** The wish of a zone is halfway between the shade chosen for it, the deeper one, and the next. */
const isBetween = (zone: Zone, { goal }: Situation): boolean => {
  const { level } = goal.zones[zone]
  const shade = shadeLevel(level)
  return shade < SHADE_LEVELS.maxDepth && level - shade >= HALF_FROM
}

/** The bowl can hold the lighter neighbour, too: it stays on the hair's level, or lifts it no further than colour may. */
const bearsLighter = ({ class: product, purpose, level, onLevel, reaches }: Deposit): boolean => {
  if (!PURPOSES.has(purpose) || reaches !== null || product === 'HIGHLIFT') return false
  return purpose === 'lift' ? level + 1 - onLevel <= MOST_LIFT : level + 1 <= onLevel
}

/** The deposit, with equal parts of the lighter neighbour where its wish is between two shades and the bowl allows it (8.3). */
export const withHalf = (zone: Zone, deposit: Deposit, situation: Situation): Deposit => {
  const { level } = situation.goal.zones[zone]
  if (!isBetween(zone, situation) || deposit.level !== shadeLevel(level) || !bearsLighter(deposit)) return deposit
  return { ...deposit, half: true }
}

/** The deposit with equal parts of the lighter neighbour; null where the bowl allows none, or holds it already. */
export const withLighterNeighbour = (deposit: Deposit): Deposit | null =>
  deposit.half === true || deposit.lighterShade === true || !bearsLighter(deposit) ? null : { ...deposit, half: true }

/** Why one shade is used for a wish between two. */
export const halfReason = (level: number, tone: Tone, way: 'mixed' | 'deeper'): Reason =>
  reason('half-level', '8.3', {
    level,
    shade: shadeNotation(level, tone),
    other: shadeNotation(shadeLevel(level) + 1, tone),
    way,
  })

/** The deeper shade alone is used for the wish of this zone: stated where no bowl mixes the half. */
export const deeperReason = (zone: Zone, situation: Situation, tone: Tone): Reason[] =>
  isBetween(zone, situation) ? [halfReason(situation.goal.zones[zone].level, tone, 'deeper')] : []
