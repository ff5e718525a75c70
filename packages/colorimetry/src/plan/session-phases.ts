import { STAGES } from '../clock/stages.ts'
import { CONDITION_CAPS } from '../data/lift-caps.ts'
import { PRODUCT_CLASS_DATA, usesPowder } from '../data/products/product-classes.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import type { HairState } from '../hair/formula-hair.ts'
import type { GoalByZone } from '../hair/wish.ts'
import type { ApplicationCode } from '../model/application-codes.ts'
import type { Phase } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import { withCare } from './bowls/around-bowls.ts'
import { bondTreatmentPhase, finishPhase } from './bowls/care-phases.ts'
import { phasesOf } from './bowls/phases-of.ts'
import type { Facts } from './facts.ts'
import type { SessionRequest } from './services/service.ts'
import { withServices } from './services/services.ts'
import { zoneTasks } from './zone-tasks.ts'

const AFTER: ReadonlySet<ApplicationCode> = new Set(['emulsify', 'rinse', 'shampoo-acid', 'wipe-do-not-rinse'])

/** Inserts `off-scalp` before the steps that end the work. */
const keptOffScalp = (application: readonly ApplicationCode[]): ApplicationCode[] => {
  const end = application.findIndex((code) => AFTER.has(code))
  const at = end === -1 ? application.length : end
  return [...application.slice(0, at), 'off-scalp', ...application.slice(at)]
}

/**
 * In pregnancy products with peroxide stay a centimetre off the scalp; grams, volumes and minutes do not change.
 */
const spareScalp = (phase: Phase, { situation }: Facts): Phase => {
  const works = phase.products.some(({ class: product }) => PRODUCT_CLASS_DATA[product].oxidative)
  const touches = phase.zones.includes('roots') && works && !phase.application.includes('off-scalp')
  if (situation.details.safety.pregnancy !== true || !touches) return phase
  return {
    ...phase,
    application: keptOffScalp(phase.application),
    reasons: [...phase.reasons, reason('off-scalp', '4.4')],
  }
}

/** Order of work in one session. */
const ORDER = STAGES.flat()

const inOrder = (phases: readonly Phase[]): Phase[] =>
  [...phases].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))

/** Adds the treatments around the phases of every session, and sorts them in the order of work. */
const completeSession = (phases: readonly Phase[], hair: HairState, facts: Facts): readonly Phase[] => {
  const treats = phases.some(usesPowder) && CONDITION_CAPS[facts.condition].treatFirst
  const isCareAlone = phases.length === 0
  const before = treats || isCareAlone ? [bondTreatmentPhase(facts, isCareAlone)] : []
  const works = [...before, ...phases.map((phase) => spareScalp(phase, facts)), finishPhase(phases, facts)]
  return withCare(inOrder(works), hair, facts)
}

/** A session of planned zones, with the services for the whole head. */
export const sessionOf = (request: SessionRequest): readonly Phase[] =>
  completeSession(withServices(request), request.hair, request.facts)

/** One session without lights. */
export const plainSession = (
  hair: HairState,
  goals: GoalByZone,
  facts: Facts,
  fullCoverage: boolean,
): readonly Phase[] => {
  const asked = facts.situation.details.technique
  const technique = asked === null || TECHNIQUES[asked].lightener !== null ? null : TECHNIQUES[asked]
  const phases = phasesOf(zoneTasks(hair, goals, facts), facts, fullCoverage)
  return sessionOf({ hair, goals, facts, technique, lightsTo: null, phases })
}
