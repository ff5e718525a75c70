import { hexFromLab } from '../colour/convert.ts'
import { shadeNotation } from '../colour/shade.ts'
import { isSameTone, labOf } from '../colour/tone.ts'
import { WARM_TONES } from '../data/tones.ts'
import { colourOf } from '../hair/colour-of.ts'
import { toneMiss, zoneMisses } from '../hair/landing.ts'
import { type HeadOfHair, headsOn } from '../hair/replay-plan.ts'
import { shownReflect, type ZoneHair } from '../hair/state.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { Expected, Phase, PlanGoal, PlanSession, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { ReasonCode } from '../model/reason-codes.ts'
import type { GoalZone } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'

/** Whether two tones differ in their strength alone. */
const isSameReflect = (one: Tone, other: Tone): boolean =>
  one.primary === other.primary && one.secondary === other.secondary

/**
 * Distance in tolerances up to which two shades are names of one reflect; vivid colours have few names, and a weaker or stronger name
 * of the same reflect is no miss within the tolerance [E].
 */
const sameNameWithin = (tone: Tone, wished: Tone): number =>
  wished.intensity === 'pure' || isSameReflect(tone, wished) ? 1 : 0.5

/** The colour that the model predicts for a zone. Of two names of its reflect, that of the wish is used. */
const predicted = (hair: ZoneHair, wished: Tone): GoalZone => {
  const { level, tone } = colourOf(hair)
  return { level, tone: toneMiss(shownReflect(hair), wished) <= sameNameWithin(tone, wished) ? wished : tone }
}

/** The predicted colour of a zone, with a tolerance never more exact than readings and answers allow. */
export const expectedOn = (head: HeadOfHair, zone: Zone, wished: Tone, tolerance: number): Expected => {
  const { level, tone } = predicted(head[zone], wished)
  const lab = labOf(level, tone)
  return { level, tolerance, tone, shade: shadeNotation(level, tone), lab, hex: hexFromLab(lab) }
}

/** The sessions, each with the predicted colour of this zone as its promise. */
export const promising = (
  sessions: readonly PlanSession[],
  start: HeadOfHair,
  zone: Zone,
  wished: Tone,
): readonly PlanSession[] => {
  let head = start
  return sessions.map((session) => {
    head = headsOn(head, session.phases).at(-1) ?? head
    return { ...session, goal: predicted(head[zone], wished) }
  })
}

/** Reasons that name the level whose warmth a bowl meets. */
const OF_WARMTH: ReadonlySet<ReasonCode> = new Set(['underlying-helps', 'neutralise-underlying'])

const toHalf = (level: number): number => Math.round(2 * level) / 2

/** The reasons of a bowl that lifts by colour, with the lift and the warmth of the model where it ends short of its shade. */
const withLiftOf = (phase: Phase, before: HeadOfHair, end: HeadOfHair): Phase => {
  if (!phase.reasons.some(({ code }) => code === 'lift-natural-colour')) return phase
  const level = Math.max(...phase.zones.map((zone) => toHalf(end[zone].depth)))
  const lift = Math.max(...phase.zones.map((zone) => toHalf(end[zone].depth - before[zone].depth)))
  const told = (each: Reason): Reason => {
    const { values } = each
    if (each.code === 'lift-natural-colour' && lift < Number(values.lift))
      return { ...each, values: { ...values, lift: Math.max(0.5, lift) } }
    return OF_WARMTH.has(each.code)
      ? { ...each, values: { ...values, level: Math.min(Number(values.level), level) } }
      : each
  }
  return { ...phase, reasons: phase.reasons.map(told) }
}

/** The sessions, whose reasons say what the model foretells instead of what the shades name. */
export const asForetold = (sessions: readonly PlanSession[], start: HeadOfHair): readonly PlanSession[] => {
  let head = start
  return sessions.map((session) => ({
    ...session,
    phases: session.phases.map((phase) => {
      const before = head
      head = headsOn(head, [phase]).at(-1) ?? head
      return withLiftOf(phase, before, head)
    }),
  }))
}

