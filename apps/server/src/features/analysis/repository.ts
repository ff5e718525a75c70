import type { OptionId } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import type { ArchiveFilter, Slot } from '@riflesso/contract'
import { and, desc, eq, gte, like, type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '#platform/clock'
import { changes, type Db, first, hasRow, hold, matches } from '#platform/database/db'
import {
  analysisColours,
  analysisHealth,
  analysisValues,
  authorName,
  clients,
  colorAnalyses,
  modelUses,
  users,
} from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { listKeysBeside } from '#platform/photo-store/forget-photos'
import type { PhotoKeys } from '#platform/photo-store/photo-deletions'
import { keyContains } from '#platform/search-key'
import { passes } from './archive/colours-repository.ts'

export type NewAnalysis = typeof colorAnalyses.$inferInsert

export const insertAnalysis = (db: Db, row: NewAnalysis) => db.insert(colorAnalyses).values(row)

/** Stores the version of an analysis with its health answers. */
export const insertAnalysisHealth = (tx: Db, row: typeof analysisHealth.$inferInsert) =>
  tx.insert(analysisHealth).values(row)

/** Replaces the archived analysis by one that was planned again; its chosen option is reset. */
export const replaceAnalysis = (tx: Db, salonId: string, id: string, analysis: AnalysisResult) =>
  tx.update(colorAnalyses).set({ analysis, chosenOption: null }).where(matches(colorAnalyses, { salonId, id }))

/** The same for the version with its health answers; the accepted wording stays. */
export const replaceAnalysisHealth = (tx: Db, row: typeof analysisHealth.$inferInsert) =>
  tx
    .insert(analysisHealth)
    .values(row)
    .onConflictDoUpdate({ target: analysisHealth.analysisId, set: { analysis: row.analysis } })

/** Stores the cost of an external model for an analysis. */
export const insertModelUse = (tx: Db, use: Omit<typeof modelUses.$inferInsert, 'id'>) =>
  tx.insert(modelUses).values({ id: newId(), ...use })

export type Page = ArchiveFilter & { readonly limit: number; readonly before?: string | undefined }

/** Older than the analysis `before`, in the order of the lists; an id of another salon matches nothing. */
const olderThan = (salonId: string, before: string): SQL =>
  sql`(${colorAnalyses.analysisDate}, ${colorAnalyses.id}) < (
    select cursor.analysis_date, cursor.id from ${colorAnalyses} as cursor
    where cursor.id = ${before} and cursor.salon_id = ${salonId})`

const onPage = (salonId: string, { before, q, days, ...colour }: Page, now: Date) =>
  and(
    eq(colorAnalyses.salonId, salonId),
    before ? olderThan(salonId, before) : undefined,
    q ? like(clients.searchKey, keyContains(q)) : undefined,
    days ? gte(colorAnalyses.analysisDate, new Date(now.getTime() - days * DAY_MS)) : undefined,
    passes(colour),
  )

const clientOfAnalysis = and(eq(clients.id, colorAnalyses.clientId), eq(clients.salonId, colorAnalyses.salonId))
const coloursOfAnalysis = eq(analysisColours.analysisId, colorAnalyses.id)
const healthOfAnalysis = eq(analysisHealth.analysisId, colorAnalyses.id)
const authorOfAnalysis = eq(users.id, colorAnalyses.userId)
const author = authorName
const newestFirst = [desc(colorAnalyses.analysisDate), desc(colorAnalyses.id)]

/** A page of the recent list, newest first. */
export const listRecent = (db: Db, salonId: string, page: Page, now: Date) =>
  db
    .select({
      id: colorAnalyses.id,
      colorName: analysisValues.colorName,
      colorCode: analysisValues.colorCode,
      multiColors: analysisValues.multiColors,
      thumbnail: colorAnalyses.thumbnail,
      analysisDate: colorAnalyses.analysisDate,
      author,
      clientFirstName: clients.firstName,
      clientLastName: clients.lastName,
    })
    .from(colorAnalyses)
    .leftJoin(clients, clientOfAnalysis)
    .leftJoin(users, authorOfAnalysis)
    .leftJoin(analysisColours, coloursOfAnalysis)
    .where(onPage(salonId, page, now))
    .orderBy(...newestFirst)
    .limit(page.limit)

export type RecentRow = Awaited<ReturnType<typeof listRecent>>[number]

const wholeAnalysis = {
  id: colorAnalyses.id,
  clientId: colorAnalyses.clientId,
  clientFirstName: clients.firstName,
  clientLastName: clients.lastName,
  analysisDate: colorAnalyses.analysisDate,
  author,
  analysis: colorAnalyses.analysis,
  /** The same with its health answers; null without any. */
  withHealth: analysisHealth.analysis,
  /** The consent to them that was given with the analysis; null without it. */
  healthConsent: analysisHealth.consentText,
  thumbnail: colorAnalyses.thumbnail,
  chosenOption: colorAnalyses.chosenOption,
  dopoCredit: colorAnalyses.dopoCredit,
  slot: colorAnalyses.slot,
  beforeImageData: colorAnalyses.beforeImageData,
  photosDeletedAt: colorAnalyses.photosDeletedAt,
}

/** A page of complete analyses, newest first. */
export const listWhole = (db: Db, salonId: string, page: Page, now: Date) =>
  db
    .select(wholeAnalysis)
    .from(colorAnalyses)
    .leftJoin(analysisHealth, healthOfAnalysis)
    .leftJoin(clients, clientOfAnalysis)
    .leftJoin(users, authorOfAnalysis)
    .leftJoin(analysisColours, coloursOfAnalysis)
    .where(onPage(salonId, page, now))
    .orderBy(...newestFirst)
    .limit(page.limit)

export type WholeRow = Awaited<ReturnType<typeof listWhole>>[number]

/** The analysis with its health answers, if the client's consent to them is current. */
export const wholeOf = ({ withHealth, analysis }: Pick<WholeRow, 'withHealth' | 'analysis'>): AnalysisResult =>
  withHealth ?? analysis

/** The newest of these analyses, or null. */
const newestWhole = async (db: Db, which: SQL | undefined): Promise<WholeRow | null> => {
  const [row] = await db
    .select(wholeAnalysis)
    .from(colorAnalyses)
    .leftJoin(analysisHealth, healthOfAnalysis)
    .leftJoin(clients, clientOfAnalysis)
    .leftJoin(users, authorOfAnalysis)
    .where(which)
    .orderBy(...newestFirst)
    .limit(1)
  return row ?? null
}

export const findWhole = (db: Db, salonId: string, id: string): Promise<WholeRow | null> =>
  newestWhole(db, matches(colorAnalyses, { salonId, id }))

const hasSession = sql`${colorAnalyses.analysis} #> '{plan,sessions,0}' is not null`

/** The last analysis of a client with something to be done, or null. */
export const findLastOf = (db: Db, salonId: string, clientId: string): Promise<WholeRow | null> =>
  newestWhole(db, and(matches(colorAnalyses, { salonId, clientId }), hasSession))

/** Id of the analysis that an act has made, or null. */
export const findByAct = async (db: Db, salonId: string, actKey: string) =>
  (
    await first(
      db.select({ id: colorAnalyses.id }).from(colorAnalyses).where(matches(colorAnalyses, { salonId, actKey })),
    )
  )?.id ?? null

/** Whether the salon has this analysis. */
export const hasAnalysis = (db: Db, salonId: string, id: string) =>
  hasRow(db, colorAnalyses, matches(colorAnalyses, { salonId, id }))

/** Stores the chosen option if the analysis offers it. False without such an analysis or option. */
export async function setChosenOption(db: Db, salonId: string, id: string, option: OptionId): Promise<boolean> {
  const isOffered = sql`${colorAnalyses.analysis} -> 'options' @> ${JSON.stringify([{ id: option }])}::jsonb`
  const offering = and(matches(colorAnalyses, { salonId, id }), isOffered)
  return changes(db.update(colorAnalyses).set({ chosenOption: option }).where(offering))
}

/** The store's key of one photo of an analysis, or null. */
export const findPhotoKey = async (db: Db, salonId: string, id: string, slot: Slot): Promise<string | null> => {
  const rows = await db
    .select({ slot: colorAnalyses.slot, image: colorAnalyses.imageData, before: colorAnalyses.beforeImageData })
    .from(colorAnalyses)
    .where(matches(colorAnalyses, { salonId, id }))
  const row = rows[0]
  if (!row) return null
  return row.slot === slot ? row.image : slot === 'prima' ? row.before : null
}

/** The input of a preview; null when the salon has no such analysis, or it has no Prima photo. */
export const findPreviewSource = async (db: Db, salonId: string, id: string) => {
  const [row] = await db
    .select({
      slot: colorAnalyses.slot,
      image: colorAnalyses.imageData,
      before: colorAnalyses.beforeImageData,
      analysis: colorAnalyses.analysis,
      primaHints: colorAnalyses.primaHints,
    })
    .from(colorAnalyses)
    .where(matches(colorAnalyses, { salonId, id }))
  if (!row) return null
  const { slot, image, before, analysis, primaHints } = row
  const photoKey = slot === 'prima' ? image : before
  return photoKey === null ? null : { photoKey, analysis, primaHints }
}

/** Deletes an analysis with its outcome and pacts; returns the store's keys of their photos, or null when the salon has no such analysis. */
export const deleteAnalysisRow = async (tx: Db, salonId: string, id: string): Promise<PhotoKeys | null> => {
  const own = matches(colorAnalyses, { salonId, id })
  // After this no photo of a result can be added.
  await hold(tx, colorAnalyses, own, 'update')
  const beside = await listKeysBeside(tx, own)
  const { imageData, beforeImageData } = colorAnalyses
  const row = await first(tx.delete(colorAnalyses).where(own).returning({ imageData, beforeImageData }))
  return row && [row.imageData, row.beforeImageData, ...beside]
}
