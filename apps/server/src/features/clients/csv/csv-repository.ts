import { and, eq, sql } from 'drizzle-orm'
import { type Db, hold, pages } from '#platform/database/db'
import { clients, users } from '#platform/database/schema/index'
import type { ClientRow } from '../repository.ts'

/** Names looked up in one query, which may read all clients of the salon, and rows read in one. */
const KEYS_AT_A_TIME = 1000
const AT_A_TIME = 1000

/** The salon's clients that have one of these search keys. */
export async function listByKeys(db: Db, salonId: string, keys: readonly string[]) {
  const found: Pick<ClientRow, 'searchKey' | 'phone' | 'email'>[] = []
  for (let from = 0; from < keys.length; from += KEYS_AT_A_TIME) {
    const some = keys.slice(from, from + KEYS_AT_A_TIME)
    const isSome = sql`${clients.searchKey} = any(${sql.param(some)}::text[])`
    found.push(
      ...(await db
        .select({ searchKey: clients.searchKey, phone: clients.phone, email: clients.email })
        .from(clients)
        .where(and(eq(clients.salonId, salonId), isSome))),
    )
  }
  return found
}

/** Locks imports of one salon until the transaction ends. */
export const lockSalon = (tx: Db, salonId: string) => hold(tx, users, eq(users.id, salonId), 'no key update')

/** Every client of the salon in batches, in the order of the list. */
export async function* eachClient(db: Db, salonId: string): AsyncIterable<ClientRow> {
  const order = sql`${clients.searchKey} collate "C"`
  const page = (last?: ClientRow) => {
    const later = last && sql`(${order}, ${clients.id}) > (${last.searchKey}, ${last.id}::uuid)`
    const rows = db
      .select()
      .from(clients)
      .where(and(eq(clients.salonId, salonId), later))
    return rows.orderBy(order, clients.id).limit(AT_A_TIME)
  }
  for await (const rows of pages(AT_A_TIME, page)) yield* rows
}
