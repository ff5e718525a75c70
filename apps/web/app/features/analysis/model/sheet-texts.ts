import type { TEXTS_IN_ORDER } from '@riflesso/consultation'
import type { AnalysisResult } from './analysis-result.ts'

export type TextId = (typeof TEXTS_IN_ORDER)[number]

/** Whether a text is shown below the formula: not if empty, nor if a refusal already shows it as the alternative. */
export const isTold = ({ analysis, refusals }: Pick<AnalysisResult, 'analysis' | 'refusals'>, id: TextId): boolean =>
  analysis[id].trim() !== '' && !(id === 'alternativeOptions' && refusals.length > 0)
