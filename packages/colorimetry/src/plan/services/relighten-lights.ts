import { hasDirectDye } from '../../hair/direct.ts'
import { powderOn } from '../bowls/lightener-phase.ts'
import { lifts, type ZoneService } from './service.ts'

/** Existing lights made paler, in short times where they are light already. */
export const relightenLights: ZoneService = {
  name: 'relighten-lights',
  appliesTo: (ask) => lifts(ask) && ask.state.history === 'meches' && !hasDirectDye(ask.state),
  needs: ({ facts }) => (facts.sparesPowder ? 'powder' : null),
  work: ({ zone, state, today, facts }) => ({ lighten: powderOn(zone, state, today, facts) }),
}
