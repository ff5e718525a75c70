import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { clientConsents, patchTests } from '#platform/database/schema/index'

/** The clients among these with a negative sensitivity test applied after a time. */
export async function listTested(
  db: Db,
  salonId: string,
  ids: readonly string[],
  after: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: patchTests.clientId, result: patchTests.result })
    .from(patchTests)
    .where(
      and(eq(patchTests.salonId, salonId), inArray(patchTests.clientId, [...ids]), gt(patchTests.appliedAt, after)),
    )
  // Results are encrypted, so the database cannot compare them.
  return new Set(rows.filter(({ result }) => result === 'negativo').map(({ id }) => id))
}

/** The clients among these with a current photo consent. */
export async function listConsenting(db: Db, salonId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: clientConsents.clientId })
    .from(clientConsents)
    .where(
      and(
        eq(clientConsents.salonId, salonId),
        inArray(clientConsents.clientId, [...ids]),
        eq(clientConsents.kind, 'photos'),
        isNull(clientConsents.withdrawnAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
