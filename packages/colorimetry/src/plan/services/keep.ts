import { isSameTone } from '../../colour/tone.ts'
import { nothing, waitsForLift, type ZoneService } from './service.ts'

/**
 * Hair that waits for a lighter wish gets no colour, which the next visit would have to remove. Natural hair that matches the wish or
 * waits for other zones is not treated.
 */
export const keep: ZoneService = {
  name: 'keep',
  appliesTo: (request) => {
    const { state, goal, levels, isWaiting } = request
    if (waitsForLift(request)) return true
    return levels >= 0 && state.history === 'naturale' && (isWaiting || isSameTone(state.tone, goal.tone))
  },
  needs: nothing,
  work: () => ({}),
}
