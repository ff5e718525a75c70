import type { AnalysisResult, WrittenPhase } from '@riflesso/consultation'

export type { AnalysisResult }
export type Phase = WrittenPhase

/** Representative colour of the result: '#RRGGBB'. */
export const mainHex = ({ colorCode, plan }: AnalysisResult): string => [colorCode].flat()[0] ?? plan.expected.hex
