import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { analysisOutcomes, colorAnalyses } from '../database/schema/index.ts'
import { isWhole } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'

const AT_A_TIME = 500

export type PhotoCheck = {
  readonly photos: number
  /** Ids of analyses that reference a missing photo. */
  readonly missing: readonly string[]
  /** Ids of analyses with a photo that fails its checksum. */
  readonly damaged: readonly string[]
}

/** Reads every referenced photo: after a restore this reports what is missing. Changes nothing. */
export async function checkPhotos(db: Db, store: PhotoStore): Promise<PhotoCheck> {
  let photos = 0
  const missing: string[] = []
  const damaged: string[] = []
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
    for (const row of rows) {
      for (const key of row.keys) {
        if (key === null) continue
        photos++
        const bytes = await store.get(key)
        if (bytes === null) missing.push(row.id)
        else if (!isWhole(key, bytes)) damaged.push(row.id)
      }
    }
    last = rows.at(-1)?.id ?? null
    if (rows.length < AT_A_TIME) return { photos, missing, damaged }
  }
}
