import { shadeLevel } from '../colour/shade.ts'
import { NATURAL_TONE } from '../colour/tone.ts'
import { FANTASY_BASES, PASTEL, PRETONE } from '../data/fantasy.ts'
import { LIGHTENING_LIMIT } from '../data/lift-caps.ts'
import { COOL_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { GoalZone, Situation, ZoneState } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { isLightened } from './history.ts'
import { whiteAsk } from './white-ask.ts'
import { whiteShareOf } from './white-share.ts'

/** Base that a wish needs, as a level; null when the wish is no fantasy colour. */
export const fantasyBase = ({ level, tone }: GoalZone): number | null => {
  const row = tone.intensity === 'pure' ? FANTASY_BASES[tone.primary] : undefined
  if (row === undefined || level < row.from) return null
  return Math.min(LIGHTENING_LIMIT, Math.max(row.least, level + row.above))
}

/** Hair under an old direct colour: what shows is the coat. Pure oxidative red on hair that was never lightened is none. */
export const hasDirectDye = (state: ZoneState): boolean => isLightened(state) && fantasyBase(state) !== null

type ByZone = Readonly<Record<Zone, GoalZone>>

/** Zones that are wished in a colour that only direct pigment makes. */
export type Fantasy = {
  readonly wish: Partial<Record<Zone, GoalZone>>
  /** The session that puts the colour on, the last one; those before only prepare its base. */
  readonly settles: boolean
}

/**
 * The fantasy zones of a wish, or null when there is none to plan. On pure henna direct blue and green only turn muddy, and
 * where much white must be covered at a natural root the cover comes first: both keep to oxidative colour.
 */
export const fantasyOf = (asked: ByZone, situation: Situation): Fantasy | null => {
  const { details } = situation
  const zones = ZONES.filter((zone) => fantasyBase(asked[zone]) !== null)
  const isCovered = (whiteShareOf(details) ?? 0) >= WHITE.coverFrom && whiteAsk(situation) === 'cover'
  const mustCover = isCovered && !zones.includes('roots')
  if (zones.length === 0 || mustCover || details.history.henna === 'pura') return null
  return { wish: Object.fromEntries(zones.map((zone) => [zone, asked[zone]])), settles: false }
}

/** The old direct colour is in the way of the wish: it has another tone. */
export const isInTheWay = (state: ZoneState, wish: GoalZone): boolean =>
  hasDirectDye(state) && !(wish.tone.intensity === 'pure' && wish.tone.primary === state.tone.primary)

/** The base shows yellow or orange through the colour: it is neutralised first. `base` is the hair after today's lightening. */
export const needsPretone = (wish: GoalZone, base: ZoneState): boolean => {
  if (!isLightened(base) || base.level < PRETONE.fromBase || COOL_TONES.has(base.tone.primary)) return false
  if (wearsIt(base, wish) || wish.tone.intensity !== 'pure') return false
  const isPastel = wish.level >= PASTEL.from && !PRETONE.warm.has(wish.tone.primary)
  return isPastel || PRETONE.tones.has(wish.tone.primary)
}

/** Hair that already wears the wished colour: what shows is the coat, and the pale base is under it. */
const wearsIt = (state: ZoneState, wish: GoalZone): boolean =>
  fantasyBase(state) !== null && state.tone.primary === wish.tone.primary && wish.level <= state.level + 0.5

/** What each zone must be before its colour goes on: fantasy zones a clean base, never darker than they are. */
export const preparedGoals = (fantasy: Fantasy, hair: Readonly<Record<Zone, ZoneState>>, asked: ByZone): ByZone => {
  const goals = { ...asked }
  for (const zone of ZONES) {
    const wish = fantasy.wish[zone]
    if (wish === undefined) continue
    const now = Math.min(LIGHTENING_LIMIT, hair[zone].level)
    const level = wearsIt(hair[zone], wish) ? now : Math.max(fantasyBase(wish) ?? now, now)
    goals[zone] = { level, tone: NATURAL_TONE }
  }
  return goals
}

/** A zone at a level: lightened to it, it has lost the colour that it wore. */
export const atLevel = (state: ZoneState, level: number): ZoneState =>
  level > state.level ? { level, tone: NATURAL_TONE, history: 'decolorato' } : { ...state, level }

/** Direct colour for a base: the wish, a deeper one where the base is not pale enough, a mere reflect on dark hair. */
export const directShade = (wish: GoalZone, state: ZoneState): GoalZone => {
  const most = shadeLevel(state.level)
  const level = Math.min(wish.level, most)
  const row = FANTASY_BASES[wish.tone.primary]
  const base = fantasyBase(wish)
  if (row === undefined || base === null || wearsIt(state, wish) || state.level >= base - 0.5)
    return { level, tone: wish.tone }
  // The palest wish whose base this is.
  const palest = Math.floor(state.level + 0.5 - row.above)
  if (state.level >= row.least - 0.5) return { level: Math.max(1, Math.min(level, palest)), tone: wish.tone }
  return { level, tone: { ...wish.tone, intensity: 'full' } }
}
