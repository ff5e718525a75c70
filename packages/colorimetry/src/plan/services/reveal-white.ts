import { isUndyed } from '../../hair/history.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { lifts, nothing, type ZoneService } from './service.ts'

/** Keeps white hair visible: natural hair is not treated. */
export const revealWhite: ZoneService = {
  name: 'reveal-white',
  appliesTo: (ask) => !lifts(ask) && whiteAsk(ask.facts.situation) === 'reveal' && isUndyed(ask.state),
  needs: nothing,
  work: () => ({}),
}
