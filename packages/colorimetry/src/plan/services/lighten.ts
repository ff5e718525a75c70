import { hasDirectDye } from '../../hair/direct.ts'
import { powderOn } from '../bowls/lightener-phase.ts'
import { lifts, nothing, type ZoneRequest, type ZoneService } from './service.ts'

const takesPowder = (request: ZoneRequest): boolean => lifts(request) && !hasDirectDye(request.state)

const powder: ZoneService['work'] = ({ zone, state, today, facts }) => ({
  lighten: powderOn(zone, state, today, facts),
})

/** Powder on natural or lightened hair (R4); the toner is a separate service. */
export const lighten: ZoneService = {
  name: 'lighten',
  appliesTo: (request) => takesPowder(request) && !['colorato', 'meches'].includes(request.state.history),
  needs: nothing,
  work: powder,
}

/** Makes existing lights paler, in short times if they are already light. */
export const relightenLights: ZoneService = {
  name: 'relighten-lights',
  appliesTo: (request) => takesPowder(request) && request.state.history === 'meches',
  needs: nothing,
  work: powder,
}
