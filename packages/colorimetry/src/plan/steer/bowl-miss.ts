import { shareOfHair } from '../../data/products/grams.ts'
import { STEERING } from '../../data/steering.ts'
import { after, type Bowl } from '../../hair/after.ts'
import { type ReflectVector, strengthOf, sumOf, times, towards } from '../../hair/pigment.ts'
import type { HeadOfHair } from '../../hair/replay-plan.ts'
import { shownDepth, shownReflect, type ZoneHair } from '../../hair/state.ts'
import type { GoalZone } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'

/** What a zone is steered to: its wish, as a reflect that allows for what fades first. */
export type Aim = GoalZone & { readonly reflect: ReflectVector }

/** Distance of a zone from its aim: 1 is half a level, or half a reflect. */
const zoneMiss = (hair: ZoneHair, aim: Aim): number => {
  const reflect = strengthOf(sumOf(shownReflect(hair), times(aim.reflect, -1)))
  return Math.hypot((shownDepth(hair) - aim.level) / STEERING.unit.level, reflect / STEERING.unit.reflect)
}

/** What a bowl is mixed for: its zones before it, and the wish of each. */
export type Target = {
  readonly zones: readonly Zone[]
  readonly head: HeadOfHair
  readonly aims: Readonly<Record<Zone, Aim>>
}

/** Mean distance of the zones from their wish after a bowl, by their share of the hair. */
export const bowlMiss = ({ zones, head, aims }: Target, bowl: Bowl, minutes: number): number => {
  const total = shareOfHair(zones)
  return zones.reduce(
    (sum, zone) => sum + (shareOfHair([zone]) / total) * zoneMiss(after(head[zone], bowl, minutes), aims[zone]),
    0,
  )
}

/** Reflect of a zone against its wish: its distance, and how much cooler it is. */
const reflectOff = (hair: ZoneHair, { reflect }: Aim): { readonly distance: number; readonly cooler: number } => {
  const off = sumOf(shownReflect(hair), times(reflect, -1))
  const gold = towards(STEERING.gold, 1)
  return { distance: strengthOf(off), cooler: -(off.a * gold.a + off.b * gold.b) }
}

/** Whether hair that is at its wish would turn cooler: what is too warm is mended more easily. */
export const coolsKept = ({ zones, head, aims }: Target, bowl: Bowl, minutes: number): boolean =>
  zones.every((zone) => reflectOff(head[zone], aims[zone]).distance <= STEERING.kept.within) &&
  zones.some((zone) => reflectOff(after(head[zone], bowl, minutes), aims[zone]).cooler > STEERING.kept.cooler)
