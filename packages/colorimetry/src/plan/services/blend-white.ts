import { isUndyed } from '../../hair/history.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { blendDeposit } from '../bowls/white-blend.ts'
import { lifts, nothing, type ZoneAsk, type ZoneService } from './service.ts'

/** Darker colour on regrowth with undeclared white: a cover would be a commitment. */
const isOpenRegrowth = ({ isRegrowth, zone, levels, facts }: ZoneAsk): boolean =>
  isRegrowth && zone === 'roots' && levels < 0 && whiteAsk(facts.situation) === 'open'

/** Blends white without a line, for clients who want no commitment: a tone on tone that fades. */
export const blendWhite: ZoneService = {
  name: 'blend-white',
  appliesTo: (ask) =>
    isOpenRegrowth(ask) || (!lifts(ask) && whiteAsk(ask.facts.situation) === 'blend' && isUndyed(ask.state)),
  needs: nothing,
  work: (ask) => ({ deposit: blendDeposit(ask, 'blend') }),
}
