import { formulaLevel } from '../colour/shade.ts'
import { BATH_MAX_LIFT, powderLiftOf } from '../data/developers.ts'
import { DIRECT_REMOVAL_VOLUME } from '../data/fantasy.ts'
import { HISTORY_CAPS } from '../data/lift-caps.ts'
import { wearsDirect } from '../hair/direct.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import type { Facts } from './facts.ts'
import type { Lighten } from './zone-task.ts'

const DEFAULT_VOLUME = 20

/** Centimetres of regrowth from which foil can keep off the scalp. */
const FOIL_FROM_CM = 2

/** On a scalp that is not said to be sound a regrowth long enough is lightened in foil, a centimetre off it. */
const isKeptOffScalp = (zone: Zone, { history }: ZoneState, { situation: { details } }: Facts): boolean =>
  zone === 'roots' &&
  history === 'naturale' &&
  details.safety.scalp !== 'sana' &&
  (details.regrowthCm ?? 0) >= FOIL_FROM_CM

/** Volumes of lightener for this zone: 20 unless scalp, fibre or a perm ask for less; 0 = no lightener. */
const lightenerVolume = (zone: Zone, state: ZoneState, facts: Facts): number => {
  const caps = zoneCaps(zone, state, facts.situation)
  const isOn = zone === 'roots' && !isKeptOffScalp(zone, state, facts)
  return Math.min(DEFAULT_VOLUME, isOn ? caps.volumeOnScalp : caps.volumeOffScalp)
}

/** Volumes of today's lightener on this zone and the levels that they can really give it. */
export const lightenerLift = (zone: Zone, state: ZoneState, facts: Facts): { volume: number; levels: number } => {
  const caps = zoneCaps(zone, state, facts.situation)
  const volume = lightenerVolume(zone, state, facts)
  const most = state.history === 'colorato' && volume < DEFAULT_VOLUME ? BATH_MAX_LIFT : powderLiftOf(volume)
  return { volume, levels: caps.bathOnly ? 0 : Math.min(caps.powder, volume === 0 ? 0 : most) }
}

const volumeReasons = (zone: Zone, volume: number, facts: Facts): Reason[] => {
  if (volume >= DEFAULT_VOLUME) return []
  return zone === 'roots' && !facts.scalpIsSound
    ? [reason('volume-scalp', '4.3', { volume, scalp: facts.situation.details.safety.scalp ?? 'unknown' })]
    : [reason('volume-condition', '7.4', { volume, condition: facts.situation.condition ?? 'unknown' })]
}

/** Dyed hair: colour does not lift colour (R1), so the dye is opened or removed (R5). */
const removeDye = (zone: Zone, state: ZoneState, to: number, volume: number, facts: Facts): Lighten => {
  const lift = to - state.level
  const base = { from: state.level, to, again: false, meches: false }
  const { colourLayers, henna } = facts.situation.details.history
  const natural = facts.situation.details.naturalLevel
  // The remover takes dye away and nothing else: once, first, and it cannot show more than the natural level underneath; henna does not answer to it.
  const isFirst = state.level <= formulaLevel(facts.situation.current[zone].level)
  if (colourLayers === 'tre-o-piu' && henna !== 'pura' && isFirst && (natural === null || natural >= to))
    return { ...base, class: 'DECAP_RED', volume: null, reasons: [reason('remove-dye', 'R5', { lift, level: to })] }
  const isBath = lift <= BATH_MAX_LIFT || volume < DEFAULT_VOLUME
  return {
    ...base,
    class: isBath ? 'BATH' : 'DECAP_OX',
    volume,
    reasons: [reason(isBath ? 'bath-dye' : 'decap-dye', 'R5', { lift, level: to })],
  }
}

/** A bleach bath on an old direct colour, which lifts no more than its coat. */
const openDirect = (state: ZoneState, to: number, volume: number): Lighten => ({
  class: 'BATH',
  volume,
  from: state.level,
  to,
  again: true,
  meches: false,
  reasons: [reason('remove-direct', '5.1', { tone: state.tone.primary, level: to })],
})

/** The bath that takes an old direct colour away where nothing is to be lightened; null where no powder may touch the zone. */
export const removeDirect = (zone: Zone, state: ZoneState, facts: Facts): Lighten | null => {
  const { bathOnly, volumeOffScalp, volumeOnScalp } = zoneCaps(zone, state, facts.situation)
  const most = zone === 'roots' ? volumeOnScalp : volumeOffScalp
  const mayNot = bathOnly || most < DIRECT_REMOVAL_VOLUME || facts.situation.details.safety.persulfateAsthma === true
  return mayNot ? null : openDirect(state, state.level, DIRECT_REMOVAL_VOLUME)
}

/** The lightener that takes a zone to `to` today; `to` must be within `lightenerLift`. */
export const lightenZone = (zone: Zone, state: ZoneState, to: number, facts: Facts): Lighten => {
  const volume = lightenerVolume(zone, state, facts)
  const notes = volumeReasons(zone, volume, facts)
  if (state.history === 'colorato') {
    const lighten = removeDye(zone, state, to, volume, facts)
    return { ...lighten, reasons: [...lighten.reasons, ...(lighten.volume === null ? [] : notes)] }
  }
  if (wearsDirect(state)) {
    const lighten = openDirect(state, to, Math.min(volume, DIRECT_REMOVAL_VOLUME))
    return { ...lighten, reasons: [...lighten.reasons, ...notes] }
  }
  const keptOff = isKeptOffScalp(zone, state, facts)
  return {
    class: 'BLEACH',
    volume,
    from: state.level,
    to,
    again:
      state.history === 'decolorato' || (state.history === 'meches' && state.level >= HISTORY_CAPS.mechesLightFrom),
    meches: facts.situation.hairType === 'meches',
    ...(keptOff ? { offScalp: true } : {}),
    reasons: [
      reason('lift-bleach', 'R4', { lift: to - state.level, level: to }),
      ...(keptOff ? [reason('off-scalp', '4.3')] : notes),
    ],
  }
}
