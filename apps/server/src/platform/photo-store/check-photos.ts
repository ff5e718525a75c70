import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import { type Db, pages } from '../database/db.ts'
import { analysisOutcomes, colorAnalyses, pacts, paperCards, previsitPhotos } from '../database/schema/index.ts'
import { isWhole, type PhotoStore } from './photo-store.ts'

const AT_A_TIME = 500

export type PhotoCheck = {
  readonly photos: number
  /** Ids of analyses, pacts, paper cards and photos sent before a visit that reference a missing photo. */
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

/** The columns with keys of photos, each with the id that is reported. */
const KEYS = [
  [colorAnalyses.id, colorAnalyses.imageData],
  [colorAnalyses.id, colorAnalyses.beforeImageData],
  [analysisOutcomes.analysisId, analysisOutcomes.imageData],
  [pacts.id, pacts.imageData],
  [paperCards.id, paperCards.imageData],
  [previsitPhotos.id, previsitPhotos.imageData],
] as const

type Referenced = { readonly id: string; readonly key: string }

async function* referenced(db: Db): AsyncIterable<Referenced> {
  for (const [id, key] of KEYS) {
    const page = (last?: Referenced) =>
      db
        .select({ id: sql<string>`${id}`, key: sql<string>`${key}` })
        .from(id.table)
        .where(and(isNotNull(key), last && gt(id, last.id)))
        .orderBy(asc(id))
        .limit(AT_A_TIME)
    for await (const rows of pages(AT_A_TIME, page)) yield* rows
  }
}
