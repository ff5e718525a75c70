import { buildSituation, type Seen } from '@riflesso/colorimetry'
import { analysisOfOption, writeMidService } from '@riflesso/consultation'
import type { midService } from '@riflesso/contract'
import type { Answer } from '#platform/http/bind'
import type { WholeRow } from '../repository.ts'

const NONE: Answer<typeof midService> = { answer: null, fasi_operative: [], whatIf: [], nextSessions: [] }

/** What to do at a bowl of the option that is carried out, from the archived readings and what was declared. */
export function answerLooks(
  { withHealth, analysis, chosenOption }: WholeRow,
  looks: readonly Seen[],
): Answer<typeof midService> {
  const { plan, prima, dopo, declared } = analysisOfOption(withHealth ?? analysis, chosenOption ?? 'equilibrata')
  if (declared === undefined) return NONE
  const { details, ...selectors } = declared
  const situation = buildSituation({ prima, dopo, selectors, details })
  return 'ok' in situation ? NONE : (writeMidService({ plan, situation }, looks) ?? NONE)
}
