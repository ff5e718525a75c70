import type { Reason } from '@riflesso/colorimetry'
import { duration, uncapitalised } from '../italian.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import { type Case, expectedResult, today } from './case.ts'
import { isRefused } from './outcome.ts'
import { numberedPhases, sessionTitle } from './sessions.ts'
import { isLimit } from './technical-assessment.ts'

const isOption = ({ code }: Reason): boolean => code.startsWith('option-')

/** Why this way, then the work session by session with its bowls, then what to expect. */
export function transformationStrategy(hair: Case): string[] {
  const { plan } = hair
  const session = today(hair)
  if (isRefused(plan) || !session) {
    return ['Oggi non si esegue alcuna fase.', ...plan.refusals.map(sentenceOf), ...nextStep(hair)]
  }
  const choices = plan.reasons.filter((reason) => !isLimit(reason) && !isOption(reason)).map(sentenceOf)
  const later = plan.sessions.slice(1).flatMap((next, index) => {
    return [`${sessionTitle(next, index + 1)}.`, ...numberedPhases(next.phases)]
  })
  return [
    ...choices,
    `Oggi, in ${duration(plan.totalMinutes)}:`,
    ...numberedPhases(session.phases),
    ...later,
    expectedResult(hair),
  ]
}

function nextStep({ plan }: Case): string[] {
  const [first] = plan.alternatives
  return first ? [`Il passo successivo: ${uncapitalised(sentenceOf(first))}`] : []
}
