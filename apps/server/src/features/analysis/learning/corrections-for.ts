import { type Corrections, correctionsFrom, doesCorrect } from '@riflesso/colorimetry'
import type { Db } from '#platform/database/db'
import { findLearningChoice, listLearning } from './learning-repository.ts'

/** What the salon's outcomes correct in a plan for this client; null when nothing, or when the salon has switched it off. */
export async function correctionsFor(
  db: Db,
  salonId: string,
  clientId: string | null,
  now: Date,
): Promise<Corrections | null> {
  const { isOn, since } = await findLearningChoice(db, salonId)
  if (!isOn) return null
  const outcomes = await listLearning(db, salonId, clientId, since)
  const corrections = correctionsFrom(outcomes, clientId, now.getTime())
  return doesCorrect(corrections) ? corrections : null
}
