import { and, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { analysisOutcomes, colorAnalyses, pacts, paperCards } from '../database/schema/index.ts'
import { schedulePhotoDeletions } from './photo-deletions.ts'

/** The columns of an analysis without photos; `photosDeletedAt` is the time of their deletion. */
export const NO_PHOTOS = {
  imageData: null,
  beforeImageData: null,
  thumbnail: null,
  primaHints: null,
  dopoCredit: null,
} as const

/** Removes the photos of analyses with the pictures of their pacts, and schedules them for deletion; analyses and pacts stay. */
export async function forgetPhotos(tx: Db, which: SQL | undefined, now: Date): Promise<void> {
  const hasPhotos = and(which, isNull(colorAnalyses.photosDeletedAt))
  const rows = await tx
    .select({ id: colorAnalyses.id, image: colorAnalyses.imageData, before: colorAnalyses.beforeImageData })
    .from(colorAnalyses)
    .where(hasPhotos)
    .for('update')
  const keys = rows.flatMap(({ image, before }) => [image, before]).filter((key) => key !== null)
  const ids = rows.map(({ id }) => id)
  const pictures = and(inArray(pacts.analysisId, ids), isNotNull(pacts.imageData))
  const drawn = await tx.select({ key: pacts.imageData }).from(pacts).where(pictures).for('update')
  await tx.update(pacts).set({ imageData: null }).where(pictures)
  await tx
    .update(colorAnalyses)
    .set({ ...NO_PHOTOS, photosDeletedAt: now })
    .where(hasPhotos)
  await schedulePhotoDeletions(tx, [...keys, ...drawn.flatMap(({ key }) => key ?? [])], now)
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

/** Removes the photos of paper cards and schedules them for deletion; the typed cards stay. */
export async function forgetPaperCardPhotos(tx: Db, which: SQL | undefined, now: Date): Promise<void> {
  const hasPhoto = and(which, isNotNull(paperCards.imageData))
  const rows = await tx.select({ key: paperCards.imageData }).from(paperCards).where(hasPhoto).for('update')
  await tx.update(paperCards).set({ imageData: null, imageStoredAt: null }).where(hasPhoto)
  await schedulePhotoDeletions(
    tx,
    rows.flatMap(({ key }) => key ?? []),
    now,
  )
}

/** Outcomes of the analyses that match a condition. */
export const outcomesOf = (db: Db, which: SQL | undefined): SQL =>
  inArray(analysisOutcomes.analysisId, db.select({ id: colorAnalyses.id }).from(colorAnalyses).where(which))

/**
 * Keys of the photos of results and of the pictures of pacts of analyses, which are deleted together: call it before, with the
 * analyses locked.
 */
export async function listKeysBeside(tx: Db, which: SQL | undefined): Promise<string[]> {
  const results = await tx
    .select({ key: analysisOutcomes.imageData })
    .from(analysisOutcomes)
    .where(outcomesOf(tx, which))
  const analyses = tx.select({ id: colorAnalyses.id }).from(colorAnalyses).where(which)
  const drawn = await tx.select({ key: pacts.imageData }).from(pacts).where(inArray(pacts.analysisId, analyses))
  return [...results, ...drawn].flatMap(({ key }) => key ?? [])
}
