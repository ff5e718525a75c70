import { isSameTone } from '../../colour/tone.ts'
import { nothing, waitsForLift, type ZoneService } from './service.ts'

/**
 * Hair that waits for a lighter wish gets no colour before that: what is laid in now is taken out at the next visit. Natural hair
 * that is what is wished stays as it is, and so does natural hair that waits for other zones.
 */
export const keep: ZoneService = {
  name: 'keep',
  appliesTo: (ask) => {
    const { state, goal, levels, isWaiting } = ask
    if (waitsForLift(ask)) return true
    return levels >= 0 && state.history === 'naturale' && (isWaiting || isSameTone(state.tone, goal.tone))
  },
  needs: nothing,
  work: () => ({}),
}
