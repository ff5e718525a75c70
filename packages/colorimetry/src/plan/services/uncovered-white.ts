import { SHADE_LEVELS } from '../../colour/shade.ts'
import { isUndyed } from '../../hair/history.ts'
import { type WhiteTreatment, whiteTreatment } from '../../hair/white-treatment.ts'
import { reason } from '../../model/reason.ts'
import { ACTIVATOR } from '../bowls/volume.ts'
import { blendDeposit } from '../bowls/white-blend.ts'
import { whiteValues } from '../facts.ts'
import { lifts, nothing, type SessionService, type ZoneRequest, type ZoneService } from './service.ts'

/** Whether the white of natural hair that is not lightened is treated so. */
const isTreated = (request: ZoneRequest, treatment: WhiteTreatment): boolean =>
  !lifts(request) && whiteTreatment(request.facts.situation) === treatment && isUndyed(request.state)

/** Keeps white hair visible: natural hair is not treated. */
export const revealWhite: ZoneService = {
  name: 'reveal-white',
  appliesTo: (request) => isTreated(request, 'reveal'),
  needs: nothing,
  work: () => ({}),
}

/**
 * Tints white translucently: a tone on tone, a level lighter than the hair that is not white, for a short time. White strands get a
 * reflect, the others keep their depth.
 */
export const veilWhite: ZoneService = {
  name: 'veil-white',
  appliesTo: (request) => isTreated(request, 'veil'),
  needs: nothing,
  work: ({ state, goal, facts }) => ({
    deposit: {
      class: 'DEMI',
      purpose: 'veil',
      level: Math.min(SHADE_LEVELS.maxDepth, Math.min(goal.level, state.level) + 1),
      tone: goal.tone,
      volume: ACTIVATOR,
      onLevel: state.level,
      reaches: null,
      meches: false,
      reasons: [reason('white-veil', '7.3', whiteValues(facts))],
    },
  }),
}

/** Darker colour on regrowth with undeclared white: a cover would be a commitment. */
const isOpenRegrowth = ({ isRegrowth, zone, levels, facts }: ZoneRequest): boolean =>
  isRegrowth && zone === 'roots' && levels < 0 && whiteTreatment(facts.situation) === 'open'

/** Blends white without a line, for clients who want no commitment: a tone on tone that fades. */
export const blendWhite: ZoneService = {
  name: 'blend-white',
  appliesTo: (request) => isOpenRegrowth(request) || isTreated(request, 'blend'),
  needs: nothing,
  work: (request) => ({ deposit: blendDeposit(request, 'blend') }),
}

/** Blends white on short hair at the basin in ten minutes, as barbers do. */
export const camouflage: ZoneService = {
  name: 'camouflage',
  appliesTo: (request) => request.facts.situation.details.length === 'corto' && isTreated(request, 'blend'),
  needs: nothing,
  work: (request) => ({ deposit: blendDeposit(request, 'camouflage') }),
}

/** Lights that blend the lengths into the white of the root, which is kept (9); the reason is added to the lights. */
export const greyTransition: SessionService = {
  name: 'grey-transition',
  appliesTo: ({ facts, lightsTo }) => lightsTo !== null && whiteTreatment(facts.situation) === 'reveal',
  needs: nothing,
  work: ({ phases, facts }) =>
    phases.map((phase) =>
      phase.kind === 'bleach'
        ? { ...phase, reasons: phase.reasons.toSpliced(1, 0, reason('white-reveal', '9', whiteValues(facts))) }
        : phase,
    ),
}
