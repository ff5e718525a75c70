import { and, asc, eq, like } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { clients } from '#platform/database/schema/index'
import { clientSearchKey, keyContains } from '#platform/search-key'

export type ClientRow = typeof clients.$inferSelect

type NewClient = Omit<typeof clients.$inferInsert, 'searchKey'>

export async function insertClient(db: Db, row: NewClient): Promise<ClientRow> {
  const [inserted] = await db
    .insert(clients)
    .values({ ...row, searchKey: clientSearchKey(row) })
    .returning()
  if (!inserted) throw new Error('the insert of a client returned no row')
  return inserted
}

/** The salon's clients whose first, last or full name (in either order) contains the text, whatever its case and accents. */
export async function findClientsByName(db: Db, salonId: string, text: string, limit: number): Promise<ClientRow[]> {
  return db
    .select()
    .from(clients)
    .where(and(eq(clients.salonId, salonId), like(clients.searchKey, keyContains(text))))
    .orderBy(asc(clients.searchKey), asc(clients.id))
    .limit(limit)
}

/** The client if it is this salon's, else null. */
export async function findClient(db: Db, salonId: string, clientId: string): Promise<ClientRow | null> {
  const [row] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.salonId, salonId), eq(clients.id, clientId)))
  return row ?? null
}
