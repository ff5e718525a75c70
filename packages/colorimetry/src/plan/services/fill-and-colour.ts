import { shadeLevel } from '../../colour/shade.ts'
import { PREPIGMENT } from '../../data/prepigmentation.ts'
import { isLightened } from '../../hair/history.ts'
import { reason } from '../../model/reason.ts'
import { fillerFor } from '../bowls/filler.ts'
import { darkenVolume } from '../bowls/volume.ts'
import { nothing, type ZoneService } from './service.ts'

/** Lightened hair made darker: the pigment that it lost first, where much is missing, then the colour (R7). */
export const fillAndColour: ZoneService = {
  name: 'fill-and-colour',
  appliesTo: ({ state, levels }) => levels < 0 && isLightened(state),
  needs: nothing,
  work: ({ zone, state, goal, levels }) => {
    const isUnfilled = shadeLevel(goal.level) < PREPIGMENT.minGoal && -levels >= PREPIGMENT.fromLevels
    return {
      prepigment: fillerFor(state, goal),
      deposit: {
        class: 'DEMI',
        purpose: 'darken-lightened',
        level: goal.level,
        tone: goal.tone,
        volume: darkenVolume(zone, state, -levels),
        onLevel: state.level,
        reaches: null,
        meches: state.history === 'meches',
        reasons: [
          reason('darken-lightened', 'R7c', { levels: -levels }),
          ...(isUnfilled ? [reason('prepigment-skipped', 'R7d', { level: goal.level })] : []),
        ],
      },
    }
  },
}
