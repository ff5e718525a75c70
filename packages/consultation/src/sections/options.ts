import {
  chairMinutes,
  type OptionId,
  type Plan,
  type PlanOption,
  shadeNotation,
  TECHNIQUES,
} from '@riflesso/colorimetry'
import type { WrittenOption } from '../analysis-result.ts'
import { writePhases } from '../formula/write-phases.ts'
import { describeColour, plannedColourName } from '../reading/describe-colour.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { type Case, resultColour } from './case.ts'
import { writeChair } from './chair.ts'
import { writeNextSessions } from './sessions.ts'

export const OPTION_TITLES = {
  prudente: 'Prudente',
  equilibrata: 'Equilibrata',
  decisa: 'Decisa',
} as const satisfies Record<OptionId, string>

/** Minutes in the chair of an option's first session, computed like those of the plan. */
export function optionMinutes({ sessions }: PlanOption, { plan, situation }: Case): number {
  const technique = plan.technique === null ? null : TECHNIQUES[plan.technique]
  return chairMinutes(sessions[0]?.phases ?? [], technique, situation.details)
}

/** The plan with the sessions of one of its options. */
const carriedOut = (option: PlanOption, hair: Case): Plan => ({
  ...hair.plan,
  sessions: option.sessions,
  expected: option.expected,
  totalMinutes: optionMinutes(option, hair),
})

/** One option. The balanced one is the archived formula and has its colour; the others have their results. */
export function writeOption(option: PlanOption, hair: Case): WrittenOption {
  const isArchived = option.id === 'equilibrata'
  const { level, tone, lab, hex } = isArchived ? resultColour(hair) : option.expected
  const colorName = isArchived ? describeColour(level, tone, lab) : plannedColourName(option.expected)
  return {
    id: option.id,
    titolo: OPTION_TITLES[option.id],
    descrizione: option.reasons.map(sentenceOf).join(' '),
    colorName,
    shade: shadeNotation(level, tone),
    hex,
    sedute: option.sessions.length,
    minuti: isArchived ? hair.plan.totalMinutes : optionMinutes(option, hair),
    fasi_operative: writePhases(option.sessions[0]?.phases ?? []),
    nextSessions: writeNextSessions({ ...hair.plan, sessions: option.sessions }, hair.situation),
    ...(isArchived ? {} : { chair: writeChair(carriedOut(option, hair), hair.situation) }),
  }
}
