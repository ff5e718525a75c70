import { isUndyed } from '../../hair/history.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { blendDeposit } from '../bowls/white-blend.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/** White softened without a line, for clients who want no commitment: a tone on tone that fades. */
export const blendWhite: ZoneService = {
  name: 'blend-white',
  appliesTo: (ask) => !lifts(ask) && whiteAsk(ask.facts.situation) === 'blend' && isUndyed(ask.state),
  needs: nothing,
  work: (ask) => ({ deposit: blendDeposit(ask, 'blend') }),
}
