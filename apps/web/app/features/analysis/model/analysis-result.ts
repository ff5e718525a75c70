import type { analysisResultSchema } from '@riflesso/contract'
import type { z } from 'zod'

export type AnalysisResult = z.output<typeof analysisResultSchema>
export type Phase = AnalysisResult['fasi_operative'][number]

/** The colour that stands for the whole result: '#RRGGBB'. */
export const mainHex = ({ colorCode, plan }: AnalysisResult): string => [colorCode].flat()[0] ?? plan.expected.hex
