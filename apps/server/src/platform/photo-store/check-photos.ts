import { and, asc, gt, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { colorAnalyses } from '../database/schema/index.ts'
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
    const rows: { id: string; imageData: string | null; beforeImageData: string | null }[] = await db
      .select({ id, imageData, beforeImageData })
      .from(colorAnalyses)
      .where(and(isNull(colorAnalyses.photosDeletedAt), last === null ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(AT_A_TIME)
    for (const row of rows) {
      for (const key of [row.imageData, row.beforeImageData]) {
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
