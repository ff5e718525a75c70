import { DIRECT_REMOVAL_VOLUME } from '../../data/fantasy.ts'
import {
  BATH_MAX_LIFT,
  HIGHLIFT_MAX_LIFT,
  LEGAL_MAX_VOLUME,
  powderLiftOf,
  TWENTY_VOLUME_BONUS,
} from '../../data/products/developers.ts'
import { PREPIGMENT } from '../../data/products/prepigmentation.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import { WHITE } from '../../data/white-hair.ts'
import { wearsDirect } from '../../hair/direct.ts'
import { isLightened } from '../../hair/history.ts'
import { zoneCaps } from '../../hair/lift-caps.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { type Facts, isStrong, isWarm } from '../facts.ts'

/** Activator: colour that only deposits on thirsty hair, gloss, smudge. */
export const ACTIVATOR = 7
/** Colour that deposits without lift. */
export const DEPOSIT = 10
const USUAL = 20
const STRONG = 30

/** From here up lightened hair takes toner with the activator: it only deposits and the hair is thirsty. */
const PALE_FROM = 8

/** Volumes of a toner on lightened hair of this level. */
export const tonerVolume = (level: number): number => (level >= PALE_FROM ? ACTIVATOR : DEPOSIT)

/** Levels darker from which dyed hair takes more than the activator [C]. */
const DEEP = 2

/** Volumes of colour that goes so many levels darker (R6, R7c). */
export const darkenVolume = (zone: Zone, state: ZoneState, levels: number): number => {
  if (state.history === 'naturale') return DEPOSIT
  if (isLightened(state)) return levels >= PREPIGMENT.fromLevels ? DEPOSIT : ACTIVATOR
  return levels >= DEEP || zone === 'roots' ? DEPOSIT : ACTIVATOR
}

/** Levels that twenty volumes give any hair. */
const TWENTY_LIFTS = 1.5

/** Volumes of permanent colour that lifts up to two levels (R2). White holds them at twenty; a strong warm wish asks for more. */
export const colourVolume = (state: ZoneState, lift: number, goal: GoalZone, facts: Facts, most: number): number => {
  if (facts.coversWhite || most < STRONG) return WHITE.volume
  const mayBePushed = facts.condition === 'ottimo' || facts.condition === 'buono'
  if (isWarm(goal.tone) && isStrong(goal.tone) && mayBePushed) return STRONG
  if (lift <= TWENTY_LIFTS) return USUAL
  const reachesTwo = facts.condition === TWENTY_VOLUME_BONUS.condition && state.level >= TWENTY_VOLUME_BONUS.minBase
  return reachesTwo && facts.situation.details.fibre !== 'grossa' ? USUAL : STRONG
}

/** Levels that a super-lightener gives at a root whose scalp is not sound, with 30 volumes (R3b). */
export const HIGHLIFT_SENSITIVE_LIFT = 3

/** Volumes of colour pushed beyond two levels, and the levels that they give (R3, R3b). */
export const highliftVolume = ({ scalpIsSound }: Facts): { volume: number; levels: number } =>
  scalpIsSound
    ? { volume: LEGAL_MAX_VOLUME, levels: HIGHLIFT_MAX_LIFT }
    : { volume: STRONG, levels: HIGHLIFT_SENSITIVE_LIFT }

/** Red that is strengthened asks for more volumes than its lift: said so. */
export const isPushedForRed = (volume: number, lift: number): boolean => volume === STRONG && lift <= TWENTY_LIFTS

/** Centimetres of regrowth from which foil can keep off the scalp. */
const FOIL_FROM_CM = 2

/** On a scalp that is not said to be sound a regrowth long enough is lightened in foil, a centimetre off it. */
export const isKeptOffScalp = (zone: Zone, { history }: ZoneState, { situation: { details } }: Facts): boolean =>
  zone === 'roots' &&
  history === 'naturale' &&
  details.safety.scalp !== 'sana' &&
  (details.regrowthCm ?? 0) >= FOIL_FROM_CM

const openLightenerVolume = (zone: Zone, state: ZoneState, facts: Facts): number => {
  const caps = zoneCaps(zone, state, facts.situation)
  const isOn = zone === 'roots' && !isKeptOffScalp(zone, state, facts)
  return Math.min(USUAL, isOn ? caps.volumeOnScalp : caps.volumeOffScalp)
}

/** Volumes of lightener for a zone: 20 unless scalp, fibre, a perm or an old direct colour ask for less; 0 = no lightener. */
export const lightenerVolume = (zone: Zone, state: ZoneState, facts: Facts): number => {
  const volume = openLightenerVolume(zone, state, facts)
  return state.history !== 'colorato' && wearsDirect(state) ? Math.min(volume, DIRECT_REMOVAL_VOLUME) : volume
}

/** The lightener's volumes are less than usual, and why is said. */
export const isHeldBack = (zone: Zone, state: ZoneState, facts: Facts): boolean =>
  openLightenerVolume(zone, state, facts) < USUAL

/** Volumes too low to open dye with anything but a bath. */
export const onlyBath = (volume: number): boolean => volume < USUAL

/** Levels that today's lightener can really give a zone. */
export const lightenerLift = (zone: Zone, state: ZoneState, facts: Facts): { volume: number; levels: number } => {
  const caps = zoneCaps(zone, state, facts.situation)
  const volume = openLightenerVolume(zone, state, facts)
  const most = state.history === 'colorato' && volume < USUAL ? BATH_MAX_LIFT : powderLiftOf(volume)
  return { volume, levels: caps.bathOnly ? 0 : Math.min(caps.powder, volume === 0 ? 0 : most) }
}

/** From this lift on the upper volumes and minutes of a technique are used. */
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
  const wanted = lift >= STRONG_LIFT && state.history === 'naturale' ? most : Math.min(usual, USUAL)
  const caps = zoneCaps(zone, state, facts.situation, technique.foil)
  return Math.min(wanted, zone === 'roots' ? caps.volumeOnScalp : caps.volumeOffScalp)
}

/** Those volumes need foil. */
export const needsFoil = (volume: number): boolean => volume > USUAL

/** Volumes of the technique's lightener on a zone and the levels that they can really give it in one session. */
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
