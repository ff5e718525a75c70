import { whiteTreatment } from '../../hair/white-treatment.ts'
import { reason } from '../../model/reason.ts'
import { whiteValues } from '../facts.ts'
import { nothing, type SessionService } from './service.ts'

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
