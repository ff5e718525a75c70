import { DUPLICATE_REASONS } from '@riflesso/contract'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database/db'
import {
  clientConsents,
  clients,
  colorAnalyses,
  distinctClients,
  healthReads,
  patchTests,
} from '#platform/database/schema/index'

type Reason = (typeof DUPLICATE_REASONS)[number]

const KEYS: Record<Reason, AnyPgColumn> = {
  name: clients.searchKey,
  phone: clients.phoneKey,
  email: clients.email,
}

/** How many pairs of a group are marked as not duplicates. */
const pairsApart = (salonId: string) => sql`(
  select count(*) from ${distinctClients} as pair
  where pair.salon_id = ${salonId} and pair.client_id = any(array_agg(${clients.id}))
    and pair.other_id = any(array_agg(${clients.id})))`

/**
 * Groups of clients that share a name, a telephone number or an address, at most `limit` for each. A group in which every
 * pair is marked as not duplicates is left out.
 */
export async function listGroups(db: Db, salonId: string, limit: number) {
  const groups: { readonly reason: Reason; readonly ids: readonly string[] }[] = []
  for (const reason of DUPLICATE_REASONS) {
    const rows = await db
      .select({ ids: sql<string[]>`array_agg(${clients.id}::text order by ${clients.createdAt}, ${clients.id})` })
      .from(clients)
      .where(and(eq(clients.salonId, salonId), sql`${KEYS[reason]} is not null`))
      .groupBy(KEYS[reason])
      .having(sql`count(*) > 1 and count(*) * (count(*) - 1) / 2 > ${pairsApart(salonId)}`)
      .orderBy(asc(KEYS[reason]))
      .limit(limit)
    groups.push(...rows.map(({ ids }) => ({ reason, ids })))
  }
  return groups
}

/** Clients with their number of analyses. */
export const listWithAnalyses = (db: Db, salonId: string, ids: readonly string[]) =>
  db
    .select({ client: clients, analyses: count(colorAnalyses.id) })
    .from(clients)
    .leftJoin(colorAnalyses, and(eq(colorAnalyses.clientId, clients.id), eq(colorAnalyses.salonId, clients.salonId)))
    .where(and(eq(clients.salonId, salonId), inArray(clients.id, [...ids])))
    .groupBy(clients.id)

/** Moves consents, sensitivity tests and the log of their readers to another client of the salon. */
export async function moveHealth(db: Db, salonId: string, from: string, to: string): Promise<void> {
  for (const table of [clientConsents, patchTests]) {
    await db
      .update(table)
      .set({ clientId: to })
      .where(and(eq(table.salonId, salonId), eq(table.clientId, from)))
  }
  // A user may have read both on one day.
  await db.execute(sql`
    insert into ${healthReads} (id, salon_id, client_id, user_id, day)
    select gen_random_uuid(), salon_id, ${to}::uuid, user_id, day from ${healthReads}
    where salon_id = ${salonId} and client_id = ${from} on conflict do nothing`)
}

/** A consent withdrawn on one card is withdrawn on the other too, unless it was given again later. */
export const spreadWithdrawals = (db: Db, salonId: string, clientId: string): Promise<unknown> =>
  db.execute(sql`
    update ${clientConsents} as consent set withdrawn_at = later.at
    from (
      select kind, max(withdrawn_at) as at from ${clientConsents}
      where salon_id = ${salonId} and client_id = ${clientId} group by kind) as later
    where consent.salon_id = ${salonId} and consent.client_id = ${clientId}
      and consent.kind = later.kind and consent.withdrawn_at is null and consent.given_at <= later.at`)

/** Marks every pair of these clients as not duplicates, once; returns how many of them belong to the salon. */
export async function insertDistinct(db: Db, salonId: string, ids: readonly string[], createdAt: Date) {
  return db.transaction(async (tx) => {
    const own = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.salonId, salonId), inArray(clients.id, [...ids])))
      .orderBy(asc(clients.id))
      .for('key share')
    if (own.length < ids.length || own.length < 2) return own.length
    const pairs = own.flatMap(({ id: clientId }, place) =>
      own.slice(place + 1).map(({ id: otherId }) => ({ salonId, clientId, otherId, createdAt })),
    )
    await tx.insert(distinctClients).values(pairs).onConflictDoNothing()
    return own.length
  })
}
