import { isUndyed } from '../../hair/history.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { blendDeposit } from '../bowls/white-blend.ts'
import { lifts, nothing, type ZoneAsk, type ZoneService } from './service.ts'

/** A regrowth made darker, whose white nobody asked about: a cover would be a commitment. */
const isOpenRegrowth = ({ isRegrowth, zone, levels, facts }: ZoneAsk): boolean =>
  isRegrowth && zone === 'roots' && levels < 0 && whiteAsk(facts.situation) === 'open'

/** White softened without a line, for clients who want no commitment: a tone on tone that fades. */
export const blendWhite: ZoneService = {
  name: 'blend-white',
  appliesTo: (ask) =>
    isOpenRegrowth(ask) || (!lifts(ask) && whiteAsk(ask.facts.situation) === 'blend' && isUndyed(ask.state)),
  needs: nothing,
  work: (ask) => ({ deposit: blendDeposit(ask, 'blend') }),
}
