import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { listPacts, type PactRow } from '#features/pact'
import { changes, type Db, first, matches, one, pages } from '#platform/database/db'
import {
  analysisHealth,
  analysisOutcomes,
  authorName,
  clients,
  colorAnalyses,
  dataExports,
  paperCards,
  previsitPhotos,
  previsits,
  sessions,
  users,
} from '#platform/database/schema/index'

export type ExportRow = typeof dataExports.$inferSelect

/** The subject of an export: a whole salon, or one of its clients. */
export type Scope = { readonly salonId: string; readonly clientId: string | null }

/** Analyses and clients loaded at once. */
const ANALYSES_AT_A_TIME = 25
const CLIENTS_AT_A_TIME = 500

const inScope = ({ salonId, clientId }: Scope) =>
  and(eq(colorAnalyses.salonId, salonId), clientId === null ? undefined : eq(colorAnalyses.clientId, clientId))

const keptInScope = (table: typeof paperCards | typeof previsitPhotos, { salonId, clientId }: Scope) =>
  and(
    eq(table.salonId, salonId),
    clientId === null ? undefined : eq(table.clientId, clientId),
    isNotNull(table.imageData),
  )

/** Number of analyses and photos of an export. */
export async function countContent(db: Db, scope: Scope) {
  const [row] = await db
    .select({
      analyses: count(),
      // A picture found on the web is left out.
      photos: sql<number>`(count(${colorAnalyses.imageData}) filter (where ${colorAnalyses.dopoCredit} is null)
        + count(${colorAnalyses.beforeImageData}) + count(${analysisOutcomes.imageData}))::int`,
    })
    .from(colorAnalyses)
    .leftJoin(analysisOutcomes, eq(analysisOutcomes.analysisId, colorAnalyses.id))
    .where(inScope(scope))
  const { analyses, photos } = row ?? { analyses: 0, photos: 0 }
  const cards = await db.$count(paperCards, keptInScope(paperCards, scope))
  const sent = await db.$count(previsitPhotos, keptInScope(previsitPhotos, scope))
  return { analyses, photos: photos + cards + sent }
}

