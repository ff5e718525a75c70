import {
  type Lab,
  type Plan,
  type PlanSession,
  parseShade,
  type Situation,
  type Tone,
  ZONES,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { capitalised, measure, toneTolerance } from '../italian.ts'
import { amount, place, word } from '../words/reasons/values.ts'
import { onZones } from '../words/zones.ts'

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
export const expectation = ({ shade, tolerance }: Plan['expected'], wished = shade): string => {
  const instead = shade === wished ? '' : `, al posto del ${wished} richiesto,`
  return `il risultato atteso è un ${shade}${instead} con tolleranza di ${toneTolerance(tolerance)}.`
}

/** The expectation, where on the head it holds, and what it stands in place of. */
export function expectedResult({ plan }: Case): string {
  const { expected, goal } = plan
  return capitalised(`${whereOfGoal(plan)}${expectation(expected, goal.shade)}`)
}

/** Where the plan's one colour is seen: 'nelle zone schiarite ', 'su lunghezze e punte ', '' for the whole head. */
export function whereOfGoal({ technique, reasons, goal }: Plan): string {
  const lights = technique !== null && !reasons.some(({ code }) => code === 'technique-without-lift')
  if (lights) return 'nelle zone schiarite '
  return goal.zones.length === ZONES.length ? '' : `${onZones(goal.zones)} `
}

/** The way that asks for most work: the highest lift, otherwise the deepest colour; null when no level changes. */
export function longestWay({
  reasons,
}: Plan): { readonly place: string; readonly to: number; readonly lift: number } | null {
  const ways = reasons.flatMap(({ code, values }) =>
    code === 'goal-transform' ? [{ place: place(values), to: word(values, 'to'), lift: amount(values, 'lift') }] : [],
  )
  const lifts = ways.map(({ lift }) => lift)
  const most = Math.max(...lifts) > 0 ? Math.max(...lifts) : Math.min(0, ...lifts)
  const way = ways.find(({ lift }) => lift === most && lift !== 0)
  return way === undefined ? null : { ...way, to: parseShade(way.to)?.level ?? 0 }
}

/** Share of white hair, as declared or else as measured; null when neither tells. */
export const whiteShare = ({ situation, prima }: Case): number | null =>
  situation.details.whiteShare ?? prima?.whiteShare ?? null

/** White hair from which covering it, and not the shade, decides volumes and times (band of 30 %, docs/colorimetry.md). */
const COVERAGE_FROM = 0.3

export const coversWhite = (hair: Case): boolean => (whiteShare(hair) ?? 0) >= COVERAGE_FROM
