import type { Seen } from '@riflesso/colorimetry'
import { analysisOfOption, writeMidService } from '@riflesso/consultation'
import type { midService } from '@riflesso/contract'
import type { Answer } from '#platform/http/bind'
import { type WholeRow, wholeOf } from '../repository.ts'
import { situationOf } from './situation-of.ts'

const NONE: Answer<typeof midService> = { answer: null, fasi_operative: [], sections: [], whatIf: [], nextSessions: [] }

/** The answer to a check of a bowl of the chosen option, from the archived readings and the declared answers. */
export function answerLooks(row: WholeRow, looks: readonly Seen[]): Answer<typeof midService> {
  const chosen = analysisOfOption(wholeOf(row), row.chosenOption ?? 'equilibrata')
  const situation = situationOf(chosen)
  return (situation && writeMidService({ plan: chosen.plan, situation }, looks)) ?? NONE
}
