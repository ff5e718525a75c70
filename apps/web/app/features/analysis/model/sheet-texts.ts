import type { TEXTS_IN_ORDER } from '@riflesso/consultation'
import type { AnalysisResult } from './analysis-result.ts'

export type TextId = (typeof TEXTS_IN_ORDER)[number]

/** That a text has its place under the formula: not when empty, nor where it stands with a refusal as what to do instead. */
export const isTold = ({ analysis, refusals }: Pick<AnalysisResult, 'analysis' | 'refusals'>, id: TextId): boolean =>
  analysis[id].trim() !== '' && !(id === 'alternativeOptions' && refusals.length > 0)
