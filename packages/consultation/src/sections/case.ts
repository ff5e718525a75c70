import type { Lab, Plan, PlanSession, Situation, Tone } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { capitalised, measure, toneTolerance } from '../italian.ts'

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

/** 'il risultato atteso è un 8.1 con tolleranza di mezzo tono.': never a promise of an exact match. */
export const expectation = ({ shade, tolerance }: Plan['expected']): string =>
  `il risultato atteso è un ${shade} con tolleranza di ${toneTolerance(tolerance)}.`

/** The expectation, and where on the head it holds. */
export function expectedResult({ plan: { expected, technique }, situation }: Case): string {
  const isLights = technique !== null && expected.level - situation.goal.level >= 1
  return capitalised(isLights ? `nelle zone schiarite ${expectation(expected)}` : expectation(expected))
}

/** Levels to gain (+) or lose (-) where the plan moves most: the lights of a technique, otherwise the hair as a whole. */
export function mainLift({ reasons, lift }: Plan): number {
  const stated = reasons.find(({ code }) => code === 'goal-transform')?.values.lift
  return typeof stated === 'number' ? stated : lift.wanted
}

/** Share of white hair, as declared or else as measured; null when neither tells. */
export const whiteShare = ({ situation, prima }: Case): number | null =>
  situation.details.whiteShare ?? prima?.whiteShare ?? null

/** White hair from which covering it, and not the shade, decides volumes and times (band of 30 %, docs/colorimetry.md). */
const COVERAGE_FROM = 0.3

export const coversWhite = (hair: Case): boolean => (whiteShare(hair) ?? 0) >= COVERAGE_FROM
