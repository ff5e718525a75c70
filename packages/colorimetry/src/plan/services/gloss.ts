import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { gramsOnZones } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { whiteAsk } from '../../hair/white-ask.ts'
import { levelsToGo } from '../../hair/wish.ts'
import { reason } from '../../model/reason.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import { simplePhase } from '../bowls/care-phases.ts'
import { developerFor } from '../bowls/ratio.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import { withoutAsh } from '../facts.ts'
import { isHeldBack, nothing, type SessionAsk, type SessionService } from './service.ts'

/** A gloss is requested, no level changes, and no white hair needs more. */
const isAskedFor = ({ technique, hair, goals, facts }: SessionAsk): boolean =>
  technique?.id === 'glossing' &&
  ZONES.every((zone) => levelsToGo(hair[zone], goals[zone]) === 0) &&
  !facts.coversWhite &&
  !['blend', 'veil'].includes(whiteAsk(facts.situation))

const levelOn = (zone: Zone, { hair, goals }: SessionAsk): number =>
  shadeLevel(Math.min(hair[zone].level, goals[zone].level))
const shadeOn = (zone: Zone, ask: SessionAsk): string =>
  shadeNotation(levelOn(zone, ask), withoutAsh(ask.goals[zone].tone, ask.facts))

/**
 * Groups of zones that share a bowl: a gloss also deposits, so each depth gets its shade, and lights keep theirs. Natural hair beside
 * other hair is left out unless a gloss is requested: it has nothing to refresh.
 */
const bowls = (ask: SessionAsk): readonly (readonly Zone[])[] => {
  const treated = ZONES.filter((zone) => ask.hair[zone].history !== 'naturale')
  const zones = isAskedFor(ask) || treated.length === 0 ? ZONES : treated
  return [...Map.groupBy(zones, (zone) => shadeOn(zone, ask)).values()]
}

/** No zone changes its level or waits for a lighter wish. */
const isAllThere = ({ phases, hair, facts }: SessionAsk): boolean =>
  phases.length === 0 && ZONES.every((zone) => !isHeldBack(zone, hair[zone], facts))

/** Acid gloss: on request, or if nothing changes. */
export const gloss: SessionService = {
  name: 'gloss',
  appliesTo: (ask) => isAllThere(ask) || isAskedFor(ask),
  needs: nothing,
  work: (ask) =>
    bowls(ask).map((zones) => {
      const [first = 'lengths'] = zones
      const shade = shadeOn(first, ask)
      const grams = gramsOnZones('toner-whole', zones, ask.facts.situation.details)
      const phase = simplePhase(
        'gloss',
        'GLOSS',
        zones,
        [{ class: 'GLOSS', shade, grams }],
        PRODUCT_CLASS_DATA.GLOSS.minutes,
        ['damp-hair', zones.length === ZONES.length ? 'all-at-once' : 'zone-only', 'rinse'],
        [reason('refresh-gloss', '5.1', { level: levelOn(first, ask) })],
      )
      return { ...phase, developer: developerFor('GLOSS', grams, ACTIVATOR) }
    }),
}
