import { clampLevel } from '../colour/level.ts'
import { LIGHTENING_LIMIT } from '../data/lift-caps.ts'
import { COOL_TONES } from '../data/tones.ts'
import { fantasyBase } from '../hair/direct.ts'
import { onWhiteBase } from '../hair/white-share.ts'
import { whiteTreatment } from '../hair/white-treatment.ts'
import type { Tone } from '../model/measured-hair.ts'
import { isForWhite } from '../model/phase-colour.ts'
import type { OptionId, Plan, PlanOption, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import { eachZone, TONE_INTENSITIES, type ToneName, type Zone } from '../model/vocabulary.ts'

/** Lift from which options differ by level; below it they differ by the strength of the reflect. */
const MIN_LEVELS = 2
/** A wish without a reflect can only differ by its level. */
const MIN_LEVELS_WITHOUT_REFLECT = 1

/** From this level up an intense cool tone is a pastel, not a bolder blond. */
const PALE_FROM = 9

const PLAIN: ReadonlySet<ToneName> = new Set(['NATURALE', 'BEIGE', 'CIOCCOLATO'])

const stronger = (tone: Tone, steps: 1 | -1, level: number): Tone => {
  if (steps > 0 && level >= PALE_FROM && COOL_TONES.has(tone.primary)) return tone
  if (PLAIN.has(tone.primary)) return tone
  const at = TONE_INTENSITIES.indexOf(tone.intensity) + steps
  const least = TONE_INTENSITIES.indexOf('soft')
  const most = TONE_INTENSITIES.indexOf('intense')
  return { ...tone, intensity: TONE_INTENSITIES[Math.min(most, Math.max(least, at))] ?? tone.intensity }
}

/** One step from the wish: a deeper or paler fantasy colour, otherwise a level less or more, or near the hair a softer or stronger reflect. */
const step = (zone: GoalZone, from: number, steps: 1 | -1, direction: number): GoalZone => {
  const moved = (towards: number): GoalZone => ({
    ...zone,
    level: clampLevel(Math.min(Math.max(LIGHTENING_LIMIT, zone.level), zone.level + steps * towards)),
  })
  // A deeper fantasy colour needs less lightening, a paler one more; the tone stays.
  if (fantasyBase(zone) !== null) return moved(1)
  const room = PLAIN.has(zone.tone.primary) ? MIN_LEVELS_WITHOUT_REFLECT : MIN_LEVELS
  if (Math.abs(zone.level - from) >= room) return moved(direction)
  return { ...zone, tone: stronger(zone.tone, steps, zone.level) }
}

/** The wish one step gentler (-1) or bolder (+1). */
const shifted = (situation: Situation, steps: 1 | -1): Situation => {
  const { goal, details } = situation
  // White hair counts as a light base.
  const fromOf = (zone: Zone) => onWhiteBase(situation.current[zone], details).level
  const direction = Math.sign(goal.level - fromOf('lengths'))
  const shift = (zone: GoalZone, from: number) => step(zone, from, steps, direction)
  const zones = eachZone((zone) => shift(goal.zones[zone], fromOf(zone)))
  return { ...situation, goal: { ...goal, ...shift(goal, fromOf('lengths')), zones } }
}

/** Warnings of this option that the balanced one does not have. */
const ownWarnings = (other: Plan, plan: Plan): readonly Reason[] =>
  other.warnings.filter(({ code }) => !plan.warnings.some((warning) => warning.code === code))

const asOption = (id: OptionId, other: Plan, plan: Plan): PlanOption => ({
  id,
  expected: other.expected,
  sessions: other.sessions,
  reasons: [
    reason(`option-${id}`, '7.8', { level: other.expected.level, shade: other.expected.shade }),
    ...ownWarnings(other, plan),
  ],
})

const isServed = (plan: Plan) => plan.outcome === 'OK' || plan.outcome === 'MULTI' || plan.outcome === 'MULTI_ZONE'
/** Whether the option is another shade by the same work: another technique would be another service. */
const isOption = (other: Plan, plan: Plan) =>
  isServed(other) &&
  other.expected.shade !== plan.expected.shade &&
  other.technique === plan.technique &&
  other.goal.zones[0] === plan.goal.zones[0]

/** Whether white at the root is covered today; a wish that has to wait leaves it uncovered. */
const coversRoots = ({ sessions: [today] }: Plan): boolean =>
  (today?.phases ?? []).some((phase) => phase.zones.includes('roots') && isForWhite(phase))

/**
 * Up to three options: gentler, the plan itself, bolder. Empty if there is no choice: the hair is only refreshed, a plain tone is
 * already near, or the outcome is not OK. No option may need more sessions than the plan.
 */
export const optionsFor = (
  situation: Situation,
  plan: Plan,
  planOf: (situation: Situation) => Plan,
): readonly PlanOption[] => {
  if (situation.goal.kind === 'refresh' || !isServed(plan)) return []
  const [gentler, bolder] = [shifted(situation, -1), shifted(situation, 1)]
  const [gentle, bold] = [planOf(gentler), planOf(bolder)]
  // A shade that changes the treatment of white hair is another service.
  const hasSameGoal = (other: Situation, way: Plan) =>
    whiteTreatment(other) === whiteTreatment(situation) && coversRoots(way) === coversRoots(plan)
  const options = [asOption('equilibrata', plan, plan)]
  const isGentle =
    hasSameGoal(gentler, gentle) && isOption(gentle, plan) && gentle.sessions.length <= plan.sessions.length
  if (isGentle) options.unshift(asOption('prudente', gentle, plan))
  const isBold = hasSameGoal(bolder, bold) && isOption(bold, plan) && bold.sessions.length <= plan.sessions.length
  if (isBold && !options.some(({ expected }) => expected.shade === bold.expected.shade))
    options.push(asOption('decisa', bold, plan))
  return options.length > 1 ? options : []
}
