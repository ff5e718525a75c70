import type { DeclaredDetails } from '@riflesso/colorimetry'
import type { Db } from '#platform/database/db'
import { cardSafety, withCard } from './card-safety.ts'
import { findClient, listPatchTests } from './repository.ts'

/** Whose hair an analysis is about. */
export type AnalysedClient = {
  readonly firstName: string
  readonly lastName: string
  /** What was declared, with what the card knows of age, allergies and sensitivity tests. */
  readonly declare: (details: DeclaredDetails) => DeclaredDetails
}

/** The client of an analysis if it is this salon's, else null. */
export async function findAnalysedClient(
  db: Db,
  salonId: string,
  clientId: string,
  now: Date,
): Promise<AnalysedClient | null> {
  const row = await findClient(db, salonId, clientId)
  if (!row) return null
  const safety = cardSafety({ ...row, patchTests: await listPatchTests(db, salonId, clientId) }, now)
  const { firstName, lastName } = row
  return { firstName, lastName, declare: (details) => withCard(details, safety) }
}
