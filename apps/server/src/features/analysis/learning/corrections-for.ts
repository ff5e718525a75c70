import { type Corrections, correctionsFrom, doesCorrect } from '@riflesso/colorimetry'
import type { Db } from '#platform/database/db'
import { findLearningChoice, listLearning } from './learning-repository.ts'

/** Corrections of a plan for this client from the salon's outcomes; null without any, or if the salon has switched them off. */
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
