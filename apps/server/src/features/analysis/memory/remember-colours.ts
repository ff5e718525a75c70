import { labFromHex, measuredZone, type OptionId, type OutcomePromise, todaysPromise } from '@riflesso/colorimetry'
import { type AnalysisResult, analysisOfOption } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import type { Db } from '#platform/database/db'
import { setReached, upsertColours } from './memory-repository.ts'

type Planned = {
  readonly id: string
  /** Without its health answers. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
  readonly analysisDate: Date
}

/** Stores the colours that an analysis starts from and promises, in the transaction that archives or changes it. */
export async function rememberPlan(
  tx: Db,
  salonId: string,
  { id, analysis, option, analysisDate }: Planned,
): Promise<void> {
  const promise = todaysPromise(analysisOfOption(analysis, option).plan)
  await upsertColours(tx, {
    analysisId: id,
    salonId,
    analysedAt: analysisDate,
    start: promise && analysis.prima && measuredZone(promise, analysis.prima).lab,
    promised: promise && labFromHex(promise.hex),
  })
}

/** Stores the colour that an outcome measured, in the transaction that records it. */
export const rememberResult = (
  tx: Db,
  salonId: string,
  analysisId: string,
  { expected, reading }: { readonly expected: OutcomePromise; readonly reading: Reading | null },
): Promise<void> => setReached(tx, salonId, analysisId, reading && measuredZone(expected, reading).lab)

/** Deletes the colour that an outcome measured, in the transaction that deletes the outcome. */
export const forgetResult = (tx: Db, salonId: string, analysisId: string): Promise<void> =>
  setReached(tx, salonId, analysisId, null)
