import { SHADE_LEVELS } from '../../colour/shade.ts'
import { isUndyed } from '../../hair/history.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import { reason } from '../../model/reason.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import { whiteValues } from '../facts.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/**
 * Tints white translucently: a tone on tone, a level lighter than the hair that is not white, for a short time. White strands get a
 * reflect, the others keep their depth.
 */
export const veilWhite: ZoneService = {
  name: 'veil-white',
  appliesTo: (request) =>
    !lifts(request) && whiteTreatment(request.facts.situation) === 'veil' && isUndyed(request.state),
  needs: nothing,
  work: ({ state, goal, facts }) => ({
    deposit: {
      class: 'DEMI',
      purpose: 'veil',
      level: Math.min(SHADE_LEVELS.maxDepth, Math.min(goal.level, state.level) + 1),
      tone: goal.tone,
      volume: ACTIVATOR,
      onLevel: state.level,
      reaches: null,
      meches: false,
      reasons: [reason('white-veil', '7.3', whiteValues(facts))],
    },
  }),
}
