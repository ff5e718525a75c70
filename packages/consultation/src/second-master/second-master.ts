import type { TechniqueId } from '@riflesso/colorimetry'
import type { AnalysisResult, DecidedBy, WrittenSection } from '../analysis-result.ts'
import { capitalised, listed } from '../italian.ts'
import { conditionLabel } from '../labels.ts'
import { type Case, reachedReading } from '../sections/case.ts'
import { techniqueName } from '../words/techniques.ts'
import { SEEN_CONDITION, SEEN_HISTORY, SEEN_OCCLUSIONS, SEEN_REGROWTH } from './seen.ts'

/** What somebody saw in the photos, by code. */
export type Seen = {
  readonly technique: TechniqueId | null
  readonly history: readonly (keyof typeof SEEN_HISTORY)[]
  readonly regrowth: keyof typeof SEEN_REGROWTH | null
  readonly condition: readonly (keyof typeof SEEN_CONDITION)[]
  readonly occlusions: readonly (keyof typeof SEEN_OCCLUSIONS)[]
}

/** A change to one phase that passed every rule; `reason` is the proposer's own sentence, null when it had to be left out. */
export type AcceptedChange = { readonly session: number; readonly phase: number; readonly reason: string | null }

/** What is left of another master's answer once it was judged. */
export type Contribution = {
  readonly seen: Seen
  readonly changes: readonly AcceptedChange[]
  /** Only texts without an objection. */
  readonly prose: Readonly<Partial<Record<WrittenSection, string>>>
  /** What was not taken over, and why; null when everything was. */
  readonly notice: string | null
}

/** Who decided what where nobody but this program was asked. */
export const decidedHere = (hair: Case): DecidedBy => ({
  colour: reachedReading(hair) === null ? 'regola' : 'misurato',
  formula: 'regola',
  sections: [],
})

/**
 * Our analysis with another master's contribution: texts in place of ours, what was seen, which phases were changed. Colour,
 * level and numbers are those of `own`, which was written for the changed plan.
 */
export function withContribution(own: AnalysisResult, hair: Case, contribution: Contribution): AnalysisResult {
  const { seen, changes, prose, notice } = contribution
  const { condition } = hair.situation
  return {
    ...own,
    analysis: { ...own.analysis, ...prose },
    // A selector says it; without one the keyword rule reads the free text.
    conditionLabel: conditionLabel(condition, prose.technicalAssessment ?? ''),
    decidedBy: {
      ...decidedHere(hair),
      formula: changes.length > 0 ? 'modello' : 'regola',
      sections: Object.keys(prose) as WrittenSection[],
    },
    secondMaster: {
      notice,
      seen: seenInWords(seen),
      changes: changes.map(({ session, phase, reason }) => ({ where: placeInWords(hair, session, phase), reason })),
    },
  }
}

/** Our analysis as it is, with the reason why another master's part is missing. */
export const withoutContribution = (own: AnalysisResult, notice: string): AnalysisResult => ({
  ...own,
  secondMaster: { notice, seen: [], changes: [] },
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
