import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, matches } from '#platform/database/db'
import {
  analysisColours,
  analysisOutcomes,
  analysisValues,
  authorName,
  colorAnalyses,
  paperCards,
  previsitPhotos,
  previsits,
  users,
} from '#platform/database/schema/index'
import { listKeysBeside } from '#platform/photo-store/forget-photos'
import type { PhotoKeys } from '#platform/photo-store/photo-deletions'

/** The analyses of a client. */
export const ofClient = (salonId: string, clientId: string) => matches(colorAnalyses, { salonId, clientId })

/** The paper cards of a client. */
export const cardsOf = (salonId: string, clientId: string) => matches(paperCards, { salonId, clientId })

/** The photos that a client sent before visits. */
export const sentPhotosOf = (salonId: string, clientId: string) => matches(previsitPhotos, { salonId, clientId })

const olderThan = (salonId: string, before: string): SQL =>
  sql`(${colorAnalyses.analysisDate}, ${colorAnalyses.id}) < (
    select cursor.analysis_date, cursor.id from ${colorAnalyses} as cursor
    where cursor.id = ${before} and cursor.salon_id = ${salonId})`

export type TimelinePage = { readonly limit: number; readonly before?: string | undefined }

/** The colours of a client's analyses, newest first. */
export const listTimeline = (db: Db, salonId: string, clientId: string, { limit, before }: TimelinePage) =>
  db
    .select({
      id: colorAnalyses.id,
      analysisDate: colorAnalyses.analysisDate,
      author: authorName,
      colorName: analysisValues.colorName,
      colorCode: analysisValues.colorCode,
      multiColors: analysisValues.multiColors,
      level: analysisValues.level,
      processLabel: analysisValues.processLabel,
      start: analysisValues.start,
      retouchWeeks: colorAnalyses.retouchWeeks,
      promised: analysisColours.promised,
      tolerance: analysisValues.tolerance,
      hasPrima: sql<boolean>`${colorAnalyses.photosDeletedAt} is null and (${colorAnalyses.beforeImageData} is not null or ${colorAnalyses.slot} = 'prima')`,
      chosenOption: colorAnalyses.chosenOption,
      outcome: {
        expected: analysisOutcomes.expected,
        reading: analysisOutcomes.reading,
        imageData: analysisOutcomes.imageData,
      },
    })
    .from(colorAnalyses)
    .leftJoin(users, eq(users.id, colorAnalyses.userId))
    .leftJoin(analysisOutcomes, eq(analysisOutcomes.analysisId, colorAnalyses.id))
    .leftJoin(analysisColours, eq(analysisColours.analysisId, colorAnalyses.id))
    .where(and(ofClient(salonId, clientId), before ? olderThan(salonId, before) : undefined))
    .orderBy(desc(colorAnalyses.analysisDate), desc(colorAnalyses.id))
    .limit(limit)

/** The last analysis of each of the clients that has one. */
export function listLastVisits(db: Db, salonId: string, ids: readonly string[]) {
  // Found by its index first: values of the archived analysis are read for these alone.
  const last = db
    .selectDistinctOn([colorAnalyses.clientId], { id: colorAnalyses.id })
    .from(colorAnalyses)
    .where(and(eq(colorAnalyses.salonId, salonId), inArray(colorAnalyses.clientId, [...ids])))
    .orderBy(colorAnalyses.clientId, desc(colorAnalyses.analysisDate))
    .as('last')
  return db
    .select({
      clientId: colorAnalyses.clientId,
      analysisDate: colorAnalyses.analysisDate,
      colorName: analysisValues.colorName,
      colorCode: analysisValues.colorCode,
      multiColors: analysisValues.multiColors,
      visit: analysisValues.visit,
    })
    .from(last)
    .innerJoin(colorAnalyses, and(eq(colorAnalyses.id, last.id), eq(colorAnalyses.salonId, salonId)))
}

export type LastVisitRow = Awaited<ReturnType<typeof listLastVisits>>[number]

export type TimelineRow = Awaited<ReturnType<typeof listTimeline>>[number]

/** Deletes the analyses, paper cards and sent photos of a client, which is locked; returns the store's keys of all their photos. */
export async function deleteArchive(db: Db, salonId: string, clientId: string): Promise<PhotoKeys> {
  const beside = await listKeysBeside(db, ofClient(salonId, clientId))
  const { imageData, beforeImageData } = colorAnalyses
  const rows = await db
    .delete(colorAnalyses)
    .where(ofClient(salonId, clientId))
    .returning({ imageData, beforeImageData })
  const cards = await db.delete(paperCards).where(cardsOf(salonId, clientId)).returning({ key: paperCards.imageData })
  const sent = await db
    .delete(previsitPhotos)
    .where(sentPhotosOf(salonId, clientId))
    .returning({ key: previsitPhotos.imageData })
  const keys = rows.flatMap((row) => [row.imageData, row.beforeImageData])
  return [...beside, ...[...cards, ...sent].map(({ key }) => key), ...keys]
}

/** Moves the analyses, paper cards and answers before visits of a client to another client of the salon; her open link ends. */
export const moveArchive = async (db: Db, salonId: string, from: string, to: string): Promise<void> => {
  await db.update(colorAnalyses).set({ clientId: to }).where(ofClient(salonId, from))
  await db.update(paperCards).set({ clientId: to }).where(cardsOf(salonId, from))
  await db.update(previsitPhotos).set({ clientId: to }).where(sentPhotosOf(salonId, from))
  const asked = matches(previsits, { salonId, clientId: from })
  await db.delete(previsits).where(and(asked, isNull(previsits.answeredAt)))
  await db.update(previsits).set({ clientId: to }).where(asked)
}