/** What would bring a zone that misses its wish nearer to it; 'reached' = only the zone beside it misses it. */
type Mend =
  | 'powder' // colour alone lifts no further
  | 'visit' // another visit
  | 'fibre' // the hair has to recover first
  | 'no-powder' // only powder, which must not be opened, lifts further
  | 'white-asked' // the volumes wait for the answer about white hair
  | 'white-open' // what becomes of the white hair is not decided
  | 'white' // the white hair must not be covered
  | 'cooler' // a toner once the warmth has come through
  | 'warmer' // a warm gloss
  | 'deeper' // a second, deeper deposit
  | 'within' // nothing: the bars of the two readings overlap
  | 'reached'

/** A wish, its shade, whether its zone has it within the errors and only gets care, and what keeps its zone from being lighter. */
export type Wish = GoalZone & {
  readonly shade: string
  readonly isOutOfReach: boolean
  readonly isKept: boolean
  readonly limit: Mend
}

const isMissed = (hair: ZoneHair, wish: GoalZone): boolean => {
  const { level, reflect } = zoneMisses(hair, wish)
  return Math.abs(level) > 1 || reflect > 1
}

/** Whether a zone looks different from the plan's colour: half a level, or a whole reflect. */
const isApart = (hair: ZoneHair, promise: GoalZone): boolean => {
  const { level, reflect } = zoneMisses(hair, promise)
  return Math.abs(level) > 1 || reflect > VISIBLE
}
/** Reflect that is seen beside another, in tolerances [E]. */
const VISIBLE = 1.5

/** Whether a neutral wish is promised warm: however little, what mends it is said. */
const isPromisedWarm = (hair: ZoneHair, { tone }: GoalZone): boolean =>
  tone.primary === 'NATURALE' && WARM_TONES.has(predicted(hair, tone).tone.primary)

const mendOf = (hair: ZoneHair, wish: Wish): Mend => {
  const { level, isTooWarm } = zoneMisses(hair, wish)
  if (!isMissed(hair, wish)) return isPromisedWarm(hair, wish) ? 'cooler' : 'reached'
  if (wish.isKept) return 'within'
  if (level > 1) return wish.limit
  if (level < -1) return wish.limit === 'white-open' ? 'white-open' : 'deeper'
  return isTooWarm ? 'cooler' : 'warmer'
}

/**
 * Reasons for the zones of the plan's colour whose predicted result misses their wish by more than half a level or half a reflect, or
 * differs as much from its main zone. They come first in a plan.
 */
export const missedWishes = (
  head: HeadOfHair,
  { zones }: PlanGoal,
  wishes: Readonly<Record<Zone, Wish>>,
): readonly Reason[] => {
  const [main = 'lengths'] = zones
  const promise = predicted(head[main], wishes[main].tone)
  const said = zones.filter(
    (zone) =>
      isMissed(head[zone], wishes[zone]) || isPromisedWarm(head[zone], wishes[zone]) || isApart(head[zone], promise),
  )
  const reasonOn = (zone: Zone): Reason => {
    const wish = wishes[zone]
    const { level, tone } = predicted(head[zone], wish.tone)
    const named = shadeNotation(level, tone)
    // One colour has one name in a plan; where it is another colour, the digits of the model name it best.
    const isPromise = named === shadeNotation(promise.level, promise.tone) && isSameTone(tone, promise.tone)
    const shade = isPromise ? named : colourOf(head[zone]).shade
    const code = wish.isOutOfReach && isMissed(head[zone], wish) ? 'goal-out-of-reach' : 'foretold-other'
    const mend = mendOf(head[zone], wish)
    return reason(code, code === 'foretold-other' ? '4.1' : '7.4', {
      level,
      shade,
      wished: wish.shade,
      mend,
      ...(isPromisedWarm(head[zone], wish) && mend !== 'cooler' ? { warm: 'yes' } : {}),
    })
  }
  const alike = Map.groupBy(said, (zone) => JSON.stringify(reasonOn(zone)))
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { values, ...rest } = reasonOn(first)
    return [{ ...rest, values: { zones: group.join(' '), ...values } }]
  })
}
