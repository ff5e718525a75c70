import { parseShade } from '../colour/shade.ts'
import { isSameTone } from '../colour/tone.ts'
import { addsCast, wishedTones } from '../hair/cast.ts'
import { colourOf } from '../hair/colour-of.ts'
import { isOnLevel, isOnTone, toneMiss } from '../hair/landing.ts'
import { type HeadOfHair, headsThrough } from '../hair/replay-plan.ts'
import { shownReflect, type ZoneHair } from '../hair/state.ts'
import { landingTolerance, minTolerance } from '../hair/tolerance.ts'
import { LEVEL_TOLERANCE } from '../hair/wish.ts'
import type { Plan } from '../model/plan.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import { TONE_INTENSITIES, type Zone } from '../model/vocabulary.ts'

/** Faults of a safe plan. */
export const RESULT_FAULTS = [
  'level-missed', // the phases miss the promised level; zone, level, promised, tolerance
  'tone-missed', // the phases miss the promised reflect; zone, shade, promised
  'cast-added', // a bowl adds a cast that the hair already has; zone
  'promise-narrow', // a tolerance narrower than the reading or the answers allow; tolerance, least
] as const

export type ResultFault = {
  readonly code: (typeof RESULT_FAULTS)[number]
  /** Indices from 0; null = the plan as a whole. */
  readonly session: number | null
  readonly phase: number | null
  readonly values: Readonly<Record<string, string | number>>
}

const EPSILON = 1e-6
/** Reflect that is seen beside the main zone, in tolerances (`landing.ts`) [E]. */
const BESIDE = 2

type Claim = {
  readonly zone: Zone
  readonly promised: GoalZone
  readonly shade: string
  /** Whether only the shade of a reason states it. */
  readonly isReason: boolean
}

/** The claim of a plan for each zone of its goal: the promise, or the other result that a reason states. */
const claimsOf = ({ goal, reasons, expected }: Plan): readonly Claim[] => {
  const [main] = goal.zones
  const elsewhere = reasons.filter(({ code }) => code === 'goal-out-of-reach' || code === 'foretold-other')
  return goal.zones.flatMap((zone): Claim[] => {
    const said = elsewhere.findLast(({ values }) => String(values.zones).split(' ').includes(zone))
    if (zone === main || said === undefined)
      return [{ zone, promised: expected, shade: expected.shade, isReason: false }]
    const shade = String(said.values.shade)
    const tone = shade === expected.shade ? expected.tone : parseShade(shade)?.tone
    return tone === undefined
      ? []
      : [{ zone, promised: { level: Number(said.values.level), tone }, shade, isReason: true }]
  })
}

const faultsOn = (
  { zone, promised, shade: told, isReason }: Claim,
  hair: ZoneHair,
  tolerance: number,
  isMain: boolean,
): ResultFault[] => {
  const faults: ResultFault[] = []
  const { level, shade, tone } = colourOf(hair)
  const where = { session: null, phase: null }
  if (!isOnLevel(hair, promised.level, tolerance))
    faults.push({ code: 'level-missed', ...where, values: { zone, level, promised: promised.level, tolerance } })
  // The digits of a shade do not show the strength of a mixed reflect, nor whether it is intense or pure.
  const tones = TONE_INTENSITIES.map((intensity) => ({ ...promised.tone, intensity }))
  const isNamed = shade === told || (promised.tone.intensity !== 'soft' && tones.some((each) => isOnTone(hair, each)))
  // Beside the main zone only a whole reflect is seen.
  const isNear = !isMain && !isReason && toneMiss(shownReflect(hair), promised.tone) <= BESIDE
  if (!isOnTone(hair, promised.tone) && !isSameTone(tone, promised.tone) && !isNear && !(isReason && isNamed))
    faults.push({ code: 'tone-missed', ...where, values: { zone, shade, promised: told } })
  return faults
}

const castsAdded = (plan: Plan, situation: Situation, heads: readonly HeadOfHair[]): ResultFault[] => {
  const wished = wishedTones(plan.goal, situation)
  const works = plan.sessions.flatMap(({ phases }, session) => phases.map((work, phase) => ({ session, phase, work })))
  return works.flatMap(({ session, phase, work }, at) => {
    const head = heads[at]
    const zones = work.zones.filter((zone) => head !== undefined && addsCast(head[zone], work.products, wished[zone]))
    return zones.map((zone) => ({ code: 'cast-added' as const, session, phase, values: { zone } }))
  })
}

/**
 * Checks a plan, ours or a model's, against its promise by replaying its phases through the model of hair: level and reflect must be
 * reached, no existing cast may be deepened, and the tolerance must not be too narrow. Empty if there is no fault; a plan without
 * sessions promises nothing.
 */
export const judgeResult = (plan: Plan, situation: Situation): readonly ResultFault[] => {
  const heads = headsThrough(plan.sessions, situation)
  const head = heads.at(-1)
  if (plan.sessions.length === 0 || head === undefined) return []
  const { goal, expected } = plan
  const { tolerance } = expected
  const least = minTolerance(plan.provisional, head, goal.zones, situation, plan.sessions.length)
  // The phases start at the level that was read: its error widens the promise, not the tolerance of the phases.
  const landing = landingTolerance(plan.provisional)
  const most = least > landing ? landing : Math.max(landing, tolerance)
  // A zone that differs from the main one is visible, however wide the promise: a reason must state it.
  const [main] = goal.zones
  const isMainThere = main !== undefined && isOnLevel(head[main], expected.level, LEVEL_TOLERANCE)
  const toleranceOf = ({ zone, isReason }: Claim) =>
    zone !== main && !isReason && isMainThere ? Math.min(most, LEVEL_TOLERANCE) : most
  const narrow: ResultFault[] =
    tolerance < least - EPSILON
      ? [{ code: 'promise-narrow', session: null, phase: null, values: { tolerance, least } }]
      : []
  return [
    ...claimsOf(plan).flatMap((claim) => faultsOn(claim, head[claim.zone], toleranceOf(claim), claim.zone === main)),
    ...castsAdded(plan, situation, heads),
    ...narrow,
  ]
}
