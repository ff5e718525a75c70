import type { Reason, ReasonCode } from '@riflesso/colorimetry'
import type { WrittenReason } from '../../written-phase.ts'
import { CHOICE_SENTENCES } from './choices.ts'
import { MAINTENANCE_SENTENCES } from './maintenance.ts'
import { ALTERNATIVE_SENTENCES, REFUSAL_SENTENCES } from './refusals.ts'
import type { Sentence } from './values.ts'
import { WARNING_SENTENCES } from './warnings.ts'

/** A sentence for each reason code; a missing one is a compile error. */
const SENTENCES = {
  ...CHOICE_SENTENCES,
  ...WARNING_SENTENCES,
  ...REFUSAL_SENTENCES,
  ...ALTERNATIVE_SENTENCES,
  ...MAINTENANCE_SENTENCES,
} satisfies Record<ReasonCode, Sentence>

/** One reason of the plan as an Italian sentence. Throws RangeError when a value that the code names is missing. */
export const sentenceOf = (reason: Reason): string => SENTENCES[reason.code](reason.values)

/** A reason as an Italian sentence, with the id of its rule. */
const writtenReason = (reason: Reason): WrittenReason => ({ regola: reason.rule, testo: sentenceOf(reason) })

/** Written reasons, without repeated sentences. */
export function writtenReasons(reasons: readonly Reason[]): WrittenReason[] {
  const bySentence = new Map(reasons.map((reason) => [sentenceOf(reason), writtenReason(reason)]))
  return [...bySentence.values()]
}
