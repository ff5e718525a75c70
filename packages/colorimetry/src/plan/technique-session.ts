import { shadeLevel } from '../colour/shade.ts'
import { powderLiftOf } from '../data/products/developers.ts'
import { gramsOf } from '../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../data/products/product-classes.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { isLightened } from '../hair/history.ts'
import { whiteTreatment } from '../hair/white-treatment.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { Zone } from '../model/vocabulary.ts'
import { bondFor, lightsTonerGrams, techniqueGrams } from './bowls/grams.ts'
import { depositClock, techniqueClock } from './bowls/minutes.ts'
import { mixDeposit } from './bowls/mixture.ts'
import { phasesOf } from './bowls/phases-of.ts'
import { developerFor } from './bowls/ratio.ts'
import { needsFoil, techniqueLift, techniqueVolume, tonerVolume } from './bowls/volume.ts'
import type { Facts } from './facts.ts'
import { sessionOf } from './session-phases.ts'
import { lightGoal } from './technique-choice.ts'
import type { Deposit } from './zone-task.ts'
import { zoneTasks } from './zone-tasks.ts'

/** Level of the light zones after today: the lowest that their caps allow. */
const reachOf = (
  technique: Technique,
  zones: readonly Zone[],
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
): number => {
  const lifts = zones.map((zone) => {
    const wanted = levelsToGo(hair[zone], goals[zone])
    return { zone, wanted, ...techniqueLift(technique, zone, hair[zone], wanted, facts) }
  })
  // One bowl for all lights: the lowest of their volumes determines the lift.
  const most = powderLiftOf(Math.min(...lifts.map(({ volume }) => volume)))
  const reaches = lifts.map(
    ({ zone, wanted, levels }) => hair[zone].level + Math.min(wanted, Math.floor(2 * Math.min(levels, most)) / 2),
  )
  return Math.min(...reaches)
}

const lightenerOf = (
  technique: Technique,
  zones: readonly Zone[],
  hair: HairState,
  to: number,
  facts: Facts,
): Phase => {
  const product = technique.lightener ?? 'BLEACH'
  const data = PRODUCT_CLASS_DATA[product]
  const from = Math.min(...zones.map((zone) => hair[zone].level))
  const lift = to - from
  const volume = Math.min(...zones.map((zone) => techniqueVolume(technique, zone, hair[zone], lift, facts)))
  const grams = techniqueGrams(technique, product, facts)
  const again = zones.some((zone) => isLightened(hair[zone]))
  const bond = bondFor(grams, product === 'CLAY')
  const reasons: Reason[] = [
    reason('lift-bleach', 'R4', { lift, level: to }),
    ...(needsFoil(volume) ? [reason('volume-foil', '4.3', { volume })] : []),
    ...bond.reasons,
  ]
  const onLights: ApplicationCode[] = zones.every((zone) => hair[zone].history === 'meches') ? ['on-lights'] : []
  const check: ApplicationCode[] = ['check-strand', 'rinse', 'shampoo-acid']
  return {
    kind: 'bleach',
    zones,
    products: [{ class: product, shade: null, grams }],
    developer: developerFor(product, grams, volume),
    dilutionGrams: 0,
    ratio: data.ratioText,
    ...techniqueClock(technique, lift, again),
    stopAtLevel: to,
    bondGrams: bond.bondGrams,
    application: [...technique.application, ...onLights, ...check],
    reasons,
  }
}

/** Strands are toned as strands, except on hair that was lightened all over. */
const tonerApplication = (technique: Technique): ApplicationCode[] => {
  const place: ApplicationCode[] = technique.strandMm === null ? [] : ['on-lights']
  const frame: ApplicationCode[] = technique.application.includes('face-frame') ? ['face-frame'] : []
  return [
    'damp-hair',
    ...frame,
    ...place,
    'brassiest-zone-first',
    'porous-ends-last',
    'check-strand',
    'emulsify',
    'rinse',
  ]
}

const tonerOf = (technique: Technique, zones: readonly Zone[], to: number, goals: GoalByZone, facts: Facts): Phase => {
  const deposit: Deposit = {
    class: 'TONER',
    purpose: 'tone',
    level: to,
    tone: lightGoal(technique, goals).tone,
    volume: tonerVolume(to),
    onLevel: to,
    reaches: null,
    meches: false,
    reasons: [reason('tone-on-level', 'R9', { level: to })],
  }
  const mixture = mixDeposit(deposit, lightsTonerGrams(technique, zones, facts), null, facts, true)
  return {
    kind: 'tone',
    zones,
    products: mixture.products,
    developer: developerFor('TONER', gramsOf(mixture.products), deposit.volume),
    dilutionGrams: 0,
    ratio: PRODUCT_CLASS_DATA.TONER.ratioText,
    ...depositClock(deposit, facts, false),
    stopAtLevel: null,
    bondGrams: 0,
    application: tonerApplication(technique),
    reasons: [...deposit.reasons, ...mixture.reasons],
  }
}

/** Work on the root under the lights: white hair is covered, blended or veiled, and a darker wish is coloured; kept white needs none. */
const rootPhases = (hair: HairState, goals: GoalByZone, facts: Facts): Phase[] => {
  const request = whiteTreatment(facts.situation)
  const isDarker = levelsToGo(hair.roots, goals.roots) < 0 && request === 'cover'
  if (!facts.coversWhite && request !== 'blend' && request !== 'veil' && !isDarker) return []
  const onRoot = zoneTasks(hair, goals, facts).filter((task) => task.zone === 'roots')
  return phasesOf(onRoot, facts, true)
}

/** Today's level of the light zones, which share one goal; null if no lights can be made today. */
export const techniqueReach = (
  technique: Technique,
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
): { zones: readonly Zone[]; to: number } | null => {
  const zones = technique.lightZones.filter((zone) => levelsToGo(hair[zone], goals[zone]) > 0)
  if (zones.length === 0) return null
  const to = reachOf(technique, zones, hair, goals, facts)
  // Zones that have reached their level wait for the darker ones.
  const today = zones.filter((zone) => hair[zone].level < to)
  return today.length === 0 ? null : { zones: today, to }
}

/** One session of a technique that lifts: lightener on its zones, root, toner on the level reached (9.1). */
export const techniqueSession = (
  technique: Technique,
  lights: { readonly zones: readonly Zone[]; readonly to: number },
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
): readonly Phase[] => {
  const lightsRoots = lights.zones.includes('roots')
  // Light zones that were at this level before get the same toner, unless it would darken them.
  const isLight = (zone: Zone) => hair[zone].level >= lights.to && hair[zone].level < shadeLevel(lights.to) + 1
  const toned = technique.lightZones.filter((zone) => lights.zones.includes(zone) || isLight(zone))
  const phases = [
    lightenerOf(technique, lights.zones, hair, lights.to, facts),
    ...(lightsRoots ? [] : rootPhases(hair, goals, facts)),
    tonerOf(technique, toned, lights.to, goals, facts),
  ]
  return sessionOf({ hair, goals, facts, technique, lightsTo: lights.to, phases })
}
