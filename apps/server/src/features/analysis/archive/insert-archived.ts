import type { AnalysisResult } from '@riflesso/consultation'
import { recordHealthReads, storeRetouch } from '#features/clients'
import type { Db } from '#platform/database/db'
import type { Caller } from '#platform/sessions/session-store'
import { insertAnalysis, insertAnalysisHealth, type NewAnalysis } from '../repository.ts'
import { storePromise } from './colours-repository.ts'

type Archivable = {
  readonly analysis: AnalysisResult
  /** The same without its health answers; null if it has none. */
  readonly withoutHealth: AnalysisResult | null
  /** Whether its health answers are kept, and the wording accepted before them. */
  readonly health: { readonly isKept: boolean; readonly consentText: string | null }
  readonly row: Omit<NewAnalysis, 'analysis' | 'salonId' | 'userId' | 'analysisDate'>
}

/** Archives an analysis with all that is derived from it. Its client must be locked. */
export async function insertArchived(
  tx: Db,
  actor: Caller,
  { analysis, withoutHealth, health, row }: Archivable,
  now: Date,
): Promise<void> {
  const { salonId, userId } = actor
  const { id, clientId = null } = row
  const plain = withoutHealth ?? analysis
  await insertAnalysis(tx, { ...row, analysis: plain, analysisDate: now, salonId, userId })
  if (clientId !== null) await storeRetouch(tx, salonId, clientId)
  await storePromise(tx, salonId, { id, analysis: plain, option: 'equilibrata' })
  if (withoutHealth === null) return
  const { isKept, consentText } = health
  if (isKept) await insertAnalysisHealth(tx, { analysisId: id, salonId, analysis, consentText, createdAt: now })
  // The answer may contain what another user wrote on the card.
  if (clientId !== null) await recordHealthReads(tx, actor, [clientId], now)
}
