import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '@riflesso/contract'
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database/db'
import {
  analysisHealth,
  analysisOutcomes,
  colorAnalyses,
  paperCards,
  previsitPhotos,
  previsits,
  salonSettings,
} from '#platform/database/schema/index'
import { forgetPhotos, forgetPhotosOf } from '#platform/photo-store/forget-photos'

/** The last row of a batch, in the order of the dates. */
export type RetentionCursor = { readonly id: string; readonly date: Date }

const timestamp = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/** Rows of a date past their salon's retention of photos and health answers. Needs the analyses and the salon's settings joined. */
const isOverdue = (now: Date, date: AnyPgColumn = colorAnalyses.analysisDate): SQL | undefined => {
  const months = sql`coalesce(${salonSettings.photoMonths}, ${PHOTO_MONTHS.initial})`
  const days = sql`coalesce(${salonSettings.photoDaysWithoutClient}, ${PHOTO_DAYS_WITHOUT_CLIENT.initial})`
  // The shortest retention on offer: newer rows need not be checked.
  const shortest = Math.min(...PHOTO_DAYS_WITHOUT_CLIENT.choices)
  return and(
    sql`${date} < ${timestamp(now)} - make_interval(days => ${shortest})`,
    sql`${date} < ${timestamp(now)} - case when ${colorAnalyses.clientId} is null
      then make_interval(days => ${days}) else make_interval(months => ${months}) end`,
  )
}

/** Whether a date of a client is past the salon's months. */
const isOlder = (now: Date, date: AnyPgColumn): SQL =>
  sql`${date} < ${timestamp(now)} - make_interval(months => coalesce(${salonSettings.photoMonths}, ${PHOTO_MONTHS.initial}))`

/** Erases the health answers of analyses and of questions before a visit past the salon's retention, with or without photos. */
export async function deleteOverdueHealth(db: Db, now: Date): Promise<void> {
  const overdue = db
    .select({ id: colorAnalyses.id })
    .from(colorAnalyses)
    .leftJoin(salonSettings, eq(salonSettings.salonId, colorAnalyses.salonId))
    .where(isOverdue(now))
  await db.delete(analysisHealth).where(inArray(analysisHealth.analysisId, overdue))
  const asked = db
    .select({ id: previsits.id })
    .from(previsits)
    .leftJoin(salonSettings, eq(salonSettings.salonId, previsits.salonId))
    .where(and(isNotNull(previsits.health), isOlder(now, previsits.answeredAt)))
  await db.update(previsits).set({ health: null }).where(inArray(previsits.id, asked))
}

/** Deletes the links to the questions before a visit that expired, or were ended, without an answer. */
export const deleteExpiredLinks = (db: Db, now: Date) =>
  db
    .delete(previsits)
    .where(and(isNull(previsits.answeredAt), or(isNull(previsits.linkHash), lte(previsits.linkExpiresAt, now))))

/**
 * Removes the photos of the oldest analyses past their salon's retention, after the cursor, and schedules them for deletion.
 * Analyses locked by another server are skipped.
 */
export async function forgetOverduePhotos(tx: Db, now: Date, after: RetentionCursor | null, limit: number) {
  const rows = await tx
    .select({ id: colorAnalyses.id, date: colorAnalyses.analysisDate })
    .from(colorAnalyses)
    .leftJoin(salonSettings, eq(salonSettings.salonId, colorAnalyses.salonId))
    .where(
      and(
        isNull(colorAnalyses.photosDeletedAt),
        isOverdue(now),
        after
          ? sql`(${colorAnalyses.analysisDate}, ${colorAnalyses.id}) > (${timestamp(after.date)}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(colorAnalyses.analysisDate, colorAnalyses.id)
    .limit(limit)
    .for('update', { of: colorAnalyses, skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await forgetPhotos(tx, inArray(colorAnalyses.id, ids), now)
  return rows
}

/** The same for the photos of results. */
export async function forgetOverdueOutcomePhotos(tx: Db, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: analysisOutcomes.analysisId })
    .from(analysisOutcomes)
    .innerJoin(colorAnalyses, eq(colorAnalyses.id, analysisOutcomes.analysisId))
    .leftJoin(salonSettings, eq(salonSettings.salonId, analysisOutcomes.salonId))
    .where(and(isNotNull(analysisOutcomes.imageData), isOverdue(now, analysisOutcomes.imageStoredAt)))
    .orderBy(analysisOutcomes.imageStoredAt)
    .limit(limit)
    .for('update', { of: analysisOutcomes, skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await forgetPhotosOf(tx, 'outcomes', inArray(analysisOutcomes.analysisId, ids), now)
  return ids
}

/** Tables of photos that always have a client. */
const OF_CLIENTS = { cards: paperCards, previsits: previsitPhotos } as const

/** The same for the photos of paper cards, and those that clients sent before visits. */
export async function forgetOverduePhotosOf(
  tx: Db,
  rowsOf: keyof typeof OF_CLIENTS,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const table = OF_CLIENTS[rowsOf]
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .leftJoin(salonSettings, eq(salonSettings.salonId, table.salonId))
    .where(and(isNotNull(table.imageData), isOlder(now, table.imageStoredAt)))
    .orderBy(table.imageStoredAt)
    .limit(limit)
    .for('update', { of: table, skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await forgetPhotosOf(tx, rowsOf, inArray(table.id, ids), now)
  return ids
}
