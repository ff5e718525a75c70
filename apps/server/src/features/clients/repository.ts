import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { clients } from '#platform/database/schema/index'
import { clientSearchKey } from '#platform/search-key'

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

const own = (salonId: string, clientId: string) => and(eq(clients.salonId, salonId), eq(clients.id, clientId))

/** The client if it is this salon's, else null. */
export async function findClient(db: Db, salonId: string, clientId: string): Promise<ClientRow | null> {
  const [row] = await db.select().from(clients).where(own(salonId, clientId))
  return row ?? null
}
