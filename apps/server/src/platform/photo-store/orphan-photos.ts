import { asc, inArray, or } from 'drizzle-orm'
import { DAY_MS } from '../clock.ts'
import { type Db, first } from '../database/db.ts'
import { analysisOutcomes, colorAnalyses, pacts, paperCards, previsitPhotos, users } from '../database/schema/index.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { isOlderThanItsPhotos, recordSweep } from '../ledger/photo-sweeps.ts'
import type { PhotoStore } from './photo-store.ts'

/**
 * Younger photos stay. Between storing its photo and being archived an analysis needs seconds; the rest of the day lets
 * an operator notice that the wrong database is open.
 */
const GRACE_MS = DAY_MS

/** Photos looked up in one query: limits the memory of a sweep, whatever the size of the store. */
const AT_A_TIME = 500

/**
 * Deletes the photos that no row references: a server crashed before it archived theirs. Photos that may belong to another
 * database stay: all of them when this one is an older copy than the photos, and those from before its first
 * account. Returns false when it is an older copy.
 */
export async function removeOrphanPhotos(
  { db, photoStore: store, ledger }: { readonly db: Db; readonly photoStore: PhotoStore; readonly ledger: Ledger },
  now: Date,
): Promise<boolean> {
  if (await isOlderThanItsPhotos(db, ledger)) return false
  const since = await findFirstAccountDate(db)
  if (!since) return true
  const until = new Date(now.getTime() - GRACE_MS)
  let keys: string[] = []
  const removeUnnamed = async () => {
    const named = await listNamed(db, keys)
    for (const key of keys) if (!named.has(key)) await store.remove(key)
    keys = []
  }
  for await (const { key, storedAt } of store.list()) {
    if (storedAt >= since && storedAt < until) keys.push(key)
    if (keys.length === AT_A_TIME) await removeUnnamed()
  }
  await removeUnnamed()
  await recordSweep(db, ledger, now)
  return true
}

const findFirstAccountDate = async (db: Db) =>
  (await first(db.select({ date: users.createdAt }).from(users).orderBy(asc(users.createdAt)).limit(1)))?.date ?? null

/** The keys among these that a row references. */
const listNamed = async (db: Db, keys: readonly string[]): Promise<ReadonlySet<string | null>> => {
  if (keys.length === 0) return new Set()
  const { imageData, beforeImageData } = colorAnalyses
  const rows = await db
    .select({ imageData, beforeImageData })
    .from(colorAnalyses)
    .where(or(inArray(imageData, [...keys]), inArray(beforeImageData, [...keys])))
  const others: (string | null)[] = []
  for (const table of [analysisOutcomes, pacts, paperCards, previsitPhotos]) {
    const named = await db
      .select({ key: table.imageData })
      .from(table)
      .where(inArray(table.imageData, [...keys]))
    others.push(...named.map(({ key }) => key))
  }
  const ofAnalyses = rows.flatMap((row) => [row.imageData, row.beforeImageData])
  return new Set([...ofAnalyses, ...others])
}
