import { PRODUCT_CLASS_DATA } from '../data/products/product-classes.ts'
import { type HairState, hairThrough, startingHair } from '../hair/formula-hair.ts'
import { isUndyed } from '../hair/history.ts'
import type { Phase, Plan, PlanSession, ProductClass } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'

/** One phase with the hair before it. */
export type Step = {
  readonly session: number
  readonly phase: number
  readonly work: Phase
  /** Hair just before this phase. */
  readonly hair: HairState
}

export type SessionStep = {
  readonly session: number
  readonly plan: PlanSession
  readonly before: HairState
  readonly after: HairState
  /** Before every phase, and after the last one. */
  readonly states: readonly HairState[]
}

/** Every session with the hair before and after it, replayed from the phases alone. */
export const sessionSteps = (plan: Plan, situation: Situation): readonly SessionStep[] => {
  let hair = startingHair(situation)
  return plan.sessions.map((session, index) => {
    const states = hairThrough(hair, session, situation.goal.zones)
    const before = hair
    hair = states.at(-1) ?? hair
    return { session: index, plan: session, before, after: hair, states }
  })
}

/** Every phase of the sessions with the hair before it. */
export const phaseSteps = (sessions: readonly SessionStep[]): readonly Step[] =>
  sessions.flatMap(({ session, plan: today, before, states }) =>
    today.phases.map((work, phase) => ({ session, phase, work, hair: states[phase] ?? before })),
  )

/** Dyed or lightened before: colour does not lift it. */
export const isTreated = (state: HairState[Zone]): boolean => !isUndyed(state)

export const has = (work: Phase, ...classes: readonly ProductClass[]): boolean =>
  work.products.some((product) => classes.includes(product.class))

export const isOxidative = (work: Phase): boolean =>
  work.products.some((product) => PRODUCT_CLASS_DATA[product.class].oxidative)

export const zonesWith = (work: Phase, hair: HairState, test: (state: HairState[Zone]) => boolean): readonly Zone[] =>
  work.zones.filter((zone) => test(hair[zone]))
