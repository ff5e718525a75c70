import type { Seen } from '@riflesso/colorimetry'
import { analysisOfOption, writeMidService } from '@riflesso/consultation'
import type { midService } from '@riflesso/contract'
import type { Answer } from '#platform/http/bind'
import type { WholeRow } from '../repository.ts'
import { situationOf } from './situation-of.ts'

const NONE: Answer<typeof midService> = { answer: null, fasi_operative: [], whatIf: [], nextSessions: [] }

/** What to do at a bowl of the option that is carried out, from the archived readings and what was declared. */
export function answerLooks(
  { withHealth, analysis, chosenOption }: WholeRow,
  looks: readonly Seen[],
): Answer<typeof midService> {
  const chosen = analysisOfOption(withHealth ?? analysis, chosenOption ?? 'equilibrata')
  const situation = situationOf(chosen)
  return (situation && writeMidService({ plan: chosen.plan, situation }, looks)) ?? NONE
}
