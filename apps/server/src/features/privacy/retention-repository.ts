import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '@riflesso/contract'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { analysisHealth, colorAnalyses, salonSettings } from '#platform/database/schema/index'
import { forgetPhotos } from '#platform/photo-store/forget-photos'

/** Where a batch ended, in the order of the dates. */
export type RetentionCursor = { readonly id: string; readonly date: Date }

const moment = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`

/** Analyses that are past their salon's time for photos and health answers. Needs the salon's settings joined. */
const isOverdue = (now: Date): SQL | undefined => {
  const months = sql`coalesce(${salonSettings.photoMonths}, ${PHOTO_MONTHS.initial})`
  const days = sql`coalesce(${salonSettings.photoDaysWithoutClient}, ${PHOTO_DAYS_WITHOUT_CLIENT.initial})`
  // No salon can choose less: what is younger need not be looked at.
  const shortest = Math.min(...PHOTO_DAYS_WITHOUT_CLIENT.choices)
  return and(
    sql`${colorAnalyses.analysisDate} < ${moment(now)} - make_interval(days => ${shortest})`,
    sql`${colorAnalyses.analysisDate} < ${moment(now)} - case when ${colorAnalyses.clientId} is null
      then make_interval(days => ${days}) else make_interval(months => ${months}) end`,
  )
}

/**
 * Analyses whose photos are past the salon's time, oldest first, after the cursor. They are locked until the transaction
 * ends; those that another server has locked are left to it.
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

/** Erases the health answers of analyses that are past the salon's time, whether or not they have photos. */
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
