import { hasDirectDye } from '../../hair/direct.ts'
import { powderOn } from '../bowls/lightener-phase.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/** Powder on natural or lightened hair (R4); the toner is a separate service. */
export const lighten: ZoneService = {
  name: 'lighten',
  appliesTo: (request) =>
    lifts(request) && !['colorato', 'meches'].includes(request.state.history) && !hasDirectDye(request.state),
  needs: nothing,
  work: ({ zone, state, today, facts }) => ({ lighten: powderOn(zone, state, today, facts) }),
}

/** Makes existing lights paler, in short times if they are already light. */
export const relightenLights: ZoneService = {
  name: 'relighten-lights',
  appliesTo: (request) => lifts(request) && request.state.history === 'meches' && !hasDirectDye(request.state),
  needs: nothing,
  work: ({ zone, state, today, facts }) => ({ lighten: powderOn(zone, state, today, facts) }),
}
