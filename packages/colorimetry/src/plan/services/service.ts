import type { Technique } from '../../data/techniques/techniques.ts'
import type { HairState } from '../../hair/formula-hair.ts'
import { isLightened } from '../../hair/history.ts'
import type { HeadOfHair } from '../../hair/replay-plan.ts'
import { type GoalByZone, isDepositInTheWay, type PlannedGoal } from '../../hair/wish.ts'
import type { Tone } from '../../model/measured-hair.ts'
import type { Phase, PlanSession } from '../../model/plan.ts'

import type { ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'
import type { Lighten, ZoneTask } from '../zone-task.ts'

/** The services of the planner; `consultation` has their Italian names. */
const SERVICE_NAMES = [
  'keep',
  'lift-with-colour',
  'remove-dye',
  'remove-direct',
  'relighten-lights',
  'lighten',
  'fantasy',
  'camouflage',
  'blend-white',
  'veil-white',
  'reveal-white',
  'cover-white',
  'tone',
  'fill-and-colour',
  'colour-at-level-or-darker',
  'redeposit',
  'grey-transition',
  'lowlights',
  'root-smudge',
  'gloss',
  'clarify',
  'correct-cast',
] as const
type ServiceName = (typeof SERVICE_NAMES)[number]

/** What a service that applies to the hair lacks; null = nothing. */
export type Need =
  | 'undyed-hair' // colour does not lift colour
  | 'clean-base' // direct colour needs a base without oxidative pigment
  | 'strands' // between strands only strands are possible
  | 'even-lightness' // beside lightened lengths colour stays warmer and darker
  | 'cooler-base' // colour cannot lift natural red, nor the yellow under a platinum
  | 'levels' // more levels than this hair tolerates or this product lifts
  | 'powder' // no powder may touch this hair or this scalp
  | 'whole-way' // hair dyed half way would have to be stripped next time

/** One service of a salon. Services do not import each other; shared code is in the planner's files. */
export type Service<Ask, Work> = {
  readonly name: ServiceName
  /** Whether the service suits the hair and the wish. */
  readonly appliesTo: (request: Ask) => boolean
  readonly needs: (request: Ask) => Need | null
  /** The work with its reasons; called only if the service applies and lacks nothing. */
  readonly work: (request: Ask) => Work
}

/** One zone before today's work. */
export type ZoneRequest = {
  readonly zone: Zone
  readonly state: ZoneState
  readonly goal: PlannedGoal
  /** Levels to gain (+) or lose (-). */
  readonly levels: number
  /** Level of the zone after today. */
  readonly today: number
  readonly facts: Facts
  /** Whether all zones have the same wish. */
  readonly isWholeHead: boolean
  /** Whether it is a natural root beside treated hair. */
  readonly isRegrowth: boolean
  /** Whether it keeps its level until deeper zones of the same wish, which are lifted today, have reached it. */
  readonly isWaiting: boolean
  /** Today's preparation of the zone, once it is known. */
  readonly lightened: Lighten | null
}
export type ZoneService = Service<ZoneRequest, Partial<ZoneTask>>

/** One session with planned zones. */
export type SessionRequest = {
  readonly hair: HairState
  readonly goals: GoalByZone
  readonly facts: Facts
  /** The requested or chosen technique. */
  readonly technique: Technique | null
  /** Level of the lights that are made today; null = none are. */
  readonly lightsTo: number | null
  readonly phases: readonly Phase[]
}
/** A service whose work is the phases of the session, including its own. */
export type SessionService = Service<SessionRequest, readonly Phase[]>

/** All sessions, with the predicted head before every phase and the wished reflect of every zone. */
export type CourseRequest = {
  readonly sessions: readonly PlanSession[]
  readonly heads: readonly HeadOfHair[]
  readonly wished: Readonly<Record<Zone, Tone>>
}
export type CourseService = Service<CourseRequest, readonly PlanSession[]>

/** Whether a zone is lifted today. */
export const lifts = ({ levels, today, state }: ZoneRequest): boolean => levels > 0 && today > state.level

/** Whether a zone gets no deposit because of its lighter wish. Lightened hair is toned, and a fantasy colour needs its base. */
export const isHeldBack = (zone: Zone, state: ZoneState, { situation, fantasy }: Facts): boolean =>
  fantasy?.wish[zone] === undefined && !isLightened(state) && isDepositInTheWay(zone, state, situation)

/** Whether the wish of a zone is lighter than today allows, so that it gets no deposit. */
export const waitsForLift = (request: ZoneRequest): boolean =>
  !lifts(request) && isHeldBack(request.zone, request.state, request.facts)

/** `needs` of services without requirements. */
export const nothing = (): null => null
