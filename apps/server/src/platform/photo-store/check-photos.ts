import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { analysisOutcomes, colorAnalyses, pacts, paperCards } from '../database/schema/index.ts'
import { isWhole, type PhotoStore } from './photo-store.ts'

const AT_A_TIME = 500

export type PhotoCheck = {
  readonly photos: number
  /** Ids of analyses, pacts and paper cards that reference a missing photo. */
  readonly missing: readonly string[]
  /** The same for a photo that fails its checksum. */
  readonly damaged: readonly string[]
}

/** Reads every referenced photo: after a restore this reports what is missing. Changes nothing. */
export async function checkPhotos(db: Db, store: PhotoStore): Promise<PhotoCheck> {
  let photos = 0
  const missing: string[] = []
  const damaged: string[] = []
  for await (const { id, key } of referenced(db)) {
    photos++
    const bytes = await store.get(key)
    if (bytes === null) missing.push(id)
    else if (!isWhole(key, bytes)) damaged.push(id)
  }
  return { photos, missing, damaged }
}

type Referenced = { readonly id: string; readonly key: string }

async function* referenced(db: Db): AsyncIterable<Referenced> {
  yield* ofAnalyses(db)
  for (const table of [pacts, paperCards]) yield* keysOf(db, table)
}

async function* keysOf(db: Db, table: typeof pacts | typeof paperCards): AsyncIterable<Referenced> {
  for (let last: string | null = null; ; ) {
    const rows: { id: string; key: string | null }[] = await db
      .select({ id: table.id, key: table.imageData })
      .from(table)
      .where(and(isNotNull(table.imageData), last === null ? undefined : gt(table.id, last)))
      .orderBy(asc(table.id))
      .limit(AT_A_TIME)
    for (const { id, key } of rows) if (key !== null) yield { id, key }
    last = rows.at(-1)?.id ?? null
    if (rows.length < AT_A_TIME) return
  }
}

async function* ofAnalyses(db: Db): AsyncIterable<Referenced> {
  for (let last: string | null = null; ; ) {
    const { id, imageData, beforeImageData } = colorAnalyses
    const { imageData: outcomeImage } = analysisOutcomes
    const rows: { id: string; keys: (string | null)[] }[] = (
      await db
        .select({ id, keys: { imageData, beforeImageData, outcomeImage } })
        .from(colorAnalyses)
        .leftJoin(analysisOutcomes, eq(analysisOutcomes.analysisId, id))
        .where(
          and(
            or(isNull(colorAnalyses.photosDeletedAt), isNotNull(outcomeImage)),
            last === null ? undefined : gt(id, last),
          ),
        )
        .orderBy(asc(id))
        .limit(AT_A_TIME)
    ).map(({ id, keys }) => ({ id, keys: Object.values(keys) }))
    for (const row of rows) for (const key of row.keys) if (key !== null) yield { id: row.id, key }
    last = rows.at(-1)?.id ?? null
    if (rows.length < AT_A_TIME) return
  }
}
