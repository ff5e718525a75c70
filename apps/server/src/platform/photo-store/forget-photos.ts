import { and, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { analysisOutcomes, colorAnalyses, pacts, paperCards, previsitPhotos } from '../database/schema/index.ts'
import { type PhotoKeys, schedulePhotoDeletions } from './photo-deletions.ts'

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
  const { id, imageData, beforeImageData } = colorAnalyses
  const rows = await tx.select({ id, imageData, beforeImageData }).from(colorAnalyses).where(hasPhotos).for('update')
  const ofAnalyses = inArray(
    pacts.analysisId,
    rows.map((row) => row.id),
  )
  const pictures = and(ofAnalyses, isNotNull(pacts.imageData))
  const drawn = await tx.select({ key: pacts.imageData }).from(pacts).where(pictures).for('update')
  await tx.update(pacts).set({ imageData: null }).where(pictures)
  await tx
    .update(colorAnalyses)
    .set({ ...NO_PHOTOS, photosDeletedAt: now })
    .where(hasPhotos)
  const keys = rows.flatMap((row) => [row.imageData, row.beforeImageData])
  await schedulePhotoDeletions(tx, [...keys, ...drawn.map(({ key }) => key)], now)
}

/** Rows with one photo, and the time since which it is stored. */
const PICTURED = { outcomes: analysisOutcomes, cards: paperCards, previsits: previsitPhotos } as const

/** Removes the photos of outcomes, of paper cards or of answers before a visit, and schedules them for deletion; their rows stay with all else. */
export async function forgetPhotosOf(
  tx: Db,
  rows: keyof typeof PICTURED,
  which: SQL | undefined,
  now: Date,
): Promise<void> {
  const table = PICTURED[rows]
  const hasPhoto = and(which, isNotNull(table.imageData))
  const found = await tx.select({ key: table.imageData }).from(table).where(hasPhoto).for('update')
  const keys = found.map(({ key }) => key)
  await tx.update(table).set({ imageData: null, imageStoredAt: null }).where(hasPhoto)
  await schedulePhotoDeletions(tx, keys, now)
}

const ofAnalyses = (db: Db, table: typeof analysisOutcomes | typeof pacts, which: SQL | undefined): SQL =>
  inArray(table.analysisId, db.select({ id: colorAnalyses.id }).from(colorAnalyses).where(which))

/** Outcomes of the analyses that match a condition. */
export const outcomesOf = (db: Db, which: SQL | undefined): SQL => ofAnalyses(db, analysisOutcomes, which)

/**
 * Keys of the photos of results and of the pictures of pacts of analyses, which are deleted together: call it before, with the
 * analyses locked.
 */
export async function listKeysBeside(tx: Db, which: SQL | undefined): Promise<PhotoKeys> {
  const keys: (string | null)[] = []
  for (const table of [analysisOutcomes, pacts]) {
    const rows = await tx
      .select({ key: table.imageData })
      .from(table)
      .where(ofAnalyses(tx, table, which))
    keys.push(...rows.map(({ key }) => key))
  }
  return keys
}
