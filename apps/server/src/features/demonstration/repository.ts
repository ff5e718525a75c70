import { and, asc, eq, lt } from 'drizzle-orm'
import { type Db, isFound, matches } from '#platform/database/db'
import { clientConsents, clients, colorAnalyses, patchTests, users } from '#platform/database/schema/index'

export const hasUsers = (db: Db) => isFound(db.select({ id: users.id }).from(users).limit(1))

type CardDetails = {
  readonly details: Partial<typeof clients.$inferInsert>
  readonly consents: readonly (typeof clientConsents.$inferInsert)[]
  readonly tests: readonly (typeof patchTests.$inferInsert)[]
}

/** Adds the client's answers and consents to a card. */
export async function insertCardDetails(
  tx: Db,
  { salonId, clientId }: { readonly salonId: string; readonly clientId: string },
  { details, consents, tests }: CardDetails,
): Promise<void> {
  await tx
    .update(clients)
    .set(details)
    .where(matches(clients, { salonId, id: clientId }))
  if (consents.length > 0) await tx.insert(clientConsents).values([...consents])
  if (tests.length > 0) await tx.insert(patchTests).values([...tests])
}

/** The salon's clients, the original ones before later ones of the same name. */
export const listClients = (db: Db, salonId: string) =>
  db
    .select({ id: clients.id, firstName: clients.firstName, lastName: clients.lastName })
    .from(clients)
    .where(eq(clients.salonId, salonId))
    .orderBy(asc(clients.createdAt))

/** The dates of the analyses before a time. */
export const listDatesBefore = async (db: Db, salonId: string, moment: Date): Promise<readonly Date[]> => {
  const rows = await db
    .select({ date: colorAnalyses.analysisDate })
    .from(colorAnalyses)
    .where(and(eq(colorAnalyses.salonId, salonId), lt(colorAnalyses.analysisDate, moment)))
  return rows.map(({ date }) => date)
}
