import { HISTORY_CAPS } from '../../data/lift-caps.ts'
import { POWDER_CLASSES, PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { Phase, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import type { Lighten } from '../zone-task.ts'
import { bondFor, lightenerGrams, NO_BOND } from './grams.ts'
import { lightenerClock } from './minutes.ts'
import { developerFor } from './ratio.ts'
import { isHeldBack, isKeptOffScalp, lightenerVolume } from './volume.ts'

/** Why the volumes are lower than usual; empty when they are not. */
export const volumeNotes = (zone: Zone, state: ZoneState, facts: Facts): Reason[] => {
  if (!isHeldBack(zone, state, facts)) return []
  const volume = lightenerVolume(zone, state, facts)
  return zone === 'roots' && !facts.scalpIsSound
    ? [reason('volume-scalp', '4.3', { volume, scalp: facts.situation.details.safety.scalp ?? 'unknown' })]
    : [reason('volume-condition', '7.4', { volume, condition: facts.condition })]
}

/** Lift that plain colour can nearly reach, so that powder needs a reason [C]. */
const NEAR_COLOUR = 2

/** Reason value for a small lift of natural hair, whose first level colour alone could reach (R2). */
const firstByColour = ({ history, level }: ZoneState, to: number): Reason['values'] =>
  history === 'naturale' && to - level <= NEAR_COLOUR ? { first: 'colour' } : {}

/** Powder that takes a zone to `to`, which must be within reach today. */
export const powderOn = (zone: Zone, state: ZoneState, to: number, facts: Facts): Lighten => {
  const keptOff = isKeptOffScalp(zone, state, facts)
  return {
    class: 'BLEACH',
    volume: lightenerVolume(zone, state, facts),
    from: state.level,
    to,
    again:
      state.history === 'decolorato' || (state.history === 'meches' && state.level >= HISTORY_CAPS.mechesLightFrom),
    meches: facts.situation.hairType === 'meches',
    ...(keptOff ? { offScalp: true } : {}),
    reasons: [
      reason('lift-bleach', 'R4', { lift: to - state.level, level: to, ...firstByColour(state, to) }),
      ...(keptOff
        ? [reason('off-scalp', '4.3', { scalp: facts.situation.details.safety.scalp ?? 'unknown' })]
        : volumeNotes(zone, state, facts)),
    ],
  }
}

/** Regrowth beyond this is worked in two bands: the part away from the scalp is colder [5.2]. */
export const TWO_BANDS_FROM_CM = 2.5

const placeOf = (lighten: Lighten, zones: readonly Zone[], facts: Facts, beside: boolean): ApplicationCode[] => {
  if (zones.length === 3) return ['darkest-zone-first', 'lengths-first-roots-last']
  if (!zones.includes('roots')) return [zones.length === 2 && !beside ? 'lengths-only' : 'zone-only']
  if (zones.length > 1) return ['darkest-zone-first', 'lengths-first-roots-last', 'zone-only']
  const isRegrowth = facts.situation.current.lengths.history !== 'naturale'
  if (beside && !lighten.again) return ['roots-last']
  return [isRegrowth ? 'roots-only' : 'zone-only']
}

/** Ends deeper than the lengths by this many levels are treated first (5.2). */
const DARK_ENDS = 1

const hasDarkEnds = (zones: readonly Zone[], { situation: { current } }: Facts): boolean =>
  zones.includes('ends') && zones.includes('lengths') && current.ends.level <= current.lengths.level - DARK_ENDS

/** Dye that is lightened between an untreated root and untreated ends is isolated in foil. */
const isBand = ({ class: product }: Lighten, zones: readonly Zone[]): boolean =>
  product === 'DECAP_OX' && zones.length === 1 && zones[0] === 'lengths'

const applicationOf = (lighten: Lighten, zones: readonly Zone[], facts: Facts, beside: boolean): ApplicationCode[] => {
  const ends: ApplicationCode[] = hasDarkEnds(zones, facts) ? ['dark-ends-first'] : []
  if (lighten.class === 'DECAP_RED') return ['darkest-zone-first', ...ends, 'repeat-if-needed', 'rinse-long']
  if (lighten.class !== 'BLEACH')
    return [
      ...(isBand(lighten, zones) ? (['in-foil'] as const) : []),
      'damp-hair',
      'darkest-zone-first',
      ...ends,
      'check-strand',
      'rinse',
      'shampoo-acid',
    ]
  const place = ['dry-hair' as const, ...placeOf(lighten, zones, facts, beside), ...ends]
  if (lighten.meches && zones.includes('roots')) place.push('in-foil')
  const isLongRegrowth = (facts.situation.details.regrowthCm ?? 0) > TWO_BANDS_FROM_CM && !zones.includes('lengths')
  if (isLongRegrowth) place.push('two-bands')
  if (lighten.offScalp === true) place.push('off-scalp', ...(place.includes('in-foil') ? [] : (['in-foil'] as const)))
  if (place.includes('in-foil') && facts.situation.details.length === null) place.push('short-without-foil')
  return [...place, 'fresh-bowls', 'check-strand', 'rinse', 'shampoo-acid']
}

/** The phase that lightens zones or removes their dye with one treatment; `beside` = others are lightened today too. */
export const lightenerPhase = (lighten: Lighten, zones: readonly Zone[], facts: Facts, beside: boolean): Phase => {
  const data = PRODUCT_CLASS_DATA[lighten.class]
  const grams = lightenerGrams(lighten, zones, facts)
  const needsBond = POWDER_CLASSES.has(lighten.class)
  const bond = needsBond ? bondFor(grams, false) : NO_BOND
  return {
    kind: lighten.class === 'BLEACH' ? 'bleach' : 'remove',
    zones,
    products: [{ class: lighten.class, shade: null, grams }],
    developer: developerFor(lighten.class, grams, lighten.volume),
    dilutionGrams: Math.round(grams * data.dilution),
    ratio: data.ratioText,
    ...lightenerClock(lighten, facts),
    stopAtLevel: lighten.to,
    bondGrams: bond.bondGrams,
    application: applicationOf(lighten, zones, facts, beside),
    reasons: [...lighten.reasons, ...bond.reasons],
  }
}
