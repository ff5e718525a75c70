import { after } from '../hair/after.ts'
import { colourOf } from '../hair/colour-of.ts'
import { zoneMisses } from '../hair/landing.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { hairOf, type ZoneHair } from '../hair/state.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, ZoneState } from '../model/situation.ts'
import { CONDITIONS, eachZone, type Zone } from '../model/vocabulary.ts'
import { unwantedWarmth } from './bowls/neutraliser.ts'
import { phasesOf } from './bowls/phases-of.ts'
import { lightenerLift } from './bowls/volume.ts'
import { type Facts, factsOf, isCool, isNaturalRed, isPowderRefused, isWarm } from './facts.ts'
import { liftWithColour, liftWithColourService } from './services/lift-with-colour.ts'
import { lighten } from './services/lighten.ts'
import type { Need, ZoneRequest, ZoneService } from './services/service.ts'
import { COLOURING, PREPARING, suits } from './services/services.ts'
import { steered } from './steer/steer-course.ts'
import type { Deposit, ZoneTask } from './zone-task.ts'

const EMPTY: Omit<ZoneTask, 'zone' | 'warmth'> = {
  lighten: null,
  soften: false,
  prepigment: null,
  deposit: null,
  direct: null,
}

/** Highest volumes of a colour without ammonia. */
const MILD_VOLUME = 10

/** The deposit without ammonia: tone on tone, which covers and lifts nothing. */
const mild = (deposit: Deposit): Deposit =>
  deposit.class === 'PERM' || deposit.class === 'PERM_W'
    ? { ...deposit, class: 'DEMI', volume: Math.min(deposit.volume, MILD_VOLUME) }
    : deposit

/** The work that starts with this service, or without preparation. If it applies no colour, the first suitable colour follows. */
const taskThrough = (preparing: ZoneService | null, request: ZoneRequest): ZoneTask => {
  const prepared = preparing?.work(request) ?? {}
  const after: ZoneRequest = { ...request, lightened: prepared.lighten ?? null }
  const colouring = (prepared.deposit ?? null) === null ? COLOURING.find(suits(after)) : undefined
  const work = { ...EMPTY, ...prepared, ...colouring?.work(after) }
  const { zone, state, goal, levels, facts } = request
  const deposit = work.deposit && facts.situation.details.withoutAmmonia === true ? mild(work.deposit) : work.deposit
  // Warmth is cancelled in the bowl if the zone keeps its level.
  const stays = levels === 0 && work.lighten === null && facts.fantasy?.wish[zone] === undefined
  return { ...work, deposit, zone, warmth: stays ? unwantedWarmth(state, goal) : null }
}

/** The predicted hair after this work. */
export const endOf = (task: ZoneTask, { zone, state, facts }: ZoneRequest): ZoneHair => {
  const { situation } = facts
  const hair = hairOf(zone, { ...situation, current: { ...situation.current, [zone]: state } })
  return phasesOf([task], facts, true).reduce((now, phase) => after(now, phase, phase.minutes), hair)
}

/** The request for one zone alone, before the other zones are known. */
const requestFor = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): ZoneRequest => ({
  zone,
  state,
  goal,
  levels: goal.level - state.level,
  today: goal.level,
  facts,
  isWholeHead: true,
  isRegrowth: false,
  isWaiting: false,
  lightened: null,
})

/** How far a service ends from a goal with its bowls mixed for this hair, in tolerances: the worse of level and reflect. */
const missBy = (service: ZoneService, request: ZoneRequest): number => {
  const { zone, state, goal, facts } = request
  const aims = eachZone(() => goal)
  const hair = hairOf(zone, { ...facts.situation, current: { ...facts.situation.current, [zone]: state } })
  const end = phasesOf([taskThrough(service, request)], facts, true).reduce((now, phase) => {
    const bowl = steered(
      phase,
      eachZone(() => now),
      aims,
      facts,
    )
    return after(now, bowl, bowl.minutes)
  }, hair)
  const { level, reflect } = zoneMisses(end, goal)
  return Math.max(Math.abs(level), reflect)
}

/** Comparisons made before: a plan asks for those of a zone many times. */
const comparisons = new WeakMap<Facts, Map<string, boolean>>()

