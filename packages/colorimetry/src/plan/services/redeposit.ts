import { reason } from '../../model/reason.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import { nothing, type ZoneService } from './service.ts'

/** Refreshes the colour of dyed lengths with the gentlest developer. */
export const redeposit: ZoneService = {
  name: 'redeposit',
  appliesTo: ({ levels }) => levels >= 0,
  needs: nothing,
  work: ({ state, goal }) => ({
    deposit: {
      class: 'DEMI',
      purpose: 'refresh',
      level: state.level,
      tone: goal.tone,
      volume: ACTIVATOR,
      onLevel: state.level,
      reaches: null,
      meches: state.history === 'meches',
      reasons: [reason('refresh-lengths', '5.2', { level: state.level })],
    },
  }),
}
