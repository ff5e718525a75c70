import { isSameTone } from '../../colour/tone.ts'
import { gramsFor } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { startingHair } from '../../hair/formula-hair.ts'
import { wearsGreenCast } from '../../hair/state.ts'
import { reason } from '../../model/reason.ts'
import { ZONES } from '../../model/vocabulary.ts'
import { simplePhase } from '../bowls/care-phases.ts'
import { nothing, type SessionRequest, type SessionService } from './service.ts'

/** Zones that were green before the session: colour applied since is no cast. */
const greenZones = ({ hair, facts }: SessionRequest) => {
  const came = startingHair(facts.situation)
  return ZONES.filter((zone) => wearsGreenCast(hair[zone]) && isSameTone(hair[zone].tone, came[zone].tone))
}

/**
 * Removes green from copper or chlorine in water before anything with peroxide: metal would heat peroxide, and peroxide would fix
 * the green.
 */
export const chelate: SessionService = {
  name: 'chelate',
  appliesTo: (request) => greenZones(request).length > 0,
  needs: nothing,
  work: (request) => [
    simplePhase(
      'chelate',
      'CHELATE',
      greenZones(request),
      [{ class: 'CHELATE', shade: null, grams: gramsFor('mask', request.facts.situation.details) }],
      PRODUCT_CLASS_DATA.CHELATE.minutes,
      ['damp-hair', 'zone-only', 'rinse-long'],
      [reason('chelate', '8.2')],
    ),
    ...request.phases,
  ],
}
