import { clampLevel } from '../colour/level.ts'
import { LIGHTENING_LIMIT } from '../data/lift-caps.ts'
import { COOL_TONES } from '../data/tones.ts'
import type { OptionId, Plan, PlanOption } from '../model/plan.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import { TONE_INTENSITIES, type Tone } from '../model/vocabulary.ts'
import { reason } from './reason.ts'

/** From this many levels there is room for a gentler way. */
const ROOM_FROM = 1

/** From this level up an intense cool tone is a pastel, not a bolder blond. */
const PALE_FROM = 9

const stronger = (tone: Tone, steps: 1 | -1, level: number): Tone => {
  if (steps > 0 && level >= PALE_FROM && COOL_TONES.has(tone.primary)) return tone
  if (tone.primary === 'NATURALE' || tone.primary === 'BEIGE' || tone.primary === 'CIOCCOLATO') return tone
  const at = TONE_INTENSITIES.indexOf(tone.intensity) + steps
  const least = TONE_INTENSITIES.indexOf('soft')
  const most = TONE_INTENSITIES.indexOf('intense')
  return { ...tone, intensity: TONE_INTENSITIES[Math.min(most, Math.max(least, at))] ?? tone.intensity }
}

/** The same wish one level less (-1) or more (+1) far from the hair, and one step softer or stronger in tone. */
const shifted = (situation: Situation, steps: 1 | -1): Situation => {
  const { goal, current } = situation
  const direction = Math.sign(goal.level - current.lengths.level)
  const shift = (zone: GoalZone, from: number): GoalZone => {
    const moves = Math.abs(zone.level - from) >= ROOM_FROM
    const level = moves
      ? clampLevel(Math.min(Math.max(LIGHTENING_LIMIT, zone.level), zone.level + steps * direction))
      : zone.level
    return { level, tone: stronger(zone.tone, steps, level) }
  }
  const zones = {
    roots: shift(goal.zones.roots, current.roots.level),
    lengths: shift(goal.zones.lengths, current.lengths.level),
    ends: shift(goal.zones.ends, current.ends.level),
  }
  return { ...situation, goal: { ...goal, ...shift(goal, current.lengths.level), zones } }
}

const asOption = (id: OptionId, plan: Plan): PlanOption => ({
  id,
  expected: plan.expected,
  sessions: plan.sessions,
  reasons: [reason(`option-${id}`, '7.8', { level: plan.expected.level, shade: plan.expected.shade })],
})

const isServed = (plan: Plan) => plan.outcome === 'OK' || plan.outcome === 'MULTI' || plan.outcome === 'MULTI_ZONE'
/** Another shade by the same work: an option that needed another technique would be another service. */
const isOption = (other: Plan, plan: Plan) =>
  isServed(other) &&
  other.expected.shade !== plan.expected.shade &&
  other.technique === plan.technique &&
  other.goal.zones[0] === plan.goal.zones[0]

/**
 * Up to three ways to the wish: gentler, the plan itself, bolder. Empty when there is no room: hair is only refreshed, the
 * goal is near, or the plan is no plain yes. The bolder one must not need more sessions than the plan.
 */
export const optionsFor = (
  situation: Situation,
  plan: Plan,
  planOf: (situation: Situation) => Plan,
): readonly PlanOption[] => {
  const distance = Math.abs(situation.goal.level - situation.current.lengths.level)
  const isFantasy = plan.sessions.some(({ phases }) => phases.some(({ products }) => products[0]?.class === 'DIRECT'))
  if (isFantasy || situation.goal.kind === 'refresh' || distance < ROOM_FROM || !isServed(plan)) return []
  const gentle = planOf(shifted(situation, -1))
  const bold = planOf(shifted(situation, 1))
  const options = [asOption('equilibrata', plan)]
  if (isOption(gentle, plan)) options.unshift(asOption('prudente', gentle))
  const isBold = isOption(bold, plan) && bold.sessions.length <= plan.sessions.length
  if (isBold) options.push(asOption('decisa', bold))
  return options.length > 1 ? options : []
}
