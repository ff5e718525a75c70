import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '@riflesso/contract'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database/db'
import {
  analysisHealth,
  analysisOutcomes,
  colorAnalyses,
  paperCards,
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

/** Erases the health answers of analyses past the salon's retention, with or without photos. */
export async function deleteOverdueHealth(db: Db, now: Date): Promise<void> {
  const overdue = db
    .select({ id: colorAnalyses.id })
    .from(colorAnalyses)
    .leftJoin(salonSettings, eq(salonSettings.salonId, colorAnalyses.salonId))
    .where(isOverdue(now))
  await db.delete(analysisHealth).where(inArray(analysisHealth.analysisId, overdue))
}

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

/** The same for the photos of paper cards, which always have a client. */
export async function forgetOverdueCardPhotos(tx: Db, now: Date, limit: number): Promise<readonly string[]> {
  const months = sql`coalesce(${salonSettings.photoMonths}, ${PHOTO_MONTHS.initial})`
  const isOld = sql`${paperCards.imageStoredAt} < ${timestamp(now)} - make_interval(months => ${months})`
  const rows = await tx
    .select({ id: paperCards.id })
    .from(paperCards)
    .leftJoin(salonSettings, eq(salonSettings.salonId, paperCards.salonId))
    .where(and(isNotNull(paperCards.imageData), isOld))
    .orderBy(paperCards.imageStoredAt)
    .limit(limit)
    .for('update', { of: paperCards, skipLocked: true })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await forgetPhotosOf(tx, 'cards', inArray(paperCards.id, ids), now)
  return ids
}
