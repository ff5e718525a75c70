import { hasDirectDye } from '../../hair/direct.ts'
import { powderOn } from '../bowls/lightener-phase.ts'
import { lifts, type ZoneService } from './service.ts'

/** Makes existing lights paler, in short times if they are already light. */
export const relightenLights: ZoneService = {
  name: 'relighten-lights',
  appliesTo: (request) => lifts(request) && request.state.history === 'meches' && !hasDirectDye(request.state),
  needs: ({ facts }) => (facts.sparesPowder ? 'powder' : null),
  work: ({ zone, state, today, facts }) => ({ lighten: powderOn(zone, state, today, facts) }),
}
