import { shadeLevel, shadeNotation } from '../../colour/shade.ts'
import { isSameTone, NATURAL_TONE } from '../../colour/tone.ts'
import { gramsOnZones } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { WHITE } from '../../data/white-hair.ts'
import { isUndyed } from '../../hair/history.ts'
import { isReadApart } from '../../hair/read-apart.ts'
import { whiteShareOf } from '../../hair/white-share.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import { LEVEL_TOLERANCE, levelsToGo } from '../../hair/wish.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneState } from '../../model/situation.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import { simplePhase } from '../bowls/care-phases.ts'
import { keepingLevel } from '../bowls/lighter-end.ts'
import { developerFor } from '../bowls/ratio.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import { withoutAsh } from '../facts.ts'
import { isHeldBack, nothing, type SessionRequest, type SessionService } from './service.ts'

/** A gloss is requested, no level changes, and no white hair needs more. */
const isAskedFor = ({ technique, hair, goals, facts }: SessionRequest): boolean =>
  technique?.id === 'glossing' &&
  ZONES.every((zone) => levelsToGo(hair[zone], goals[zone]) === 0) &&
  !facts.coversWhite &&
  !['blend', 'veil'].includes(whiteTreatment(facts.situation))

const levelOn = (zone: Zone, { hair, goals, facts }: SessionRequest): number =>
  levelsToGo(hair[zone], goals[zone]) < 0 ? shadeLevel(goals[zone].level) : keepingLevel(hair[zone], facts)

/** White hair that a light wish would darken, or that may be the strands of the wish: nothing but shine before the answer. */
const isSpared = ({ facts, hair }: SessionRequest): boolean =>
  facts.mayBeWhite &&
  whiteTreatment(facts.situation) === 'reveal' &&
  (facts.situation.goal.white === 'strands' || ZONES.some((zone) => isHeldBack(zone, hair[zone], facts)))

/** Undyed hair that keeps its colour, also under a wish that is read as the same, has nothing to refresh: its gloss is clear. */
const isClear = (zone: Zone, request: SessionRequest): boolean => {
  const { hair, goals, facts } = request
  const { situation } = facts
  const { kind, lighterEnd } = situation.goal
  const isReached = levelsToGo(hair[zone], goals[zone]) === 0 && isSameTone(goals[zone].tone, NATURAL_TONE)
  return isUndyed(hair[zone]) && (isSpared(request) || kind === 'refresh' || (lighterEnd === true && isReached))
}

const shadeOn = (zone: Zone, request: SessionRequest): string | null =>
  isClear(zone, request)
    ? null
    : shadeNotation(levelOn(zone, request), withoutAsh(request.goals[zone].tone, request.facts))

/**
 * Groups of zones that share a bowl: a gloss also deposits, so each depth gets its shade, and lights keep theirs. Natural hair beside
 * other hair is left out unless a gloss is requested, or clear: it has nothing to refresh.
 */
const bowls = (request: SessionRequest): readonly (readonly Zone[])[] => {
  const isNatural = ({ history, assumed }: ZoneState) => history === 'naturale' && assumed !== true
  const treated = ZONES.filter((zone) => !isNatural(request.hair[zone]))
  const isClearAll = treated.every((zone) => isClear(zone, request))
  const zones = isAskedFor(request) || isClearAll ? ZONES : treated
  return [...Map.groupBy(zones, (zone) => shadeOn(zone, request)).values()]
}

/** No zone changes its level or waits for a lighter wish. */
const isAllThere = (request: SessionRequest): boolean =>
  request.phases.length === 0 &&
  (isSpared(request) || ZONES.every((zone) => !isHeldBack(zone, request.hair[zone], request.facts)))

/** White hair above a wish that shows none: the colour is not reached, but whether it is covered is still a question. */
const isWhiteLeft = ({ facts: { situation } }: SessionRequest): boolean =>
  situation.goal.kind === 'transform' &&
  situation.goal.white === undefined &&
  whiteTreatment(situation) === 'open' &&
  (whiteShareOf(situation.details) ?? 0) >= WHITE.coverFrom

/** A wish that two photos show as the hair itself, within the error bars of both. */
const isReadAlike = ({ hair, facts: { situation } }: SessionRequest): boolean => {
  const { kind, zones } = situation.goal
  const errors = ZONES.flatMap((zone) => [hair[zone].levelError ?? 0, zones[zone].levelError ?? 0])
  return kind === 'transform' && Math.max(...errors) > LEVEL_TOLERANCE
}

/** Acid gloss: on request, or if nothing changes. */
export const gloss: SessionService = {
  name: 'gloss',
  appliesTo: (request) => isAllThere(request) || isAskedFor(request),
  needs: nothing,
  work: (request) =>
    bowls(request).map((zones) => {
      const [first = 'lengths'] = zones
      const shade = shadeOn(first, request)
      const grams = gramsOnZones('toner-whole', zones, request.facts.situation.details)
      const phase = simplePhase(
        'gloss',
        'GLOSS',
        zones,
        [{ class: 'GLOSS', shade, grams }],
        PRODUCT_CLASS_DATA.GLOSS.minutes,
        ['wash-first', 'damp-hair', zones.length === ZONES.length ? 'all-at-once' : 'zone-only', 'rinse'],
        [
          reason('refresh-gloss', '5.1', {
            level: levelOn(first, request),
            clear: shade === null ? 'yes' : 'no',
            lighter: levelOn(first, request) > shadeLevel(request.hair[first].level) ? 'yes' : 'no',
            ...(isSpared(request)
              ? { white: request.facts.situation.goal.white === 'strands' ? 'own' : 'light' }
              : isWhiteLeft(request)
                ? { white: 'open' }
                : {}),
            ...(ZONES.some((zone) => request.hair[zone].assumed === true) ? { assumed: 'yes' } : {}),
            ...(isReadApart(request.facts.situation) ? { apart: 'yes' } : {}),
            ...(!isSpared(request) && isReadAlike(request) ? { doubt: 'yes' } : {}),
          }),
        ],
      )
      return { ...phase, developer: developerFor('GLOSS', grams, ACTIVATOR) }
    }),
}
