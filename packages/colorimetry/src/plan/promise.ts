import { hexFromLab } from '../colour/convert.ts'
import { halfLevel } from '../colour/level.ts'
import { parseShade, shadeNotation } from '../colour/shade.ts'
import { labOf } from '../colour/tone.ts'
import { isOnLevel, isOnTone, landsOn, toneShown } from '../hair/landing.ts'
import type { HeadOfHair } from '../hair/replay-plan.ts'
import { LEVEL_TOLERANCE } from '../hair/wish.ts'
import type { Expected, Phase, PlanGoal, PlanSession, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone } from '../model/situation.ts'
import type { Tone, Zone } from '../model/vocabulary.ts'

/** The promised colour: a level with its tolerance, never more exact than readings and answers allow. */
export const expectedColour = (level: number, tone: Tone, tolerance: number): Expected => {
  const lab = labOf(level, tone)
  return {
    level,
    tolerance,
    tone,
    shade: shadeNotation(level, tone),
    lab,
    hex: hexFromLab(lab),
  }
}

/** Largest lift of colour (R2). */
const FULL_LIFT = 2

/**
 * Levels subtracted from the promise: half a level for a super-lightener, for colour on permed hair and for a full lift on dark or
 * coarse hair, a whole level for colour at its limit (4.1, R3, R3b, worked case 2).
 */
export const promisedLevel = (zone: Zone, reached: number, phases: readonly Phase[], isPushedHair: boolean): number => {
  const lifts = phases.filter((phase) => phase.zones.includes(zone)).flatMap((phase) => phase.reasons)
  const isHighLift = lifts.some(({ code }) => code === 'lift-highlift' || code === 'lift-permed')
  const isPushed = lifts.some((note) => note.code === 'lift-warm-high-volume')
  if (isPushed) return reached - 1
  const isFull = lifts.some(({ code, values }) => code === 'lift-natural-colour' && Number(values.lift) >= FULL_LIFT)
  return isHighLift || (isFull && isPushedHair) ? reached - 0.5 : reached
}

export type DifferingResult = {
  /** Predicted result on the goal's main zone, if it differs from the aim. */
  readonly instead: GoalZone | null
  /** Reasons for the zones that end with another colour. */
  readonly reasons: readonly Reason[]
}

/** The colour of a shade; if the tone is that of the promise, the promised shade is used. */
const asShade = ({ level, tone }: GoalZone, promise: GoalZone): GoalZone => {
  const shade = shadeNotation(level, tone)
  const isPromise = shade === shadeNotation(promise.level, promise.tone)
  return { level, tone: isPromise ? promise.tone : (parseShade(shade)?.tone ?? tone) }
}

/**
 * The predicted result of these sessions if it differs from the aim: the plan promises it instead of a colour that its bowls do not
 * make. `head` is the head after them; `claimOf` gives the claim for a zone other than the main one.
 */
export const differingResult = (
  sessions: readonly PlanSession[],
  aim: GoalZone,
  { zones, shade: wished }: PlanGoal,
  claimOf: (zone: Zone, promise: GoalZone) => GoalZone,
  head: HeadOfHair,
): DifferingResult => {
  const [main, ...others] = zones
  if (main === undefined) return { instead: null, reasons: [] }
  const ends = (zone: Zone): GoalZone => ({ level: halfLevel(head[zone].depth), tone: toneShown(head[zone]) })
  // A bowl that cancels a cast does not make the wished reflect.
  const isCountered = sessions
    .at(-1)
    ?.phases.some((phase) => phase.zones.includes(main) && phase.reasons.some(({ code }) => code === 'counter-cast'))
  // Beyond half a level the prediction is used regardless of the tolerance: a lighter wish must not be promised less, and a zone that
  // differs from the others is visible.
  const isLevel = isOnLevel(head[main], aim.level, LEVEL_TOLERANCE)
  const isTone = isOnTone(head[main], aim.tone) && !isCountered
  // A deliberately lower promise is kept.
  const corrected: GoalZone = {
    level: isLevel ? aim.level : ends(main).level,
    tone: isTone ? aim.tone : ends(main).tone,
  }
  const instead = isLevel && isTone ? null : corrected
  const promise = instead ?? aim
  const isDifferent = (zone: Zone) => {
    const claim = claimOf(zone, promise)
    return !landsOn(head[zone], claim === promise ? promise : asShade(claim, promise), LEVEL_TOLERANCE)
  }
  const different = others.filter(isDifferent)
  const named = instead === null ? different : [main, ...different]
  const endOf = (zone: Zone): GoalZone => (zone === main ? promise : ends(zone))
  const byShade = Map.groupBy(
    named,
    (zone) => `${endOf(zone).level} ${shadeNotation(endOf(zone).level, endOf(zone).tone)}`,
  )
  return {
    instead,
    reasons: [...byShade.values()].map((alike) => {
      const { level, tone } = endOf(alike[0] ?? main)
      const shade = shadeNotation(level, tone)
      return reason('foretold-other', '4.1', { zones: alike.join(' '), level, shade, wished })
    }),
  }
}
