import type { TechniqueId, WrittenSection } from '@riflesso/colorimetry'
import type { AnalysisResult, DecidedBy } from '../analysis-result.ts'
import { capitalised, listed } from '../italian.ts'
import { conditionLabel } from '../labels.ts'
import { type Case, reachedReading } from '../sections/case.ts'
import { techniqueName } from '../words/techniques.ts'
import { SEEN_CONDITION, SEEN_HISTORY, SEEN_OCCLUSIONS, SEEN_REGROWTH } from './seen.ts'

/** A model's observations on the photos, as codes. */
export type Seen = {
  readonly technique: TechniqueId | null
  readonly history: readonly (keyof typeof SEEN_HISTORY)[]
  readonly regrowth: keyof typeof SEEN_REGROWTH | null
  readonly condition: readonly (keyof typeof SEEN_CONDITION)[]
  readonly occlusions: readonly (keyof typeof SEEN_OCCLUSIONS)[]
}

/** A change to one phase that passed every rule; `reason` is the model's sentence, null when it was rejected. */
export type AcceptedChange = { readonly session: number; readonly phase: number; readonly reason: string | null }

/** The accepted parts of a model's answer. */
export type Contribution = {
  readonly seen: Seen
  readonly changes: readonly AcceptedChange[]
  /** Only texts without an objection. */
  readonly prose: Readonly<Partial<Record<WrittenSection, string>>>
  /** Why all or part of the answer was rejected; null when all of it was used. */
  readonly notice: string | null
}

/** Provenance of an analysis without an external model. */
export const decidedHere = (hair: Case): DecidedBy => ({
  colour: reachedReading(hair) === null ? 'regola' : 'misurato',
  formula: 'regola',
  sections: [],
})

/**
 * Adds a model's contribution to an analysis: its texts, observations and changed phases. Colour, level and numbers are those of
 * `own`, which was written for the changed plan.
 */
export function withContribution(own: AnalysisResult, hair: Case, contribution: Contribution): AnalysisResult {
  const { seen, changes, prose, notice } = contribution
  const { condition } = hair.situation
  return {
    ...own,
    analysis: { ...own.analysis, ...prose },
    // Without a declared condition, keywords in the free text decide.
    conditionLabel: conditionLabel(condition, prose.technicalAssessment ?? ''),
    decidedBy: {
      ...decidedHere(hair),
      formula: changes.length > 0 ? 'modello' : 'regola',
      sections: Object.keys(prose) as WrittenSection[],
    },
    modelReview: {
      notice,
      seen: seenInWords(seen),
      changes: changes.map(({ session, phase, reason }) => ({ where: placeInWords(hair, session, phase), reason })),
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

function seenInWords({ technique, history, regrowth, condition, occlusions }: Seen): string[] {
  const sentence = (words: readonly string[]) => (words.length === 0 ? [] : [`${capitalised(listed(words))}.`])
  return [
    ...(technique === null ? [] : [`Lavoro riconoscibile: ${techniqueName(technique)}.`]),
    ...sentence([...new Set(history)].map((code) => SEEN_HISTORY[code])),
    ...sentence(regrowth === null ? [] : [SEEN_REGROWTH[regrowth]]),
    ...sentence([...new Set(condition)].map((code) => SEEN_CONDITION[code])),
    ...(occlusions.length === 0
      ? []
      : [`Parte dei capelli è coperta: ${listed([...new Set(occlusions)].map((code) => SEEN_OCCLUSIONS[code]))}.`]),
  ]
}
