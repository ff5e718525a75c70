import { formulaLevel, SHADE_LEVELS } from '../../colour/shade.ts'
import { BATH_MAX_LIFT } from '../../data/products/developers.ts'
import { isDyedOften } from '../../hair/history.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { volumeNotes } from '../bowls/lightener-phase.ts'
import { allowsOnlyBath, lightenerVolume } from '../bowls/volume.ts'
import type { Facts } from '../facts.ts'
import type { Lighten } from '../zone-task.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/**
 * Level after the reductive remover: it removes only dye, once and as the first step, at most to the natural level underneath, and
 * has no effect on henna. The current level if it is not used on this hair.
 */
const reducedTo = (zone: Zone, state: ZoneState, { situation: { current, details } }: Facts): number => {
  const { colourLayers, henna } = details.history
  // The remover was already used, or does not dissolve direct colour.
  if (details.removerUsed === true || details.castCause === 'diretto') return state.level
  const isFirst = state.level <= formulaLevel(current[zone].level)
  const isFor = state.history === 'colorato' && isDyedOften(colourLayers) && henna !== 'pura' && isFirst
  return isFor ? (details.naturalLevel ?? SHADE_LEVELS.maxDepth) : state.level
}

/** Levels from which the reductive remover is used before powder [C]. */
const WORTH_REDUCING = 0.5

const removal = (zone: Zone, state: ZoneState, to: number, facts: Facts): Lighten => {
  const lift = to - state.level
  const base = { from: state.level, to, again: false, meches: false }
  const reduced = reducedTo(zone, state, facts)
  // Many layers are reduced first, as far as that goes: powder on all of them would stop at orange. White roots are covered at the
  // level of today.
  const isFirst = reduced - state.level >= WORTH_REDUCING && !facts.coversWhite
  if (reduced >= to || isFirst) {
    const level = Math.min(reduced, to)
    const reasons = [reason('remove-dye', 'R5', { lift: level - state.level, level })]
    return { ...base, to: level, class: 'DECAP_RED', volume: null, reasons }
  }
  const volume = lightenerVolume(zone, state, facts)
  const isBath = lift <= BATH_MAX_LIFT || allowsOnlyBath(volume)
  return {
    ...base,
    class: isBath ? 'BATH' : 'DECAP_OX',
    volume,
    reasons: [reason(isBath ? 'bath-dye' : 'decap-dye', 'R5', { lift, level: to }), ...volumeNotes(zone, state, facts)],
  }
}

/** Lightens dyed hair: colour does not lift colour (R1), so the dye is lightened or removed (R5). */
export const removeDye: ZoneService = {
  name: 'remove-dye',
  appliesTo: (request) => lifts(request) && request.state.history === 'colorato',
  needs: nothing,
  work: ({ zone, state, today, facts }) => ({ lighten: removal(zone, state, today, facts) }),
}
