import { NATURAL_TONE } from '../colour/tone.ts'
import { powderLiftOf } from '../data/developers.ts'
import { gramsFor } from '../data/grams.ts'
import { PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import type { Technique } from '../data/techniques.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { isLightened } from '../hair/history.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { whiteAsk } from '../hair/white-ask.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase, Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { ZoneState } from '../model/situation.ts'
import type { Tone, Zone } from '../model/vocabulary.ts'
import { developerFor, gramsOf } from './bowl.ts'
import { tonerMinutes } from './deposit-phase.ts'
import { toneAfter } from './deposit-zone.ts'
import { type Facts, isWarm } from './facts.ts'
import { bondFor, powderMinutes } from './lightener-phase.ts'
import { mixDeposit } from './mix-deposit.ts'
import { completeSession, phasesOf } from './plain-session.ts'
import { chelatePhases } from './services/chelate.ts'
import { smudgePhase } from './small-phases.ts'
import { lightGoal } from './technique-choice.ts'
import type { Lighten } from './zone-task.ts'
import { zoneTasks } from './zone-tasks.ts'

/** From this lift on the upper volumes and minutes of the technique are used. */
const STRONG_LIFT = 3
const DYED_VOLUME = 20

const ROOT_ASH: Tone = { primary: 'CENERE', secondary: null, intensity: 'full' }

const volumeOn = (technique: Technique, zone: Zone, state: ZoneState, lift: number, facts: Facts): number => {
  const [usual, most] = technique.volumes
  const wanted = lift >= STRONG_LIFT && state.history === 'naturale' ? most : Math.min(usual, DYED_VOLUME)
  const caps = zoneCaps(zone, state, facts.situation, technique.foil)
  return Math.min(wanted, zone === 'roots' ? caps.volumeOnScalp : caps.volumeOffScalp)
}

/** Volumes of the technique's lightener on a zone and the levels that they can really give it in one session. */
export const techniqueLift = (
  technique: Technique,
  zone: Zone,
  state: ZoneState,
  wanted: number,
  facts: Facts,
): { volume: number; levels: number } => {
  const caps = zoneCaps(zone, state, facts.situation, technique.foil)
  const volume = volumeOn(technique, zone, state, wanted, facts)
  return { volume, levels: caps.bathOnly ? 0 : Math.min(caps.powder, powderLiftOf(volume)) }
}

/** Levels that the light zones can stand at after today: the least of what each zone allows. */
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
  // One bowl for all lights: it lifts what the lowest of their volumes can.
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
  const volume = Math.min(...zones.map((zone) => volumeOn(technique, zone, hair[zone], lift, facts)))
  const grams = gramsFor(technique.lightenerService, facts.situation.details)
  const again = zones.some((zone) => isLightened(hair[zone]))
  const [least, most] = technique.minutes
  const minutes = again ? powderMinutes(lift, true) : lift >= STRONG_LIFT ? most : least
  const reasons: Reason[] = [reason('lift-bleach', 'R4', { lift, level: to })]
  if (whiteAsk(facts.situation) === 'reveal') reasons.push(reason('white-reveal', '9', { white: facts.white }))
  if (volume > DYED_VOLUME) reasons.push(reason('volume-foil', '4.3', { volume }))
  const bond = bondFor(grams, product === 'CLAY')
  reasons.push(...bond.reasons)
  const check: ApplicationCode[] = ['check-strand', 'rinse', 'shampoo-acid']
  return {
    kind: 'bleach',
    zones,
    products: [{ class: product, shade: null, grams }],
    developer: developerFor(product, grams, volume),
    dilutionGrams: 0,
    ratio: data.ratioText,
    minutes,
    minutesRange: [Math.min(minutes, least), Math.max(minutes, most)],
    checkEveryMinutes: data.checkEvery,
    stopAtLevel: to,
    bondGrams: bond.bondGrams,
    application: [...technique.application, ...check],
    reasons,
  }
}

/** Strands are toned as strands, except at the very hair that was lightened all over. */
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
  const lighten: Lighten = { class: 'BLEACH', volume: null, from: to, to, again: false, meches: false, reasons: [] }
  const deposit = toneAfter(lighten, { level: to, tone: lightGoal(technique, goals).tone }, true)
  const mixture = mixDeposit(deposit, gramsFor(technique.tonerService, facts.situation.details), null, facts, true)
  const data = PRODUCT_CLASS_DATA.TONER
  return {
    kind: 'tone',
    zones,
    products: mixture.products,
    developer: developerFor('TONER', gramsOf(mixture.products), deposit.volume),
    dilutionGrams: 0,
    ratio: data.ratioText,
    minutes: tonerMinutes(to),
    minutesRange: data.minutesRange,
    checkEveryMinutes: data.checkEvery,
    stopAtLevel: null,
    bondGrams: 0,
    application: tonerApplication(technique),
    reasons: [...deposit.reasons, ...mixture.reasons],
  }
}

/** Root under the lights: white hair is covered, a darker wish is met, otherwise it is faded where the technique asks. */
const rootPhases = (technique: Technique, hair: HairState, goals: GoalByZone, facts: Facts): Phase[] => {
  const root = hair.roots
  const ask = whiteAsk(facts.situation)
  if (
    facts.coversWhite ||
    ask === 'blend' ||
    ask === 'veil' ||
    (levelsToGo(root, goals.roots) < 0 && ask === 'cover')
  ) {
    const onRoot = zoneTasks(hair, goals, facts).filter((task) => task.zone === 'roots')
    return phasesOf(onRoot, facts, true)
  }
  if (ask === 'reveal') return []
  // A smudge fades a darker root into the lights; a root that is lighter needs none.
  const light = lightGoal(technique, goals)
  if (!technique.smudge || root.level >= light.level) return []
  // Beige and pearl do not exist so deep: a soft ash fades into them.
  const tone: Tone = isWarm(light.tone) || light.tone.primary === 'NATURALE' ? NATURAL_TONE : ROOT_ASH
  const level = Math.min(root.level + 1, light.level)
  return [smudgePhase(level, tone, facts)]
}

/** Today's level of the light zones, which share one goal; null when no light can be made today. */
export const techniqueReach = (
  technique: Technique,
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
): { zones: readonly Zone[]; to: number } | null => {
  const zones = technique.lightZones.filter((zone) => levelsToGo(hair[zone], goals[zone]) > 0)
  if (zones.length === 0) return null
  const to = reachOf(technique, zones, hair, goals, facts)
  // Zones that are already there wait for the darker ones.
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
): Phase[] => {
  const lightsRoots = lights.zones.includes('roots')
  // Light zones that stood at this level before take the same toner.
  const isLight = (zone: Zone) => hair[zone].level >= lights.to && hair[zone].level < lights.to + 1
  const toned = technique.lightZones.filter((zone) => lights.zones.includes(zone) || isLight(zone))
  const phases = [
    ...chelatePhases(hair, facts),
    lightenerOf(technique, lights.zones, hair, lights.to, facts),
    ...(lightsRoots ? [] : rootPhases(technique, hair, goals, facts)),
    tonerOf(technique, toned, lights.to, goals, facts),
  ]
  return completeSession(phases, facts)
}
