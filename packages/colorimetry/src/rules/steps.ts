import { POWDER_CLASSES, PRODUCT_CLASS_DATA } from '../data/product-classes.ts'
import type { Phase, Plan, PlanSession, ProductClass } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { afterSession, beforePhase, type HairState, startingHair } from '../plan/replay.ts'

/** One phase with the hair it meets. */
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
}

/** Every session with the hair before and after it, replayed from the phases alone. */
export const sessionSteps = (plan: Plan, situation: Situation): readonly SessionStep[] => {
  let hair = startingHair(situation)
  return plan.sessions.map((session, index) => {
    const before = hair
    hair = afterSession(hair, session)
    return { session: index, plan: session, before, after: hair }
  })
}

/** Every phase of every session with the hair it meets. */
export const steps = (plan: Plan, situation: Situation): readonly Step[] =>
  sessionSteps(plan, situation).flatMap(({ session, plan: today, before }) =>
    today.phases.map((work, phase) => {
      const hair = { ...before }
      for (const zone of ZONES) hair[zone] = beforePhase(before[zone], zone, today, phase)
      return { session, phase, work, hair }
    }),
  )

export const has = (work: Phase, ...classes: readonly ProductClass[]): boolean =>
  work.products.some((product) => classes.includes(product.class))

export const isPowder = (work: Phase): boolean => work.products.some((product) => POWDER_CLASSES.has(product.class))

export const isOxidative = (work: Phase): boolean =>
  work.products.some((product) => PRODUCT_CLASS_DATA[product.class].oxidative)

export const zonesWith = (work: Phase, hair: HairState, test: (state: HairState[Zone]) => boolean): readonly Zone[] =>
  work.zones.filter((zone) => test(hair[zone]))
