import { HARD_LIMITS } from '../../data/hard-limits.ts'
import { PRELIMINARY_TESTS } from '../../data/preliminary-tests.ts'
import { PRODUCT_CLASS_DATA, usesPowder } from '../../data/products/product-classes.ts'
import { isUntestedHenna } from '../../hair/wish.ts'
import type { PlanOutcome, PlanSession, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Situation } from '../../model/situation.ts'

/** Reasons not to colour this hair (7.5, 7.6: F1-F5 and F9), whatever the goal. */
export const absoluteRefusals = ({ condition, details }: Pick<Situation, 'condition' | 'details'>): Reason[] => {
  const { history, safety } = details
  const found: Reason[] = []
  if (history.metallicSalts === true) found.push(reason('metallic-salts', 'F1'))
  if (history.henna === 'composta') found.push(reason('henna-compound', 'F1'))
  if (condition === 'pessimo') found.push(reason('broken-hair', 'F2', { condition }))
  if (safety.scalp === 'lesionata') found.push(reason('scalp-lesion', 'F3'))
  if (safety.allergy === true) found.push(reason('allergy', 'F4'))
  if (safety.patchTest === 'positivo') found.push(reason('patch-test-positive', 'F4'))
  if (safety.under16 === true) found.push(reason('under-16', 'F5', { age: HARD_LIMITS.minAge }))
  if (safety.elasticity === 'fallito') found.push(reason('elasticity-failed', 'F9'))
  if (safety.strandTest === 'fallito') found.push(reason('strand-test-failed', '7.5'))
  return found
}

/** Whether a session lightens with powder. */
export const hasPowder = ({ phases }: Pick<PlanSession, 'phases'>): boolean => phases.some(usesPowder)

/** Every colour needs a sensitivity test, including direct ones [S4]. */
export const usesColour = (session: PlanSession): boolean =>
  session.phases.some(({ products }) =>
    products.some(({ class: product }) => PRODUCT_CLASS_DATA[product].oxidative || product === 'DIRECT'),
  )

const usesOxidation = (session: PlanSession): boolean =>
  session.phases.some((phase) => phase.products.some((product) => PRODUCT_CLASS_DATA[product.class].oxidative))

export type Stop = {
  readonly outcome: Extract<PlanOutcome, 'REFUSE' | 'REFUSE_TODAY' | 'TEST_FIRST'>
  readonly reasons: readonly Reason[]
}

const permStop = (situation: Situation, powder: boolean, oxidation: boolean): Stop | null => {
  const weeks = situation.details.history.weeksSincePerm
  const permed = situation.hairType === 'permanentati'
  if (weeks === null) {
    if (!permed || !powder) return null
    return {
      outcome: 'TEST_FIRST',
      reasons: [reason('perm-date-needed', 'F8', { weeks: HARD_LIMITS.permToBleachWeeks })],
    }
  }
  const needed = powder ? HARD_LIMITS.permToBleachWeeks : oxidation ? HARD_LIMITS.permToColourWeeks : 0
  if (weeks >= needed) return null
  const wait = Math.ceil(needed - weeks)
  return { outcome: 'REFUSE_TODAY', reasons: [reason('perm-too-recent', 'F8', { weeks, wait })] }
}

const bleachStop = (situation: Situation, powder: boolean): Stop | null => {
  const weeks = situation.details.history.weeksSinceBleach
  if (!powder || weeks === null || weeks >= HARD_LIMITS.bleachWeeks) return null
  const wait = Math.ceil(HARD_LIMITS.bleachWeeks - weeks)
  return { outcome: 'REFUSE_TODAY', reasons: [reason('bleach-too-recent', '5.3', { weeks, wait })] }
}

/** Reasons not to do these sessions: F6 and F8, intervals, tests that must be done first. Null if nothing prevents them. */
export const stopFor = (situation: Situation, sessions: readonly PlanSession[]): Stop | null => {
  const powder = sessions.some(hasPowder)
  const oxidation = sessions.some(usesOxidation)
  if (powder && situation.details.safety.persulfateAsthma === true)
    return { outcome: 'REFUSE', reasons: [reason('persulfate-asthma', 'F6')] }
  const interval = permStop(situation, sessions[0] !== undefined && hasPowder(sessions[0]), oxidation)
  if (interval !== null) return interval
  const recent = bleachStop(situation, sessions[0] !== undefined && hasPowder(sessions[0]))
  if (recent !== null) return recent
  if (isUntestedHenna(situation))
    return {
      outcome: 'TEST_FIRST',
      reasons: [reason('henna-test-first', '7.4', { hours: PRELIMINARY_TESTS.incompatibility.readAfterHours })],
    }
  return null
}
