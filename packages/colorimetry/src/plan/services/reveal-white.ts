import { isUndyed } from '../../hair/history.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/** Keeps white hair visible: natural hair is not treated. */
export const revealWhite: ZoneService = {
  name: 'reveal-white',
  appliesTo: (request) =>
    !lifts(request) && whiteTreatment(request.facts.situation) === 'reveal' && isUndyed(request.state),
  needs: nothing,
  work: () => ({}),
}
