import { asc, inArray, or } from 'drizzle-orm'
import { MINUTE_MS } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { colorAnalyses, users } from '../database/schema/index.ts'
import type { PhotoStore } from './photo-store.ts'

/** Between storing its photo and being archived an analysis needs far less. */
const UNDER_WAY_MS = 10 * MINUTE_MS

/** Photos asked about at once: however many the store holds, a sweep needs no more memory. */
const AT_A_TIME = 500

/**
 * Removes the photos that no analysis names: a server was killed before it archived theirs. What is older than the first
 * account stays: it belongs to another database, which this one may have been opened in place of.
 */
export async function removeOrphanPhotos(db: Db, store: PhotoStore, now: Date): Promise<void> {
  const since = await findFirstAccountDate(db)
  if (!since) return
  const until = new Date(now.getTime() - UNDER_WAY_MS)
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
}

const findFirstAccountDate = async (db: Db): Promise<Date | null> => {
  const [first] = await db.select({ date: users.createdAt }).from(users).orderBy(asc(users.createdAt)).limit(1)
  return first?.date ?? null
}

/** Those of the keys that an analysis names. */
const listNamed = async (db: Db, keys: readonly string[]): Promise<ReadonlySet<string | null>> => {
  if (keys.length === 0) return new Set()
  const { imageData, beforeImageData } = colorAnalyses
  const rows = await db
    .select({ imageData, beforeImageData })
    .from(colorAnalyses)
    .where(or(inArray(imageData, [...keys]), inArray(beforeImageData, [...keys])))
  return new Set(rows.flatMap((row) => [row.imageData, row.beforeImageData]))
}
