import { shadeLevel } from '../colour/shade.ts'
import { NATURAL_TONE } from '../colour/tone.ts'
import { FANTASY_BASES, PASTEL, PRETONE } from '../data/fantasy.ts'
import { LIGHTENING_LIMIT } from '../data/lift-caps.ts'
import { COOL_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { GoalZone, Situation, ZoneState } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { isLightened } from './history.ts'
import { whiteShareOf } from './white-share.ts'
import { whiteTreatment } from './white-treatment.ts'

/** Base that a wish needs, as a level; null when the wish is no fantasy colour. */
export const fantasyBase = ({ level, tone }: GoalZone): number | null => {
  const row = tone.intensity === 'pure' ? FANTASY_BASES[tone.primary] : undefined
  if (row === undefined || level < row.from) return null
  return Math.min(LIGHTENING_LIMIT, Math.max(row.least, level + row.above))
}

/** Whether the visible colour is an old direct dye. Pure oxidative red on hair that was never lightened does not count. */
export const hasDirectDye = (state: ZoneState): boolean => isLightened(state) && fantasyBase(state) !== null

type ByZone = Readonly<Record<Zone, GoalZone>>

/** Zones whose wish needs direct pigment. */
export type Fantasy = {
  readonly wish: Partial<Record<Zone, GoalZone>>
  /** True for the last session, which applies the colour; the earlier ones only prepare its base. */
  readonly settles: boolean
}

/**
 * The fantasy zones of a wish, or null when none is planned. Two cases use oxidative colour instead: pure henna, on which direct
 * blue and green turn muddy, and a natural root with much white, which must be covered first.
 */
export const fantasyOf = (asked: ByZone, situation: Situation): Fantasy | null => {
  const { details } = situation
  const zones = ZONES.filter((zone) => fantasyBase(asked[zone]) !== null)
  const isCovered = (whiteShareOf(details) ?? 0) >= WHITE.coverFrom && whiteTreatment(situation) === 'cover'
  const mustCover = isCovered && !zones.includes('roots')
  if (zones.length === 0 || mustCover || details.history.henna === 'pura') return null
  return { wish: Object.fromEntries(zones.map((zone) => [zone, asked[zone]])), settles: false }
}

/** Whether the hair has an old direct dye of another tone than the wish. */
export const hasOtherDirectDye = (state: ZoneState, wish: GoalZone): boolean =>
  hasDirectDye(state) && !(wish.tone.intensity === 'pure' && wish.tone.primary === state.tone.primary)

/**
 * Whether the base would show yellow or orange through the colour and is neutralised first.
 * `base` is the hair after today's lightening.
 */
export const needsPretone = (wish: GoalZone, base: ZoneState): boolean => {
  if (!isLightened(base) || base.level < PRETONE.fromBase || COOL_TONES.has(base.tone.primary)) return false
  if (hasWishedDye(base, wish) || wish.tone.intensity !== 'pure') return false
  const isPastel = wish.level >= PASTEL.from && !PRETONE.warm.has(wish.tone.primary)
  return isPastel || PRETONE.tones.has(wish.tone.primary)
}

/** Whether the hair already has the wished direct dye, with the pale base under it. */
const hasWishedDye = (state: ZoneState, wish: GoalZone): boolean =>
  fantasyBase(state) !== null && state.tone.primary === wish.tone.primary && wish.level <= state.level + 0.5

/** The base that each zone needs before its colour is applied. Fantasy zones need a clean base, never darker than now. */
export const preparedGoals = (fantasy: Fantasy, hair: Readonly<Record<Zone, ZoneState>>, asked: ByZone): ByZone => {
  const goals = { ...asked }
  for (const zone of ZONES) {
    const wish = fantasy.wish[zone]
    if (wish === undefined) continue
    const now = Math.min(LIGHTENING_LIMIT, hair[zone].level)
    const level = hasWishedDye(hair[zone], wish) ? now : Math.max(fantasyBase(wish) ?? now, now)
    goals[zone] = { level, tone: NATURAL_TONE }
  }
  return goals
}

/** A zone at a level. Lightening removes its colour. */
export const atLevel = (state: ZoneState, level: number): ZoneState =>
  level > state.level ? { level, tone: NATURAL_TONE, history: 'decolorato' } : { ...state, level }

/** Direct colour for a base: the wish, a deeper shade where the base is not pale enough, only a reflect on dark hair. */
export const directShade = (wish: GoalZone, state: ZoneState): GoalZone => {
  const most = shadeLevel(state.level)
  const level = Math.min(wish.level, most)
  const row = FANTASY_BASES[wish.tone.primary]
  const base = fantasyBase(wish)
  if (row === undefined || base === null || hasWishedDye(state, wish) || state.level >= base - 0.5)
    return { level, tone: wish.tone }
  // The palest shade that this base allows.
  const palest = Math.floor(state.level + 0.5 - row.above)
  if (state.level >= row.least - 0.5) return { level: Math.max(1, Math.min(level, palest)), tone: wish.tone }
  return { level, tone: { ...wish.tone, secondary: null, intensity: 'full' } }
}
