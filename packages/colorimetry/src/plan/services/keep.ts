import { isSameTone } from '../../colour/tone.ts'
import { nothing, type ZoneService } from './service.ts'

/** Natural hair that is what is wished stays as it is. */
export const keep: ZoneService = {
  name: 'keep',
  appliesTo: ({ state, goal, levels }) =>
    levels >= 0 && state.history === 'naturale' && isSameTone(state.tone, goal.tone),
  needs: nothing,
  work: () => ({}),
}
