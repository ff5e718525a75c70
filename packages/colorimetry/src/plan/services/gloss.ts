import { shadeNotation } from '../../colour/shade.ts'
import { gramsFor } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { levelsToGo } from '../../hair/wish.ts'
import { reason } from '../../model/reason.ts'
import { ZONES } from '../../model/vocabulary.ts'
import { simplePhase } from '../bowls/care-phases.ts'
import { developerFor } from '../bowls/ratio.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import { withoutAsh } from '../facts.ts'
import { nothing, type SessionAsk, type SessionService } from './service.ts'

/** A gloss was asked for, no level changes, and no white hair asks for more. */
const isAskedFor = ({ technique, hair, goals, facts }: SessionAsk): boolean =>
  technique?.id === 'glossing' &&
  ZONES.every((zone) => levelsToGo(hair[zone], goals[zone]) === 0) &&
  !facts.coversWhite &&
  !['blend', 'veil'].includes(whiteAsk(facts.situation))

/** Acid gloss on all hair: where it is asked for, and where nothing has to move. */
export const gloss: SessionService = {
  name: 'gloss',
  appliesTo: (ask) => ask.phases.length === 0 || isAskedFor(ask),
  needs: nothing,
  work: ({ hair, goals, facts }) => {
    // A gloss deposits too: it is chosen for the deepest zone, so that it is lighter than none.
    const level = Math.min(...ZONES.map((zone) => Math.min(hair[zone].level, goals[zone].level)))
    const grams = gramsFor('toner-whole', facts.situation.details)
    const phase = simplePhase(
      'gloss',
      'GLOSS',
      ZONES,
      [{ class: 'GLOSS', shade: shadeNotation(level, withoutAsh(goals.lengths.tone, facts)), grams }],
      PRODUCT_CLASS_DATA.GLOSS.minutes,
      ['damp-hair', 'all-at-once', 'rinse'],
      [reason('refresh-gloss', '5.1', { level })],
    )
    return [{ ...phase, developer: developerFor('GLOSS', grams, ACTIVATOR) }]
  },
}
