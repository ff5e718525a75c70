import type { Plan, Reason } from '@riflesso/colorimetry'
import { duration, uncapitalised } from '../italian.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { type Case, expectedResult, today, widerByPhoto } from './case.ts'
import { isRefused } from './outcome.ts'
import { numberedPhases, sessionTitle } from './sessions.ts'
import { isLimit } from './technical-assessment.ts'

const isOption = ({ code }: Reason): boolean => code.startsWith('option-')

/** Reasons for the strategy, the work by session with its bowls, and the expected result. */
export function transformationStrategy(hair: Case): string[] {
  const { plan } = hair
  if (isRefused(plan) || !today(hair)) {
    // The reason is one of the risks, and is shown above all sections.
    return ['Oggi non si esegue alcuna fase.', ...nextStep(hair)]
  }
  const choices = plan.reasons.filter((reason) => !isLimit(reason) && !isOption(reason)).map(sentenceOf)
  return [...choices, ...workInWords(plan), ...widerByPhoto(hair), expectedResult(hair)]
}

/** The work by session with its bowls, one line per phase. */
export function workInWords({ sessions, totalMinutes }: Pick<Plan, 'sessions' | 'totalMinutes'>): string[] {
  return sessions.flatMap((session, index) => [
    index === 0 ? `Oggi, in ${duration(totalMinutes)}:` : `${sessionTitle(session, index)}.`,
    ...numberedPhases(session.phases),
  ])
}

function nextStep({ plan }: Case): string[] {
  const [first] = plan.alternatives
  return first ? [`Il passo successivo: ${uncapitalised(sentenceOf(first))}`] : []
}