const page = (
  db: Db,
  scope: Scope,
  last?: { readonly row: Pick<typeof colorAnalyses.$inferSelect, 'analysisDate' | 'id'> },
) =>
  db
    .select({
      row: colorAnalyses,
      /** The analysis with its health answers, if any. */
      withHealth: analysisHealth.analysis,
      outcome: analysisOutcomes,
      client: { firstName: clients.firstName, lastName: clients.lastName },
      author: authorName,
    })
    .from(colorAnalyses)
    .leftJoin(clients, and(eq(clients.id, colorAnalyses.clientId), eq(clients.salonId, colorAnalyses.salonId)))
    .leftJoin(users, eq(users.id, colorAnalyses.userId))
    .leftJoin(analysisHealth, eq(analysisHealth.analysisId, colorAnalyses.id))
    .leftJoin(analysisOutcomes, eq(analysisOutcomes.analysisId, colorAnalyses.id))
    .where(
      and(
        inScope(scope),
        last
          ? sql`(${colorAnalyses.analysisDate}, ${colorAnalyses.id}) < (${last.row.analysisDate.toISOString()}::timestamptz, ${last.row.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(colorAnalyses.analysisDate), desc(colorAnalyses.id))
    .limit(ANALYSES_AT_A_TIME)

export type ExportedAnalysis = Awaited<ReturnType<typeof page>>[number] & {
  /** Newest version first. */
  readonly pacts: readonly PactRow[]
}

/** Every analysis, newest first, in batches. */
export async function* eachAnalysis(db: Db, scope: Scope): AsyncIterable<ExportedAnalysis> {
  type Page = Awaited<ReturnType<typeof page>>
  for await (const rows of pages<Page[number]>(ANALYSES_AT_A_TIME, (last) => page(db, scope, last))) {
    const ids = rows.map(({ row }) => row.id)
    const pacts = Map.groupBy(await listPacts(db, scope.salonId, ids), ({ row }) => row.analysisId)
    for (const entry of rows) yield { ...entry, pacts: pacts.get(entry.row.id) ?? [] }
  }
}

const paperCardsOf = (db: Db, salonId: string, ids: readonly string[]) =>
  db
    .select()
    .from(paperCards)
    .where(and(eq(paperCards.salonId, salonId), inArray(paperCards.clientId, [...ids])))
    .orderBy(asc(paperCards.servedOn))

const NAME = { firstName: clients.firstName, lastName: clients.lastName }

/** The photos that clients sent before visits, oldest first, with their date. */
export const listSentPhotos = (db: Db, scope: Scope) =>
  db
    .select({ id: previsitPhotos.id, key: previsitPhotos.imageData, date: previsits.answeredAt, client: NAME })
    .from(previsitPhotos)
    .innerJoin(previsits, eq(previsits.id, previsitPhotos.previsitId))
    .innerJoin(clients, eq(clients.id, previsitPhotos.clientId))
    .where(keptInScope(previsitPhotos, scope))
    .orderBy(asc(previsitPhotos.id))

export type ExportedClient = {
  readonly row: typeof clients.$inferSelect
  /** Oldest first. */
  readonly cards: readonly (typeof paperCards.$inferSelect)[]
}

/** Every client with the paper cards, in the order of their ids, in batches. */
export async function* eachClient(db: Db, { salonId, clientId }: Scope): AsyncIterable<ExportedClient> {
  const inScope = and(eq(clients.salonId, salonId), clientId === null ? undefined : eq(clients.id, clientId))
  const page = (last?: ExportedClient['row']) =>
    db
      .select()
      .from(clients)
      .where(and(inScope, last && gt(clients.id, last.id)))
      .orderBy(asc(clients.id))
      .limit(CLIENTS_AT_A_TIME)
  for await (const rows of pages(CLIENTS_AT_A_TIME, page)) {
    const ids = rows.map(({ id }) => id)
    const cards = Map.groupBy(await paperCardsOf(db, salonId, ids), (card) => card.clientId)
    for (const row of rows) yield { row, cards: cards.get(row.id) ?? [] }
  }
}

/** The name of a client of the salon, or null. */
export const findClientName = (db: Db, salonId: string, clientId: string) =>
  first(
    db
      .select({ firstName: clients.firstName, lastName: clients.lastName })
      .from(clients)
      .where(matches(clients, { salonId, id: clientId })),
  )

export type PersonRow = typeof users.$inferSelect

export const findPerson = (db: Db, userId: string) => first(db.select().from(users).where(eq(users.id, userId)))

export const insertExport = async (db: Db, row: typeof dataExports.$inferInsert): Promise<ExportRow> => {
  const inserted = await one(db.insert(dataExports).values(row).returning())
  return inserted
}

/** An export of this user, or null. */
export const findExport = (db: Db, userId: string, id: string) =>
  first(db.select().from(dataExports).where(matches(dataExports, { userId, id })))

/** Takes the export of a ticket: once, and only while the ticket is valid and its session has not ended. */
export async function takeExport(db: Db, id: string, ticketHash: string, now: Date): Promise<ExportRow | null> {
  const session = db.select().from(sessions).where(eq(sessions.id, dataExports.sessionId))
  const [row] = await db
    .update(dataExports)
    .set({ state: 'running', seenAt: now })
    .where(
      and(
        matches(dataExports, { id, ticketHash, state: 'waiting' }),
        gt(dataExports.ticketExpiresAt, now),
        or(isNull(dataExports.sessionId), exists(session)),
      ),
    )
    .returning()
  return row ?? null
}

type Change = Partial<Pick<ExportRow, 'state' | 'analysesDone' | 'photosDone' | 'seenAt'>>

/** Updates a running export; false when it was cancelled or its account deleted. */
export const changeRunning = (db: Db, id: string, change: Change) =>
  changes(
    db
      .update(dataExports)
      .set(change)
      .where(matches(dataExports, { id, state: 'running' })),
  )

/** Stops an export that has not ended. */
export const cancelUnfinished = (db: Db, userId: string, id: string) =>
  db
    .update(dataExports)
    .set({ state: 'cancelled' })
    .where(and(matches(dataExports, { userId, id }), inArray(dataExports.state, ['waiting', 'running'])))

/** Deletes expired exports. */
export const removeExportsBefore = (db: Db, date: Date) =>
  db.delete(dataExports).where(lte(dataExports.createdAt, date))
