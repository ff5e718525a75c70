import type { OptionId, PlanOption } from '@riflesso/colorimetry'
import type { WrittenOption } from '../analysis-result.ts'
import { describeColour } from '../describe-colour.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { writePhases } from '../write-phases.ts'

export const OPTION_TITLES = {
  prudente: 'Prudente',
  equilibrata: 'Equilibrata',
  decisa: 'Decisa',
} as const satisfies Record<OptionId, string>

/** Minutes of processing of an option's first session. */
export const optionMinutes = ({ sessions }: PlanOption): number =>
  (sessions[0]?.phases ?? []).reduce((sum, { minutes }) => sum + minutes, 0)

export function writeOption(option: PlanOption): WrittenOption {
  const { level, tone, lab, shade, hex } = option.expected
  return {
    id: option.id,
    titolo: OPTION_TITLES[option.id],
    descrizione: option.reasons.map(sentenceOf).join(' '),
    colorName: describeColour(level, tone, lab),
    shade,
    hex,
    sedute: option.sessions.length,
    minuti: optionMinutes(option),
    fasi_operative: writePhases(option.sessions[0]?.phases ?? []),
  }
}
