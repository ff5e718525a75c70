import { isSameTone } from '../../colour/tone.ts'
import { nothing, type ZoneService } from './service.ts'

/**
 * Natural hair that is what is wished stays as it is, and so does natural hair that waits for other zones: a colour laid in today
 * would have to be taken out at the next visit.
 */
export const keep: ZoneService = {
  name: 'keep',
  appliesTo: ({ state, goal, levels, isWaiting }) =>
    levels >= 0 && state.history === 'naturale' && (isWaiting || isSameTone(state.tone, goal.tone)),
  needs: nothing,
  work: () => ({}),
}
