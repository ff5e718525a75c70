import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '@riflesso/contract'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/database/db'
import { analysisHealth, analysisOutcomes, colorAnalyses, salonSettings } from '#platform/database/schema/index'
import { forgetOutcomePhotos, forgetPhotos } from '#platform/photo-store/forget-photos'

/** The last row of a batch, in the order of the dates. */
export type RetentionCursor = { readonly id: string; readonly date: Date }

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/** Rows of a date past their salon's retention of photos and health answers. Needs the analyses and the salon's settings joined. */
const isOverdue = (now: Date, date: AnyPgColumn = colorAnalyses.analysisDate): SQL | undefined => {
  const months = sql`coalesce(${salonSettings.photoMonths}, ${PHOTO_MONTHS.initial})`
  const days = sql`coalesce(${salonSettings.photoDaysWithoutClient}, ${PHOTO_DAYS_WITHOUT_CLIENT.initial})`
  // The shortest retention on offer: newer rows need not be checked.
  const shortest = Math.min(...PHOTO_DAYS_WITHOUT_CLIENT.choices)
  return and(
    sql`${date} < ${moment(now)} - make_interval(days => ${shortest})`,
    sql`${date} < ${moment(now)} - case when ${colorAnalyses.clientId} is null
      then make_interval(days => ${days}) else make_interval(months => ${months}) end`,
  )
}

/**
 * Analyses with photos past the salon's retention, oldest first, after the cursor. They stay locked until the transaction
 * ends; those locked by another server are skipped.
 */
export const lockOverdue = (tx: Db, now: Date, after: RetentionCursor | null, limit: number) =>
  tx
    .select({ id: colorAnalyses.id, date: colorAnalyses.analysisDate })
    .from(colorAnalyses)
    .leftJoin(salonSettings, eq(salonSettings.salonId, colorAnalyses.salonId))
    .where(
      and(
        isNull(colorAnalyses.photosDeletedAt),
        isOverdue(now),
        after
          ? sql`(${colorAnalyses.analysisDate}, ${colorAnalyses.id}) > (${moment(after.date)}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(colorAnalyses.analysisDate, colorAnalyses.id)
    .limit(limit)
    .for('update', { of: colorAnalyses, skipLocked: true })

/** Erases the health answers of analyses past the salon's retention, with or without photos. */
export async function deleteOverdueHealth(db: Db, now: Date): Promise<void> {
  const overdue = db
    .select({ id: colorAnalyses.id })
    .from(colorAnalyses)
    .leftJoin(salonSettings, eq(salonSettings.salonId, colorAnalyses.salonId))
    .where(isOverdue(now))
  await db.delete(analysisHealth).where(inArray(analysisHealth.analysisId, overdue))
}

/** Takes the photos off these analyses and notes them for removal. */
export const forgetPhotosOf = (tx: Db, ids: readonly string[], now: Date): Promise<void> =>
  forgetPhotos(tx, inArray(colorAnalyses.id, [...ids]), now)

/** Outcomes with a photo past the salon's retention, oldest first; locked as by `lockOverdue`. */
export const lockOverdueOutcomes = (tx: Db, now: Date, limit: number) =>
  tx
    .select({ id: analysisOutcomes.analysisId })
    .from(analysisOutcomes)
    .innerJoin(colorAnalyses, eq(colorAnalyses.id, analysisOutcomes.analysisId))
    .leftJoin(salonSettings, eq(salonSettings.salonId, analysisOutcomes.salonId))
    .where(and(isNotNull(analysisOutcomes.imageData), isOverdue(now, analysisOutcomes.imageStoredAt)))
    .orderBy(analysisOutcomes.imageStoredAt)
    .limit(limit)
    .for('update', { of: analysisOutcomes, skipLocked: true })

/** Takes the photos off the outcomes of these analyses and schedules them for deletion. */
export const forgetOutcomePhotosOf = (tx: Db, ids: readonly string[], now: Date): Promise<void> =>
  forgetOutcomePhotos(tx, inArray(analysisOutcomes.analysisId, [...ids]), now)
