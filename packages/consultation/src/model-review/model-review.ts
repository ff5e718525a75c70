import type { TechniqueId } from '@riflesso/colorimetry'
import type { AnalysisResult, DecidedBy } from '../analysis-result.ts'
import { capitalised, listed } from '../italian.ts'
import { conditionLabel } from '../labels.ts'
import { type Case, reachedReading } from '../sections/case.ts'
import { techniqueName } from '../words/techniques.ts'
import { CHANGE_REASONS, SEEN_CONDITION, SEEN_HISTORY, SEEN_OCCLUSIONS, SEEN_REGROWTH } from './review-codes.ts'

/** A model's observations on the photos, as codes. */
export type Seen = {
  readonly technique: TechniqueId | null
  readonly history: readonly (keyof typeof SEEN_HISTORY)[]
  readonly regrowth: keyof typeof SEEN_REGROWTH | null
  readonly condition: readonly (keyof typeof SEEN_CONDITION)[]
  readonly occlusions: readonly (keyof typeof SEEN_OCCLUSIONS)[]
}

/** A change to one phase that passed every rule; indices start at 0. */
export type AcceptedChange = {
  readonly session: number
  readonly phase: number
  readonly reason: keyof typeof CHANGE_REASONS | null
}

/** The accepted parts of a model's answer. */
export type Contribution = {
  readonly seen: Seen
  readonly changes: readonly AcceptedChange[]
  /** Why its changes were rejected; null when all of the answer was used. */
  readonly notice: string | null
}

/** Provenance of an analysis without an external model. */
export const decidedHere = (hair: Case): DecidedBy => ({
  colour: reachedReading(hair) === null ? 'regola' : 'misurato',
  formula: 'regola',
})

/** Adds a model's observations to an analysis, and what it changed. `own` was written for the changed plan. */
export function withContribution(own: AnalysisResult, hair: Case, contribution: Contribution): AnalysisResult {
  const { seen, changes, notice } = contribution
  return {
    ...own,
    // Without a declared condition, keywords in the words for what the model saw decide.
    conditionLabel: conditionLabel(hair.situation.condition, conditionInWords(seen).join(' ')),
    decidedBy: { ...decidedHere(hair), formula: changes.length > 0 ? 'modello' : 'regola' },
    modelReview: {
      notice,
      seen: seenInWords(seen),
      changes: changes.map(({ session, phase, reason }) => ({
        where: placeInWords(hair, session, phase),
        reason: reason && CHANGE_REASONS[reason],
      })),
    },
  }
}

/** The analysis without a model's contribution, with the reason. */
export const withoutContribution = (own: AnalysisResult, notice: string): AnalysisResult => ({
  ...own,
  modelReview: { notice, seen: [], changes: [] },
})

const placeInWords = ({ plan }: Case, session: number, phase: number): string =>
  plan.sessions.length > 1 ? `Seduta ${session + 1}, fase ${phase + 1}` : `Fase ${phase + 1}`

const conditionInWords = ({ condition }: Seen): string[] => [...new Set(condition)].map((code) => SEEN_CONDITION[code])

function seenInWords(seen: Seen): string[] {
  const { technique, history, regrowth, occlusions } = seen
  const sentence = (words: readonly string[]) => (words.length === 0 ? [] : [`${capitalised(listed(words))}.`])
  return [
    ...(technique === null ? [] : [`Lavoro riconoscibile: ${techniqueName(technique)}.`]),
    ...sentence([...new Set(history)].map((code) => SEEN_HISTORY[code])),
    ...sentence(regrowth === null ? [] : [SEEN_REGROWTH[regrowth]]),
    ...sentence(conditionInWords(seen)),
    ...(occlusions.length === 0
      ? []
      : [`Parte dei capelli è coperta: ${listed([...new Set(occlusions)].map((code) => SEEN_OCCLUSIONS[code]))}.`]),
  ]
}