/** Whether colour ends at the goal of a request, or nearer to it than powder with a toner, which misses it too. */
const endsByColour = (request: ZoneRequest): boolean => {
  const byColour = missBy(liftWithColourService, request)
  // The red of red hair comes through any colour [case 22].
  if (byColour <= 1 && !isNaturalRed(request.state)) return true
  const byPowder = missBy(lighten, request)
  return byPowder > 1 && byColour <= byPowder
}

/** Lift from which powder may be preferred because colour leaves warmth [C]. */
const WARMTH_SHOWS = 1.5

/**
 * Whether colour alone takes this zone to its goal. A wish that tolerates no warmth is reached with powder if colour would end warm
 * and powder with a toner would not: the gentlest approach that reaches the goal.
 */
export const goesByColour = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): boolean => {
  const colour = liftWithColour(zone, state, goal, facts)
  if (colour === null) return false
  const lift = goal.level - state.level
  const isSafe = !isPowderRefused(facts) && state.history === 'naturale'
  const mayLighten = isSafe && lift <= lightenerLift(zone, state, facts).levels
  // A natural wish tolerates the warmth of colour, and the plan warns of what a super-lightener leaves (R3b). Neither tolerates
  // the warmth of red hair.
  const isWarmEvenIfCool = !isCool(goal.tone) || colour.class === 'HIGHLIFT'
  const acceptsWarmth = isWarm(goal.tone) || (isWarmEvenIfCool && !isNaturalRed(state))
  if (acceptsWarmth || facts.coversWhite || facts.mayBeWhite || !mayLighten || lift < WARMTH_SHOWS) return true
  const known = comparisons.get(facts) ?? new Map<string, boolean>()
  comparisons.set(facts, known)
  const key = JSON.stringify([zone, state, goal])
  const isColour = known.get(key) ?? endsByColour(requestFor(zone, state, goal, facts))
  known.set(key, isColour)
  return isColour
}

/** Largest lift at which permanent colour is gentler; beyond it a super-lightener of 40 volumes is as harsh as powder with 20 [E]. */
export const GENTLER_UP_TO = 2

/**
 * The highest level that colour may give this hair if hair in a better condition would reach the goal with colour: powder must not
 * replace a colour that is too strong for the hair. Otherwise null.
 */
export const sparedLevel = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): number | null => {
  const lift = goal.level - state.level
  const { situation, condition, fantasy } = facts
  const { colour } = zoneCaps(zone, state, situation)
  if (lift <= colour || lift > GENTLER_UP_TO) return null
  const better = CONDITIONS.slice(0, CONDITIONS.indexOf(condition))
  const byColour = better.some((each) =>
    goesByColour(zone, state, goal, factsOf({ ...situation, condition: each }, fantasy)),
  )
  return byColour ? state.level + colour : null
}

/** Highest level on the way to its goal that a zone reaches by colour alone; the level of the hair if colour cannot lift it. */
export const colourReach = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): number => {
  for (let { level } = goal; level > state.level; level -= 0.5)
    if (goesByColour(zone, state, { ...goal, level }, facts)) return level
  return state.level
}

const lacks = (service: ZoneService, request: ZoneRequest): Need | null => {
  const need = service.needs(request)
  if (need !== null || service !== liftWithColourService) return need
  const { zone, state, goal, today, facts } = request
  return goesByColour(zone, state, { level: today, tone: goal.tone }, facts) ? null : 'cooler-base'
}

const preparingOf = (request: ZoneRequest): ZoneService | null =>
  PREPARING.find((service) => service.appliesTo(request) && lacks(service, request) === null) ?? null

/** Today's work on a zone: the gentlest suitable one that reaches the goal in the model. */
export const taskFor = (request: ZoneRequest): ZoneTask => taskThrough(preparingOf(request), request)

/** Why other services are not used to lighten this zone today: what each lacks, or that it is harsher. Empty without alternatives. */
export const otherApproaches = (request: ZoneRequest): Reason[] => {
  const chosen = preparingOf(request)
  return PREPARING.filter((service) => service !== chosen && service.appliesTo(request)).map((service) => {
    const need = lacks(service, request)
    if (need !== null) return reason('road-lacking', '7.1', { service: service.name, need })
    const task = taskThrough(service, request)
    if (task.lighten !== null && isPowderRefused(request.facts))
      return reason('road-lacking', 'F6', { service: service.name, need: 'powder' })
    const { shade, level } = colourOf(endOf(task, request))
    return reason('road-harsher', '7.1', { service: service.name, shade, level })
  })
}
