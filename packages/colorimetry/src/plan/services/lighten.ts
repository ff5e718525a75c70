import { hasDirectDye } from '../../hair/direct.ts'
import { powderOn } from '../bowls/lightener-phase.ts'
import { lifts, type ZoneService } from './service.ts'

/** Powder on natural or lightened hair (R4); the toner is a separate service. */
export const lighten: ZoneService = {
  name: 'lighten',
  appliesTo: (request) =>
    lifts(request) && !['colorato', 'meches'].includes(request.state.history) && !hasDirectDye(request.state),
  needs: ({ facts }) => (facts.sparesPowder ? 'powder' : null),
  work: ({ zone, state, today, facts }) => ({ lighten: powderOn(zone, state, today, facts) }),
}
