import { sql } from 'drizzle-orm'
import { type Db, hold, matches } from '#platform/database/db'
import { clients, colorAnalyses } from '#platform/database/schema/index'

const own = (salonId: string, clientId: string) => matches(clients, { salonId, id: clientId })

/** Locks the date of a client until the transaction ends; rows that refer to the client can still be added. False without such a client. */
const lockRetouch = (tx: Db, salonId: string, clientId: string) =>
  hold(tx, clients, own(salonId, clientId), 'no key update')

/** Stores when a client is due for a retouch. Call it in the transaction of each change of the client's analyses. */
export async function storeRetouch(tx: Db, salonId: string, clientId: string): Promise<void> {
  // Locked before the visits are read, so that two changes do not miss each other.
  await lockRetouch(tx, salonId, clientId)
  const retouchAt = sql`(
    select last.analysis_date + last.retouch_weeks * interval '168 hours' from ${colorAnalyses} as last
    where last.client_id = ${clients.id} and last.salon_id = ${clients.salonId}
    order by last.analysis_date desc limit 1)`
  await tx.update(clients).set({ retouchAt }).where(own(salonId, clientId))
}

/** Runs a change of an analysis with its client locked, then stores when the client is due for a retouch. */
export async function withRetouch<T>(tx: Db, salonId: string, analysisId: string, change: () => Promise<T>) {
  // The client before the analysis: merging and deleting a client lock in this order.
  const clientId = await lockClientOf(tx, salonId, analysisId)
  const result = await change()
  if (clientId !== null) await storeRetouch(tx, salonId, clientId)
  return result
}

/** Locks the client of an analysis until the transaction ends; null when the analysis has none or does not exist. */
async function lockClientOf(tx: Db, salonId: string, analysisId: string): Promise<string | null> {
  for (;;) {
    const [row] = await tx
      .select({ clientId: colorAnalyses.clientId })
      .from(colorAnalyses)
      .where(matches(colorAnalyses, { salonId, id: analysisId }))
    if (!row?.clientId) return null
    // A client that was merged meanwhile no longer exists: its analyses have another client.
    if (await lockRetouch(tx, salonId, row.clientId)) return row.clientId
  }
}
