import type { Phase, PlanSession } from '../../model/plan.ts'
import { clarify } from './clarify.ts'
import { colourAtLevelOrDarker } from './colour-at-level-or-darker.ts'
import { correctCast } from './correct-cast.ts'
import { coverWhite } from './cover-white.ts'
import { fantasy } from './fantasy.ts'
import { fillAndColour } from './fill-and-colour.ts'
import { gloss } from './gloss.ts'
import { keep } from './keep.ts'
import { liftWithColourService } from './lift-with-colour.ts'
import { lighten, relightenLights } from './lighten.ts'
import { lowlights } from './lowlights.ts'
import { redeposit } from './redeposit.ts'
import { removeDirect } from './remove-direct.ts'
import { removeDye } from './remove-dye.ts'
import { rootSmudge } from './root-smudge.ts'
import type { CourseRequest, Service, SessionRequest, SessionService, ZoneService } from './service.ts'
import { tone } from './tone.ts'
import { blendWhite, camouflage, greyTransition, revealWhite, veilWhite } from './uncovered-white.ts'

/** Services that lighten or clean a zone, the gentlest first. */
export const PREPARING: readonly ZoneService[] = [
  liftWithColourService,
  removeDye,
  removeDirect,
  relightenLights,
  lighten,
]

/** Services that colour a zone: those for white hair and fantasy colours first, then the gentlest. */
export const COLOURING: readonly ZoneService[] = [
  fantasy,
  camouflage,
  blendWhite,
  veilWhite,
  revealWhite,
  coverWhite,
  tone,
  keep,
  fillAndColour,
  colourAtLevelOrDarker,
  redeposit,
]

/** Services for the whole head, in this order; each gets the phases of the previous ones. */
const ON_THE_HEAD: readonly SessionService[] = [greyTransition, lowlights, rootSmudge, gloss, clarify]

/** Whether the service applies and lacks nothing. */
export const suits =
  <Ask>(request: Ask) =>
  ({ appliesTo, needs }: Service<Ask, unknown>): boolean =>
    appliesTo(request) && needs(request) === null

/** The sessions, with bowls that would deepen a cast corrected. */
export const withoutCasts = (request: CourseRequest): readonly PlanSession[] =>
  suits(request)(correctCast) ? correctCast.work(request) : request.sessions

/** The phases of a session with the services for the whole head. */
export const withServices = (request: SessionRequest): readonly Phase[] =>
  ON_THE_HEAD.reduce((phases, service) => {
    const now = { ...request, phases }
    return suits(now)(service) ? service.work(now) : phases
  }, request.phases)
