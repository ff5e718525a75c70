import type { OptionId, Plan } from '@riflesso/colorimetry'
import type { AnalysisResult } from './analysis-result.ts'
import { toneShares } from './formula/tone-shares.ts'
import { writeFormula } from './formula/write-formula.ts'
import { capitalised } from './italian.ts'
import { processLabel } from './labels.ts'
import { expectation } from './sections/case.ts'
import { professionalAdvice } from './sections/professional-advice.ts'
import { workInWords } from './sections/strategy.ts'
import { workInShort } from './sections/summary.ts'
import { workName } from './sections/technique.ts'

/**
 * The analysis for one of its options: its colour, formula, sessions and minutes, and the texts that name them. Parts common to all
 * options (readings, condition, risks, care) stay. Returns the analysis unchanged for 'equilibrata' and for options that it does
 * not offer.
 */
export function analysisOfOption(result: AnalysisResult, id: OptionId): AnalysisResult {
  const option = result.options.find((each) => each.id === id)
  const planned = result.plan.options.find((each) => each.id === id)
  if (id === 'equilibrata' || !option || !planned) return result
  const { expected, sessions } = planned
  const outlook = capitalised(expectation(expected))
  const plan: Plan = { ...result.plan, expected, sessions, totalMinutes: option.minuti }
  const multiColors = [option.hex]
  const process = workName(plan)
  return {
    ...result,
    colorName: option.colorName,
    colorCode: option.hex,
    multiColors,
    level: expected.level,
    levelError: expected.tolerance,
    shade: option.shade,
    toneShares: toneShares(expected.tone, expected.lab),
    formula: writeFormula(plan, option.fasi_operative),
    fasi_operative: option.fasi_operative,
    analysis: {
      ...result.analysis,
      multiColors,
      fasi_operative: option.fasi_operative,
      riassunto: {
        tecnica: process,
        testo: [option.descrizione, workInShort(option.colorName, plan), outlook].join(' '),
      },
      transformationStrategy: [option.descrizione, ...workInWords(plan, option.nextSessions), outlook].join('\n'),
      professionalAdvice: professionalAdvice({ plan }).join('\n'),
    },
    processLabel: processLabel(process),
    totalMinutes: option.minuti,
    sessions: option.sedute,
    nextSessions: option.nextSessions,
    plan,
    chair: option.chair,
    // Other options are planned by the rules alone.
    decidedBy: { colour: 'regola', formula: 'regola' },
  }
}
