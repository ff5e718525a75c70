import { isUndyed } from '../../hair/history.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { blendDeposit } from '../bowls/white-blend.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/** Blends white on short hair at the basin in ten minutes, as barbers do. */
export const camouflage: ZoneService = {
  name: 'camouflage',
  appliesTo: (ask) => {
    const { situation } = ask.facts
    const isShort = situation.details.length === 'corto'
    return !lifts(ask) && isShort && whiteAsk(situation) === 'blend' && isUndyed(ask.state)
  },
  needs: nothing,
  work: (ask) => ({ deposit: blendDeposit(ask, 'camouflage') }),
}
