import { isUndyed } from '../../hair/history.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import { blendDeposit } from '../bowls/white-blend.ts'
import { lifts, nothing, type ZoneRequest, type ZoneService } from './service.ts'

/** Darker colour on regrowth with undeclared white: a cover would be a commitment. */
const isOpenRegrowth = ({ isRegrowth, zone, levels, facts }: ZoneRequest): boolean =>
  isRegrowth && zone === 'roots' && levels < 0 && whiteTreatment(facts.situation) === 'open'

/** Blends white without a line, for clients who want no commitment: a tone on tone that fades. */
export const blendWhite: ZoneService = {
  name: 'blend-white',
  appliesTo: (request) =>
    isOpenRegrowth(request) ||
    (!lifts(request) && whiteTreatment(request.facts.situation) === 'blend' && isUndyed(request.state)),
  needs: nothing,
  work: (request) => ({ deposit: blendDeposit(request, 'blend') }),
}
