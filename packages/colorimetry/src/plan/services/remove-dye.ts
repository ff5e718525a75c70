import { formulaLevel } from '../../colour/shade.ts'
import { BATH_MAX_LIFT } from '../../data/developers.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { volumeNotes } from '../bowls/lightener-phase.ts'
import { lightenerVolume, onlyBath } from '../bowls/volume.ts'
import type { Facts } from '../facts.ts'
import type { Lighten } from '../zone-task.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/**
 * The remover takes dye away and nothing else: once, first, and it cannot show more than the natural level underneath; henna does
 * not answer to it.
 */
const mayReduce = (zone: Zone, state: ZoneState, to: number, { situation: { current, details } }: Facts): boolean => {
  const { colourLayers, henna } = details.history
  const isFirst = state.level <= formulaLevel(current[zone].level)
  const shows = details.naturalLevel === null || details.naturalLevel >= to
  return colourLayers === 'tre-o-piu' && henna !== 'pura' && isFirst && shows
}

const removal = (zone: Zone, state: ZoneState, to: number, facts: Facts): Lighten => {
  const lift = to - state.level
  const base = { from: state.level, to, again: false, meches: false }
  if (mayReduce(zone, state, to, facts))
    return { ...base, class: 'DECAP_RED', volume: null, reasons: [reason('remove-dye', 'R5', { lift, level: to })] }
  const volume = lightenerVolume(zone, state, facts)
  const isBath = lift <= BATH_MAX_LIFT || onlyBath(volume)
  return {
    ...base,
    class: isBath ? 'BATH' : 'DECAP_OX',
    volume,
    reasons: [reason(isBath ? 'bath-dye' : 'decap-dye', 'R5', { lift, level: to }), ...volumeNotes(zone, state, facts)],
  }
}

/** Dyed hair made lighter: colour does not lift colour (R1), so the dye is opened or removed (R5). */
export const removeDye: ZoneService = {
  name: 'remove-dye',
  appliesTo: (ask) => lifts(ask) && ask.state.history === 'colorato',
  needs: nothing,
  work: ({ zone, state, today, facts }) => ({ lighten: removal(zone, state, today, facts) }),
}
