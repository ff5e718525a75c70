import type { ResultFault } from '@riflesso/colorimetry'
import { RESULT_SENTENCES } from '../words/colour/results.ts'

/** Where a plan does not end as it promises, in Italian. */
export const writeResultFaults = (faults: readonly ResultFault[]): (ResultFault & { readonly reason: string })[] =>
  faults.map((fault) => ({ ...fault, reason: RESULT_SENTENCES[fault.code](fault.values) }))
