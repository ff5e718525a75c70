import { and, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { analysisOutcomes, colorAnalyses } from '../database/schema/index.ts'
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

/** Removes the photos of outcomes and schedules them for deletion; the outcomes stay with their readings. */
export async function forgetOutcomePhotos(tx: Db, which: SQL | undefined, now: Date): Promise<void> {
  const hasPhoto = and(which, isNotNull(analysisOutcomes.imageData))
  const rows = await tx.select({ key: analysisOutcomes.imageData }).from(analysisOutcomes).where(hasPhoto).for('update')
  await tx.update(analysisOutcomes).set({ imageData: null, imageStoredAt: null }).where(hasPhoto)
  await schedulePhotoDeletions(
    tx,
    rows.flatMap(({ key }) => key ?? []),
    now,
  )
}

/** Outcomes of the analyses that match a condition. */
export const outcomesOf = (db: Db, which: SQL | undefined): SQL =>
  inArray(analysisOutcomes.analysisId, db.select({ id: colorAnalyses.id }).from(colorAnalyses).where(which))

/** Keys of the photos of the results of analyses, which are deleted together: call it before, with the analyses locked. */
export async function listOutcomeKeys(tx: Db, which: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ key: analysisOutcomes.imageData }).from(analysisOutcomes).where(outcomesOf(tx, which))
  return rows.flatMap(({ key }) => key ?? [])
}
