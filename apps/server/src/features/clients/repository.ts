import { and, asc, eq, like, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { clients } from '#platform/database/schema/index'

export type ClientRow = typeof clients.$inferSelect

export async function insertClient(db: Db, row: typeof clients.$inferInsert): Promise<ClientRow> {
  const [inserted] = await db.insert(clients).values(row).returning()
  if (!inserted) throw new Error('the insert of a client returned no row')
  return inserted
}

/** The salon's clients whose first, last or full name (in either order) contains the text, whatever its case. */
export async function findClientsByName(db: Db, salonId: string, text: string, limit: number): Promise<ClientRow[]> {
  const pattern = `%${escapeLike(text.toLowerCase())}%`
  const first = sql`lower(${clients.firstName})`
  const last = sql`lower(${clients.lastName})`
  return db
    .select()
    .from(clients)
    .where(
      and(
        eq(clients.salonId, salonId),
        or(like(sql`${first} || ' ' || ${last}`, pattern), like(sql`${last} || ' ' || ${first}`, pattern)),
      ),
    )
    .orderBy(asc(last), asc(first), asc(clients.id))
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

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
