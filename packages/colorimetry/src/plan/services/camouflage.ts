import { isUndyed } from '../../hair/history.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import { blendDeposit } from '../bowls/white-blend.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/** Blends white on short hair at the basin in ten minutes, as barbers do. */
export const camouflage: ZoneService = {
  name: 'camouflage',
  appliesTo: (request) => {
    const { situation } = request.facts
    const isShort = situation.details.length === 'corto'
    return !lifts(request) && isShort && whiteTreatment(situation) === 'blend' && isUndyed(request.state)
  },
  needs: nothing,
  work: (request) => ({ deposit: blendDeposit(request, 'camouflage') }),
}
