import { asc } from 'drizzle-orm'
import { MINUTE_MS } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { colorAnalyses, users } from '../database/schema/index.ts'
import type { PhotoStore } from './photo-store.ts'

/** Between storing its photo and being archived an analysis needs far less. */
const UNDER_WAY_MS = 10 * MINUTE_MS

/**
 * Removes the photos that no analysis names: a server was killed before it archived theirs. What is older than the first
 * account stays: it belongs to another database, which this one may have been opened in place of.
 */
export async function removeOrphanPhotos(db: Db, store: PhotoStore, now: Date): Promise<void> {
  const since = await findFirstAccountDate(db)
  if (!since) return
  const until = new Date(now.getTime() - UNDER_WAY_MS)
  const named = await listNamedKeys(db)
  for await (const { key, storedAt } of store.list()) {
    if (storedAt >= since && storedAt < until && !named.has(key)) await store.remove(key)
  }
}

const findFirstAccountDate = async (db: Db): Promise<Date | null> => {
  const [first] = await db.select({ date: users.createdAt }).from(users).orderBy(asc(users.createdAt)).limit(1)
  return first?.date ?? null
}

const listNamedKeys = async (db: Db): Promise<ReadonlySet<string | null>> => {
  const rows = await db
    .select({ image: colorAnalyses.imageData, before: colorAnalyses.beforeImageData })
    .from(colorAnalyses)
  return new Set(rows.flatMap(({ image, before }) => [image, before]))
}
