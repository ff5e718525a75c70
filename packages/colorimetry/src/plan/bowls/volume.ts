import { DIRECT_REMOVAL_VOLUME } from '../../data/fantasy.ts'
import { BATH_MAX_LIFT, HIGHLIFT_MAX_LIFT, LEGAL_MAX_VOLUME, powderLiftOf } from '../../data/products/developers.ts'
import { PREPIGMENT } from '../../data/products/prepigmentation.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import { WHITE } from '../../data/white-hair.ts'
import { hasDirectDye } from '../../hair/direct.ts'
import { measuredLevel } from '../../hair/formula-hair.ts'
import { isLightened } from '../../hair/history.ts'
import { zoneCaps } from '../../hair/lift-caps.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { type Facts, isStrong, isWarm } from '../facts.ts'

/** Activator: for gloss, root smudge, and deposit-only colour on porous hair. */
export const ACTIVATOR = 7
/** Colour that deposits without lift. */
export const DEPOSIT = 10
const USUAL_VOLUME = 20
const STRONG_VOLUME = 30

/** From this level up, toner on lightened hair uses the activator: the hair is porous and no lift is needed. */
const PALE_FROM = 8

/** Volumes of a toner on lightened hair of this level. */
export const tonerVolume = (level: number): number => (level >= PALE_FROM ? ACTIVATOR : DEPOSIT)

/** Levels darker from which dyed hair needs more than the activator [C]. */
const MIN_DEEPER_LEVELS = 2

/** Developer volume for colour this many levels darker (R6, R7c). */
export const darkenVolume = (zone: Zone, state: ZoneState, levels: number): number => {
  if (state.history === 'naturale') return DEPOSIT
  if (isLightened(state)) return levels >= PREPIGMENT.fromLevels ? DEPOSIT : ACTIVATOR
  return levels >= MIN_DEEPER_LEVELS || zone === 'roots' ? DEPOSIT : ACTIVATOR
}

/** Below the resolution of shades. */
const QUARTER = 0.25
/** Lift of 20 volumes, in levels [S25]. */
const TWENTY_LIFTS = 1

/** Volumes of permanent colour that lifts up to two levels (R2). White hair keeps it at 20; a strong warm goal raises it. */
export const colourVolume = (state: ZoneState, goal: GoalZone, facts: Facts, most: number): number => {
  if (facts.coversWhite || facts.mayBeWhite || most < STRONG_VOLUME) return WHITE.volume
  const mayBePushed = facts.condition === 'ottimo' || facts.condition === 'buono'
  if (isWarm(goal.tone) && isStrong(goal.tone) && mayBePushed) return STRONG_VOLUME
  return goal.level - measuredLevel(state) <= TWENTY_LIFTS + QUARTER ? USUAL_VOLUME : STRONG_VOLUME
}

/** Lift of a super-lightener with 30 volumes at a root whose scalp is not sound, in levels (R3b). */
export const HIGHLIFT_SENSITIVE_LIFT = 3

/** Developer volume for a lift of more than two levels, and its lift (R3, R3b). */
export const highliftVolume = ({ scalpIsSound }: Facts): { volume: number; levels: number } =>
  scalpIsSound
    ? { volume: LEGAL_MAX_VOLUME, levels: HIGHLIFT_MAX_LIFT }
    : { volume: STRONG_VOLUME, levels: HIGHLIFT_SENSITIVE_LIFT }

/** Whether the volume is higher than the lift alone needs, to intensify a warm reflect; the plan then gives the reason. */
export const isPushedForRed = (volume: number, lift: number, { tone }: GoalZone): boolean =>
  volume === STRONG_VOLUME && lift <= TWENTY_LIFTS && isWarm(tone) && isStrong(tone)

/** Minimum regrowth, in cm, that foils can lighten without touching the scalp. */
const FOIL_FROM_CM = 2

/**
 * Whether a root that came natural is lightened in foils 1 cm off the scalp: it is long enough, as on hair that is natural throughout,
 * and the scalp is not declared healthy.
 */
export const isKeptOffScalp = (zone: Zone, { history }: ZoneState, { situation }: Facts): boolean => {
  const { current, details } = situation
  const isLong = current.lengths.history === 'naturale' || (details.regrowthCm ?? 0) >= FOIL_FROM_CM
  // Powder of the visit before has lightened it.
  const isOwn = current.roots.history === 'naturale' && (history === 'naturale' || history === 'decolorato')
  return zone === 'roots' && isOwn && details.safety.scalp !== 'sana' && isLong
}

const openLightenerVolume = (zone: Zone, state: ZoneState, facts: Facts): number => {
  const caps = zoneCaps(zone, state, facts.situation)
  const touchesScalp = zone === 'roots' && !isKeptOffScalp(zone, state, facts)
  return Math.min(USUAL_VOLUME, touchesScalp ? caps.volumeOnScalp : caps.volumeOffScalp)
}

/** Volumes of lightener for a zone: 20, or less because of scalp, fibre, a perm or an old direct colour; 0 = no lightener. */
export const lightenerVolume = (zone: Zone, state: ZoneState, facts: Facts): number => {
  const volume = openLightenerVolume(zone, state, facts)
  return state.history !== 'colorato' && hasDirectDye(state) ? Math.min(volume, DIRECT_REMOVAL_VOLUME) : volume
}

/** Whether the lightener's volume is below the usual one; the plan then gives the reason. */
export const isHeldBack = (zone: Zone, state: ZoneState, facts: Facts): boolean =>
  openLightenerVolume(zone, state, facts) < USUAL_VOLUME

/** Whether the volume is too low to remove dye except with a bleach bath. */
export const allowsOnlyBath = (volume: number): boolean => volume < USUAL_VOLUME

/** Levels that today's lightener can lift a zone. */
export const lightenerLift = (zone: Zone, state: ZoneState, facts: Facts): { volume: number; levels: number } => {
  const caps = zoneCaps(zone, state, facts.situation)
  const volume = openLightenerVolume(zone, state, facts)
  const most = state.history === 'colorato' && volume < USUAL_VOLUME ? BATH_MAX_LIFT : powderLiftOf(volume)
  return { volume, levels: caps.bathOnly ? 0 : Math.min(caps.powder, volume === 0 ? 0 : most) }
}

/** Lift from which a technique's upper limits of volume and time are used. */
export const STRONG_LIFT = 3

/** Volumes of a technique's lightener on a zone. */
export const techniqueVolume = (
  technique: Technique,
  zone: Zone,
  state: ZoneState,
  lift: number,
  facts: Facts,
): number => {
  const [usual, most] = technique.volumes
  const wanted = lift >= STRONG_LIFT && state.history === 'naturale' ? most : Math.min(usual, USUAL_VOLUME)
  const caps = zoneCaps(zone, state, facts.situation, technique.foil)
  return Math.min(wanted, zone === 'roots' ? caps.volumeOnScalp : caps.volumeOffScalp)
}

/** Whether this volume requires foils. */
export const needsFoil = (volume: number): boolean => volume > USUAL_VOLUME

/** Volumes of the technique's lightener on a zone, and the levels that they can lift it in one session. */
export const techniqueLift = (
  technique: Technique,
  zone: Zone,
  state: ZoneState,
  wanted: number,
  facts: Facts,
): { volume: number; levels: number } => {
  const caps = zoneCaps(zone, state, facts.situation, technique.foil)
  const volume = techniqueVolume(technique, zone, state, wanted, facts)
  return { volume, levels: caps.bathOnly ? 0 : Math.min(caps.powder, powderLiftOf(volume)) }
}
