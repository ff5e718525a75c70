import { directionOf, plainTone } from '../../colour/tone.ts'
import { CORRECTOR, CORRECTORS, correctorByRule, minCorrector } from '../../data/products/correctors.ts'
import { underlyingPigment } from '../../data/underlying-pigment.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { ToneName } from '../../model/vocabulary.ts'
import { isCool, isStrong, isWarm } from '../facts.ts'
import type { Deposit, Warmth } from '../zone-task.ts'

/** Unwanted warmth of the hair for this goal, or null. */
export const unwantedWarmth = (state: ZoneState, goal: GoalZone): Warmth | null => {
  if (state.level < CORRECTOR.brassLevel || isWarm(goal.tone) || !isWarm(state.tone)) return null
  const direction = directionOf(state.tone)
  return direction !== null && direction.m >= CORRECTOR.brassFrom ? direction : null
}

/** From this base up the neutraliser is used soft: pale hair grabs violet [8.1]. */
const SOFT_FROM = 10

/** Tone that takes the yellow out of a base under direct colour (section 3). */
export const pretoneOf = (level: number): Tone => {
  const [primary, secondary] = underlyingPigment(level).neutraliser
  return { primary, secondary, intensity: level >= SOFT_FROM ? 'soft' : 'full' }
}

/** Share of soft neutraliser in a cool toner on the palest base: violet first, half the strength [C]. */
const PALE_SHARE = 1 / 2

/** A natural goal over lightened dye needs as much neutraliser as base (worked case 11). */
const NATURAL_GOAL_SHARE = 1 / 2

/**
 * Neutralisation of the exposed pigment for a goal that is not warm: `against` names the neutraliser, `extra` is the tone to mix in
 * if the goal does not contain it, `share` its share of the bowl (section 3, 8.1).
 */
export const againstExposed = ({
  level,
  tone,
  class: product,
}: Deposit): { against: ToneName; extra: Tone; share: number } => {
  // Lightened dye shows the warmth of a deeper level than lightened natural hair.
  const pigment = underlyingPigment(product === 'DEMI' ? level - 1 : level)
  const [primary, secondary] = pigment.neutraliser
  const extra = primary === tone.primary && secondary !== null ? secondary : primary
  if (level >= SOFT_FROM && isCool(tone) && product === 'TONER')
    return { against: primary, extra: { ...plainTone(extra), intensity: 'soft' }, share: PALE_SHARE }
  const isNaturalOverDye = tone.primary === 'NATURALE' && product === 'DEMI'
  return { against: primary, extra: plainTone(extra), share: isNaturalOverDye ? NATURAL_GOAL_SHARE : pigment.share }
}

/** Main neutraliser of natural red hair, which shows the warmth of a level deeper. */
export const againstRed = (level: number): ToneName => underlyingPigment(level - 1).neutraliser[0]

type Dose = { readonly grams: number; readonly tone: ToneName }

/** Pure pigment to strengthen an intense red, added to the weight (8.1). */
export const intensify = (deposit: Deposit, total: number): Dose | null => {
  if (deposit.purpose !== 'lift' || deposit.class !== 'PERM' || !isWarm(deposit.tone) || !isStrong(deposit.tone))
    return null
  if (deposit.tone.primary === 'CIOCCOLATO') return null
  const perGram = (CORRECTOR.intensifyFactor * correctorByRule(deposit.level)) / CORRECTOR.perGrams
  const share = Math.min(CORRECTOR.maxShareIntensify, perGram)
  const grams = Math.max(minCorrector(deposit.level), Math.round(total * share))
  return { grams, tone: deposit.tone.primary }
}

/** Levels at which yellow counts as the orange below it, and the shift in degrees [S19 E]. */
const DEEP_UP_TO = 6
const DEEPER_BY = 20
const isWarmSide = (theta: number) => theta >= 55 && theta < 110

/** Pure pigment against measured warmth, added to the weight (8.1, 8.2). */
export const neutralise = (deposit: Deposit, total: number, warmth: Warmth | null): Dose | null => {
  if (warmth === null) return null
  // Between two rows the deeper one applies: at 6 and below violet on orange leaves orange [S19].
  const theta = deposit.level <= DEEP_UP_TO && isWarmSide(warmth.theta) ? warmth.theta - DEEPER_BY : warmth.theta
  const row = CORRECTORS.find(({ from, to }) => theta >= from && theta < to)
  if (row === undefined) return null
  const [least, most] = CORRECTOR.scale
  const dose = Math.min(most, Math.max(least, warmth.m / CORRECTOR.reference))
  const grams = ((correctorByRule(deposit.level) * total) / CORRECTOR.perGrams) * dose
  const bounded = Math.max(minCorrector(deposit.level), Math.min(grams, CORRECTOR.maxShare * total))
  return { grams: Math.round(bounded), tone: row.corrector[0] }
}
