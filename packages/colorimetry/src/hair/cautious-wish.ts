import { clampLevel } from '../colour/level.ts'
import { shadeLevel, shadeNotation } from '../colour/shade.ts'
import { NATURAL_TONE } from '../colour/tone.ts'
import { COLOUR_LIFTS } from '../data/lift-caps.ts'
import { COOL_TONES, WARM_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { PlanSession, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, Situation } from '../model/situation.ts'
import type { TechniqueId } from '../model/technique-ids.ts'
import { eachZone, ZONES, type Zone } from '../model/vocabulary.ts'
import { isUndyed } from './history.ts'
import { mayBeWhite } from './white-treatment.ts'
import { LEVEL_TOLERANCE } from './wish.ts'

/** The palest wish whose shade still covers white hair. */
const COVERING = WHITE.maxLevel + 0.4

/** Most levels by which a darker wish starts lighter than it was read: what is missing is one more bowl, not another visit [E]. */
const MOST_LIGHTER = 1

/** Most levels by which a wish is lowered to what colour reaches, by its doubts: a second reflect, perhaps grey hair [E]. */
const MOST_DEEPER = [0.5, 1, 2] as const

/** Error of a wish, in levels, from which it is said with its bar [E]. */
const SAID_FROM = 1

/** The lighter end of a darker wish that was read and not confirmed, still a shade deeper than the hair; any other wish as it is. */
const lighterWish = (zone: Zone, { current, goal }: Situation): GoalZone => {
  const { levelError = 0, ...wish } = goal.zones[zone]
  const { level } = current[zone]
  const isPale = wish.level >= WHITE.paleAllFrom.level
  const deeper = shadeLevel(level) - 1
  const most = isPale ? deeper : Math.min(deeper, Math.max(COVERING, wish.level))
  const lighter = wish.level + Math.min(MOST_LIGHTER, levelError)
  return wish.level >= most ? wish : { ...wish, level: clampLevel(Math.min(most, lighter)) }
}

/** How far above the reach of colour a wish is, in levels. */
const beyondColour = (zone: Zone, { current, goal }: Situation): number =>
  goal.zones[zone].level - current[zone].level - COLOUR_LIFTS

/** Whether colour alone reaches the deeper end of a wish that was read. Then no powder is used: it cannot be undone. */
const isColourFirst = (situation: Situation): boolean => {
  const { current, goal } = situation
  const { other, grey } = goal.doubt ?? {}
  const most = MOST_DEEPER[other === undefined ? (grey === true ? 1 : 0) : grey === true ? 2 : 1]
  const beyond = ZONES.filter((zone) => beyondColour(zone, situation) > 0)
  return beyond.every(
    (zone) =>
      isUndyed(current[zone]) &&
      beyondColour(zone, situation) <= Math.min(most, LEVEL_TOLERANCE + (goal.zones[zone].levelError ?? -1)),
  )
}

/** Whether a cool wish may be neutral, on hair that may be white: there ash turns grey. */
const mayTurnGrey = (zone: Zone, situation: Situation): boolean => {
  const { zones, doubt } = situation.goal
  return COOL_TONES.has(zones[zone].tone.primary) && doubt?.other?.primary === 'NATURALE' && mayBeWhite(situation)
}

const cautiousWish = (zone: Zone, situation: Situation): GoalZone => {
  const wish =
    beyondColour(zone, situation) > 0 && isColourFirst(situation)
      ? { ...situation.goal.zones[zone], level: clampLevel(situation.current[zone].level + COLOUR_LIFTS) }
      : lighterWish(zone, situation)
  return mayTurnGrey(zone, situation) ? { ...wish, tone: NATURAL_TONE } : wish
}

/**
 * The situation with wishes that were read at the end of their error bars that is mended more easily: darker ones at the lighter end,
 * because what is too light is made deeper, those just beyond the reach of colour within it, and ash that may be neutral as neutral on
 * hair that may be white.
 */
export const withCautiousWish = (situation: Situation): Situation => {
  const zones = eachZone((zone) => cautiousWish(zone, situation))
  const isMoved = ZONES.some((zone) => zones[zone].level > situation.goal.zones[zone].level)
  const { lighterEnd, ...goal } = situation.goal
  // The bowl is not mixed lighter a second time.
  const end = isMoved || lighterEnd === undefined ? {} : { lighterEnd }
  const { level, tone } = zones.lengths
  return { ...situation, goal: { ...goal, ...end, level, tone, zones } }
}

/** Error of a wish from which a deeper colour on dyed, warm or light hair waits for it, and the level of light hair [E]. */
const DEEPER = { from: 1.5, light: 7 } as const

/** Whether a deeper colour would take what cannot be given back to dyed, warm or light hair. */
const isDarkened = (codes: readonly string[], { current: { lengths }, goal }: Situation): boolean =>
  codes.some((code) => code.startsWith('darken-')) &&
  (goal.zones.lengths.levelError ?? 0) >= DEEPER.from &&
  (!isUndyed(lengths) || WARM_TONES.has(lengths.tone.primary) || lengths.level >= DEEPER.light)

/** What is done for the wish, and must wait for its confirmation; null if nothing of it can be wrong. */
const useOf = (
  sessions: readonly PlanSession[],
  situation: Situation,
): 'powder' | 'lift' | 'darken' | 'reached' | null => {
  const phases = sessions.flatMap((session) => session.phases)
  if (phases.some(({ kind }) => kind === 'bleach' || kind === 'remove')) return 'powder'
  const reasons = phases.flatMap((phase) => phase.reasons)
  if (reasons.some(({ code }) => code.startsWith('lift-'))) return 'lift'
  if (
    isDarkened(
      reasons.map(({ code }) => code),
      situation,
    )
  )
    return 'darken'
  return reasons.some(({ values }) => values.doubt === 'yes') ? 'reached' : null
}

/** The work, and the technique that only the zones of the wish ask for. */
type Worked = { readonly sessions: readonly PlanSession[]; readonly technique: TechniqueId | null }

/** The doubt about a wish that was read and not confirmed, where today's work depends on it. */
const doubtOf = ({ sessions, technique }: Worked, situation: Situation): Reason[] => {
  const { goal } = situation
  const { level, levelError = 0, tone } = goal.zones.lengths
  const use = goal.kind === 'transform' ? useOf(sessions, situation) : null
  if (use === null || (levelError < SAID_FROM && goal.doubt === undefined)) return []
  const { other, grey } = goal.doubt ?? {}
  return [
    reason('wish-doubtful', '8.3', {
      level: Math.round(level),
      from: Math.max(1, Math.round(level - levelError)),
      to: Math.min(10, Math.round(level + levelError)),
      use,
      tone: tone.primary,
      ...(other === undefined ? {} : { other: other.primary }),
      ...(grey === true || goal.white === 'silver' ? { grey: 'yes' } : {}),
      ...(technique === null ? {} : { apart: 'yes' }),
    }),
  ]
}

/** The reason for a wish that is planned at an end of its bar. */
const endOf = (situation: Situation): Reason[] => {
  const shadeOf = ({ level, tone }: GoalZone) => shadeNotation(level, tone)
  const wished = situation.goal.zones
  const isMoved = (zone: Zone) => shadeOf(cautiousWish(zone, situation)) !== shadeOf(wished[zone])
  const zone = isMoved('lengths') ? 'lengths' : ZONES.find(isMoved)
  if (zone === undefined) return []
  const planned = cautiousWish(zone, situation)
  const moved = Math.sign(shadeLevel(planned.level) - shadeLevel(wished[zone].level))
  const code = moved > 0 ? 'wish-lighter-end' : moved < 0 ? 'wish-colour-first' : 'wish-warmer-end'
  return [reason(code, '8.3', { wished: shadeOf(wished[zone]), shade: shadeOf(planned) })]
}

/** What must be known about a wish that was read and not confirmed. */
export const wishReasons = (worked: Worked, situation: Situation): Reason[] => [
  ...doubtOf(worked, situation),
  ...endOf(situation),
]
