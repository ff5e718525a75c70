import type { Technique } from '../../data/techniques/techniques.ts'
import type { HairState } from '../../hair/formula-hair.ts'
import { isLightened } from '../../hair/history.ts'
import type { HeadOfHair } from '../../hair/replay-plan.ts'
import { type GoalByZone, isDepositInTheWay, type PlannedGoal } from '../../hair/wish.ts'
import type { Phase, PlanSession } from '../../model/plan.ts'
import type { ServiceName } from '../../model/service-names.ts'
import type { ZoneState } from '../../model/situation.ts'
import type { Tone, Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import type { Lighten, ZoneTask } from '../zone-task.ts'

/** What keeps a service from hair that it would suit; null = nothing. */
export type Need =
  | 'undyed-hair' // colour does not lift colour
  | 'clean-base' // direct colour bears no oxidative pigment under it
  | 'strands' // only strands go between strands
  | 'even-lightness' // beside lightened lengths colour stays warmer and darker
  | 'cooler-base' // natural red, and the yellow under a platinum, outlast what colour lifts
  | 'levels' // more levels than this hair bears, or this product gives
  | 'powder' // no powder may touch this hair or this scalp
  | 'whole-way' // hair that is dyed half way must be stripped next time

/** One thing that a salon does. Services do not import each other; what several need is in the planner's own files. */
export type Service<Ask, Work> = {
  readonly name: ServiceName
  /** This is what hair and wish ask for. */
  readonly appliesTo: (ask: Ask) => boolean
  readonly needs: (ask: Ask) => Need | null
  /** The work with its reasons; asked only where the service applies and lacks nothing. */
  readonly work: (ask: Ask) => Work
}

/** One zone on the day, before anything is put on it. */
export type ZoneAsk = {
  readonly zone: Zone
  readonly state: ZoneState
  readonly goal: PlannedGoal
  /** Levels to gain (+) or lose (-). */
  readonly levels: number
  /** Level that the zone can stand at after today. */
  readonly today: number
  readonly facts: Facts
  /** All zones ask for the same. */
  readonly isWholeHead: boolean
  /** A natural root beside hair that is not. */
  readonly isRegrowth: boolean
  /** It stays at its level until zones of the same wish, which gain levels today, have come up to it. */
  readonly isWaiting: boolean
  /** What prepares the zone today, once that is known. */
  readonly lightened: Lighten | null
}
export type ZoneService = Service<ZoneAsk, Partial<ZoneTask>>

/** One session whose zones are worked out. */
export type SessionAsk = {
  readonly hair: HairState
  readonly goals: GoalByZone
  readonly facts: Facts
  /** The technique that was asked for or chosen. */
  readonly technique: Technique | null
  /** Level of the lights that are made today; null = none are. */
  readonly lightsTo: number | null
  readonly phases: readonly Phase[]
}
/** Its work is the session's phases with its own among them. */
export type SessionService = Service<SessionAsk, readonly Phase[]>

/** All sessions, with the head before every phase as the model of hair predicts it, and the reflect that is wished on every zone. */
export type CourseAsk = {
  readonly sessions: readonly PlanSession[]
  readonly heads: readonly HeadOfHair[]
  readonly wished: Readonly<Record<Zone, Tone>>
}
export type CourseService = Service<CourseAsk, readonly PlanSession[]>

/** A zone that gains levels today. */
export const lifts = ({ levels, today, state }: ZoneAsk): boolean => levels > 0 && today > state.level

/** A zone gets no deposit before its lighter wish. Lightened hair is toned, and a fantasy colour needs its base. */
export const isHeldBack = (zone: Zone, state: ZoneState, { situation, fantasy }: Facts): boolean =>
  fantasy?.wish[zone] === undefined && !isLightened(state) && isDepositInTheWay(zone, state, situation)

/** A zone that is wished lighter than it can become today, and gets no deposit before that. */
export const waitsForLift = (ask: ZoneAsk): boolean => !lifts(ask) && isHeldBack(ask.zone, ask.state, ask.facts)

/** For services that lack nothing where they apply. */
export const nothing = (): null => null
