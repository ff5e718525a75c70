import type { OptionId } from '@riflesso/colorimetry'
import { type AnalysisResult, analysisOfOption, type WrittenPhase } from '@riflesso/consultation'

export type { AnalysisResult }
export type Phase = WrittenPhase

/** Representative colour of the result: '#RRGGBB'. */
export const mainHex = ({ colorCode, plan }: AnalysisResult): string => [colorCode].flat()[0] ?? plan.expected.hex

type Chosen = { readonly analysis: AnalysisResult; readonly chosenOption: OptionId | null }

/** The option that is shown of an analysis. */
export const optionOf = ({ chosenOption }: Pick<Chosen, 'chosenOption'>): OptionId => chosenOption ?? 'equilibrata'

/** An analysis for the option that is shown. */
export const analysisShown = (record: Chosen): AnalysisResult => analysisOfOption(record.analysis, optionOf(record))
