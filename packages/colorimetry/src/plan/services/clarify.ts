import { isSameTone } from '../../colour/tone.ts'
import { gramsFor } from '../../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import { COOL_TONES } from '../../data/tones.ts'
import { startingHair } from '../../hair/formula-hair.ts'
import { isUndyed } from '../../hair/history.ts'
import { reflectOfTone, strengthOf, sumOf, times } from '../../hair/pigment.ts'
import { greenCast } from '../../hair/state.ts'
import { isToned, tonerLeft } from '../../hair/toner.ts'
import { levelsToGo } from '../../hair/wish.ts'
import type { Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone, Situation, ZoneState } from '../../model/situation.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import { simplePhase } from '../bowls/care-phases.ts'
import { type Facts, isWarm } from '../facts.ts'
import { nothing, type SessionRequest, type SessionService } from './service.ts'

/** Cool reflect beyond the wish, in full reflects of a shade, from which hair is washed before it is coloured [E]. */
const TOO_COOL_FROM = 0.75

type Cast = 'yellow' | 'water' | 'dye' | 'toner'

/** Share and level of natural white hair whose gold is no pigment but minerals, smoke or products [E]. */
const YELLOWED = { share: 0.5, level: 8 } as const

/** Whether white hair has yellowed and shall not be gold. */
const isYellowedWhite = ({ level, tone }: ZoneState, goal: GoalZone, { white }: Facts): boolean =>
  white >= YELLOWED.share && level >= YELLOWED.level && tone.primary === 'DORATO' && !isWarm(goal.tone)

/** Why a zone is washed first; null if it is not. Colour applied since the first session is no cast. */
const castOf = (zone: Zone, { hair, goals, facts }: SessionRequest): Cast | null => {
  const state = hair[zone]
  const came = startingHair(facts.situation)[zone]
  const { castCause } = facts.situation.details
  if (isUndyed(state) && isYellowedWhite(facts.situation.current[zone], goals[zone], facts)) return 'yellow'
  if (isUndyed(state) || !isSameTone(state.tone, came.tone) || facts.fantasy?.wish[zone] !== undefined) return null
  const green = greenCast(state, castCause)
  if (green !== null) return green === 'acqua' ? 'water' : 'dye'
  // Under a young toner the hair is lighter than it looks.
  if (isToned(state, facts.situation.details) && levelsToGo(state, goals[zone]) > 0) return 'toner'
  if (!COOL_TONES.has(state.tone.primary) || state.tone.intensity === 'pure') return null
  const excess = strengthOf(sumOf(reflectOfTone(state.tone), times(reflectOfTone(goals[zone].tone), -1)))
  const isWishedCool = COOL_TONES.has(goals[zone].tone.primary)
  return excess >= TOO_COOL_FROM && !isWishedCool ? 'toner' : null
}

/** Age of a toner, and what is left of it on these zones. */
const ageOf = (zones: readonly Zone[], { current, details }: Situation): Reason['values'] => {
  const left = Math.max(...zones.map((zone) => tonerLeft(current[zone], details)))
  return left === 0 ? {} : { days: details.daysSinceToner ?? 0, share: left }
}

const REASONS: Readonly<Record<Cast, (isSaid: boolean) => Reason>> = {
  yellow: () => reason('chelate', '8.2', { cause: 'yellow' }),
  water: (isSaid) => reason('chelate', '8.2', { cause: isSaid ? 'said' : 'likely' }),
  dye: (isSaid) => reason('clarify', '8.2', { cast: 'green', cause: isSaid ? 'said' : 'likely' }),
  toner: (isSaid) => reason('clarify', '8.2', { cast: 'cool', cause: isSaid ? 'said' : 'likely' }),
}

const withAge = (each: Reason, age: Reason['values']): Reason => ({ ...each, values: { ...each.values, ...age } })

/**
 * Washes out a cast before anything with peroxide: metal would heat it, and peroxide would fix green; a toner that took too much comes
 * off in part. A strand is looked at afterwards, and the wash repeated once.
 */
export const clarify: SessionService = {
  name: 'clarify',
  appliesTo: (request) => ZONES.some((zone) => castOf(zone, request) !== null),
  needs: nothing,
  work: (request) => {
    const isSaid = (request.facts.situation.details.castCause ?? null) !== null
    const byCast = Map.groupBy(ZONES, (zone) => castOf(zone, request))
    const washes = [...byCast].flatMap(([cast, zones]) =>
      cast === null
        ? []
        : [
            simplePhase(
              'chelate',
              'CHELATE',
              zones,
              [{ class: 'CHELATE', shade: null, grams: gramsFor('mask', request.facts.situation.details) }],
              PRODUCT_CLASS_DATA.CHELATE.minutes,
              ['damp-hair', ...(zones.length < ZONES.length ? (['zone-only'] as const) : []), 'rinse', 'repeat-once'],
              [withAge(REASONS[cast](isSaid), cast === 'toner' ? ageOf(zones, request.facts.situation) : {})],
            ),
          ],
    )
    return [...washes, ...request.phases]
  },
}
