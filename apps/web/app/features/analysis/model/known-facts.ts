import { assumedLength, processShown } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import type { AnalysisResult } from './analysis-result.ts'

const { facts: copy } = resultCopy

/** The facts of the formula: the time stands in the title. */
export const factsOfFormula = (analysis: AnalysisResult) =>
  knownFacts(analysis).filter(({ name }) => name !== copy.time)

/** Labelled condition, process, time, and the length that the grams assume; an unknown condition is omitted. */
export function knownFacts(analysis: AnalysisResult): { readonly name: string; readonly value: string }[] {
  const assumed = assumedLength(analysis.plan)
  return [
    ...(analysis.plan.missing.includes('condition') ? [] : [{ name: copy.condition, value: analysis.conditionLabel }]),
    { name: copy.process, value: processShown(analysis) },
    { name: copy.time, value: analysis.totalMinutes > 0 ? duration(analysis.totalMinutes) : copy.noTime },
    ...(assumed === null ? [] : [{ name: copy.grams, value: assumed }]),
  ]
}
