import type { Lab, Plan, PlanSession, Situation, Tone } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { measure, toneTolerance } from '../italian-numbers.ts'

/** Everything that the sections write about. */
export type Case = {
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly situation: Situation
  readonly plan: Plan
}

/** Today's session, or null when nothing is done today. */
export const today = ({ plan }: Pick<Case, 'plan'>): PlanSession | null => plan.sessions[0] ?? null

/** The photo that shows the goal: Dopo, or Prima when its own colour is to be reproduced. */
export const goalReading = ({ prima, dopo }: Case): Reading | null => dopo ?? prima

type Colour = { readonly level: number; readonly tone: Tone; readonly lab: Lab; readonly hex: string }

/** The colour that the analysis is about: what the plan leads to, in the measured shade where it leads to that. */
export function resultColour({ plan, ...rest }: Case): Colour {
  const reading = goalReading({ plan, ...rest })
  const reachesPhoto = reading !== null && plan.outcome !== 'ALTERNATIVE'
  return reachesPhoto ? reading : plan.expected
}

/** 'livello 5,2 ± 0,5'. */
export const measuredLevel = ({ level, levelError }: { readonly level: number; readonly levelError: number }): string =>
  `livello ${measure(level)} ± ${measure(levelError)}`

/** 'il risultato atteso è un 8.1 con tolleranza di mezzo tono': never a promise of an exact match. */
export const expectedResult = ({ expected }: Plan): string =>
  `il risultato atteso è un ${expected.shade} con tolleranza di ${toneTolerance(expected.tolerance)}`

/** Share of white hair, as declared or else as measured; null when neither tells. */
export const whiteShare = ({ situation, prima }: Case): number | null =>
  situation.details.whiteShare ?? prima?.whiteShare ?? null
