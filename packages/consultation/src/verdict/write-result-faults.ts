import type { ResultFault } from '@riflesso/colorimetry'
import { RESULT_SENTENCES } from '../words/colour/results.ts'

/** Differences between a plan's result and its promise, in Italian. */
export const writeResultFaults = (faults: readonly ResultFault[]): (ResultFault & { readonly reason: string })[] =>
  faults.map((fault) => ({ ...fault, reason: RESULT_SENTENCES[fault.code](fault.values) }))
