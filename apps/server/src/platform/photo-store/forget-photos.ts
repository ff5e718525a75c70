import { and, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { colorAnalyses } from '../database/schema/index.ts'
import { schedulePhotoDeletions } from './photo-deletions.ts'

/** The columns of an analysis without photos; `photosDeletedAt` is the time of their deletion. */
export const NO_PHOTOS = {
  imageData: null,
  beforeImageData: null,
  thumbnail: null,
  primaHints: null,
  dopoCredit: null,
} as const

/** Removes the photos of analyses and schedules them for deletion; the analyses stay. */
export async function forgetPhotos(tx: Db, which: SQL | undefined, now: Date): Promise<void> {
  const hasPhotos = and(which, isNull(colorAnalyses.photosDeletedAt))
  const rows = await tx
    .select({ image: colorAnalyses.imageData, before: colorAnalyses.beforeImageData })
    .from(colorAnalyses)
    .where(hasPhotos)
    .for('update')
  const keys = rows.flatMap(({ image, before }) => [image, before]).filter((key) => key !== null)
  await tx
    .update(colorAnalyses)
    .set({ ...NO_PHOTOS, photosDeletedAt: now })
    .where(hasPhotos)
  await schedulePhotoDeletions(tx, keys, now)
}
