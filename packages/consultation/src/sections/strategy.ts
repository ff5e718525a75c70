import type { Plan, Reason } from '@riflesso/colorimetry'
import { duration, uncapitalised } from '../italian.ts'
import { sentenceOf } from '../words/reasons/index.ts'
import type { WrittenSession } from '../written-phase.ts'
import { type Case, expectedResult, today, whyWider } from './case.ts'
import { isRefused } from './outcome.ts'
import { numberedPhases, writeNextSessions } from './sessions.ts'
import { isLimit } from './technical-assessment.ts'

/** Options, and what the summary says first. */
const isSaid = ({ code }: Reason): boolean => code.startsWith('option-') || code === 'wish-doubtful'

/** Reasons for the strategy, the work by session with its bowls, and the expected result. */
export function transformationStrategy(hair: Case): string[] {
  const { plan } = hair
  if (isRefused(plan) || !today(hair)) {
    // The reason is one of the risks, and is shown above all sections.
    return ['Oggi non si esegue alcuna fase.', ...nextStep(hair)]
  }
  const choices = plan.reasons.filter((reason) => !isLimit(reason) && !isSaid(reason)).map(sentenceOf)
  const next = writeNextSessions(plan, hair.situation)
  return [...choices, ...workInWords(plan, next), ...whyWider(hair), expectedResult(hair)]
}

/** The work by session with its bowls, one line per phase; `next` are its sessions after today's, in words. */
export function workInWords(
  { sessions, totalMinutes }: Pick<Plan, 'sessions' | 'totalMinutes'>,
  next: readonly WrittenSession[],
): string[] {
  return sessions.flatMap(({ phases }, index) => [
    index === 0 ? `Oggi, in ${duration(totalMinutes)}:` : `${next[index - 1]?.titolo}.`,
    ...numberedPhases(phases),
  ])
}

function nextStep({ plan }: Case): string[] {
  const [first] = plan.alternatives
  return first ? [`Il passo successivo: ${uncapitalised(sentenceOf(first))}`] : []
}
