import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { photoSweeps } from '../database/schema/index.ts'
import { type Ledger, stampOf, timeOfNote } from './ledger.ts'

const SWEEP = /_photo-sweep$/

const listSweeps = async (ledger: Ledger): Promise<readonly { readonly note: string; readonly at: Date }[]> => {
  const sweeps: { note: string; at: Date }[] = []
  for await (const note of ledger.list()) {
    const at = SWEEP.test(note) ? timeOfNote(note) : null
    if (at) sweeps.push({ note, at })
  }
  return sweeps
}

/**
 * Whether the ledger has a later sweep than this database: then the database is an older copy, and photos that
 * it does not reference may be referenced by the database that it was copied from.
 */
export async function isOlderThanItsPhotos(db: Db, ledger: Ledger): Promise<boolean> {
  // In this order: a sweep is recorded in the database first, so another server's is never later.
  const outside = (await listSweeps(ledger)).map(({ at }) => at.getTime())
  const [inside] = await db.select({ sweptAt: photoSweeps.sweptAt }).from(photoSweeps)
  return Math.max(0, ...outside) > (inside?.sweptAt.getTime() ?? 0)
}

/** Records a sweep in the database, then in the ledger. Afterwards this database counts as the newest of its photos. */
export async function recordSweep(db: Db, ledger: Ledger, now: Date): Promise<void> {
  const outside = await listSweeps(ledger)
  const newest = new Date(Math.max(now.getTime(), ...outside.map(({ at }) => at.getTime())))
  // The clocks of two servers differ: the later one counts.
  const [row] = await db
    .insert(photoSweeps)
    .values({ id: 1, sweptAt: newest })
    .onConflictDoUpdate({
      target: photoSweeps.id,
      set: { sweptAt: sql`greatest(${photoSweeps.sweptAt}, excluded.swept_at)` },
    })
    .returning({ sweptAt: photoSweeps.sweptAt })
  const sweptAt = row?.sweptAt ?? newest
  const note = `${stampOf(sweptAt)}_photo-sweep`
  await ledger.add(note)
  for (const old of outside) if (old.at < sweptAt) await ledger.remove(old.note)
}
