import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '@riflesso/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { colorAnalyses, salonSettings } from '#platform/database/schema/index'

/** Where a batch ended, in the order of the dates. */
export type RetentionCursor = { readonly id: string; readonly date: Date }

/**
 * Analyses whose photos are past the salon's time, oldest first, after the cursor. They are locked until the transaction
 * ends; those that another server has locked are left to it.
 */
export const lockOverdue = (tx: Db, now: Date, after: RetentionCursor | null, limit: number) => {
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
  const months = sql`coalesce(${salonSettings.photoMonths}, ${PHOTO_MONTHS.initial})`
  const days = sql`coalesce(${salonSettings.photoDaysWithoutClient}, ${PHOTO_DAYS_WITHOUT_CLIENT.initial})`
  // No salon can choose less: what is younger need not be looked at.
  const shortest = Math.min(...PHOTO_DAYS_WITHOUT_CLIENT.choices)
  return tx
    .select({
      id: colorAnalyses.id,
      date: colorAnalyses.analysisDate,
      image: colorAnalyses.imageData,
      before: colorAnalyses.beforeImageData,
    })
    .from(colorAnalyses)
    .leftJoin(salonSettings, eq(salonSettings.salonId, colorAnalyses.salonId))
    .where(
      and(
        isNull(colorAnalyses.photosDeletedAt),
        sql`${colorAnalyses.analysisDate} < ${moment(now)} - make_interval(days => ${shortest})`,
        sql`${colorAnalyses.analysisDate} < ${moment(now)} - case when ${colorAnalyses.clientId} is null
          then make_interval(days => ${days}) else make_interval(months => ${months}) end`,
        after
          ? sql`(${colorAnalyses.analysisDate}, ${colorAnalyses.id}) > (${moment(after.date)}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(colorAnalyses.analysisDate, colorAnalyses.id)
    .limit(limit)
    .for('update', { of: colorAnalyses, skipLocked: true })
}

/** Takes the photos off analyses; the analyses stay. */
export const forgetPhotos = async (tx: Db, ids: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(colorAnalyses)
    .set({
      imageData: null,
      beforeImageData: null,
      thumbnail: null,
      primaHints: null,
      dopoCredit: null,
      photosDeletedAt: now,
    })
    .where(inArray(colorAnalyses.id, [...ids]))
}
