import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { type Db, first, hold, matches } from '#platform/database/db'
import { authorName, colorAnalyses, shelfServices, users } from '#platform/database/schema/index'

/** Locks an analysis of the salon against deletion until the transaction ends; false when it does not exist. */
export const holdAnalysis = (tx: Db, salonId: string, id: string) =>
  hold(tx, colorAnalyses, matches(colorAnalyses, { salonId, id }), 'key share')

const services = (db: Db) =>
  db
    .select({ row: shelfServices, author: authorName })
    .from(shelfServices)
    .leftJoin(users, eq(users.id, shelfServices.userId))
    .$dynamic()

/** The closed service of an analysis with its author, or null. */
export const findService = (db: Db, salonId: string, analysisId: string) =>
  first(services(db).where(matches(shelfServices, { salonId, analysisId })))

export type ServiceRow = Awaited<ReturnType<typeof services>>[number]

/** Services of a salon that were weighed in a span of time, oldest first. */
export const listServices = (db: Db, salonId: string, span: { readonly from: Date; readonly to: Date }) =>
  services(db)
    .where(
      and(
        eq(shelfServices.salonId, salonId),
        gte(shelfServices.weighedAt, span.from),
        lt(shelfServices.weighedAt, span.to),
      ),
    )
    .orderBy(asc(shelfServices.weighedAt), asc(shelfServices.id))

export const insertService = (tx: Db, row: typeof shelfServices.$inferInsert) => tx.insert(shelfServices).values(row)

export const deleteService = (tx: Db, salonId: string, id: string) =>
  tx.delete(shelfServices).where(matches(shelfServices, { salonId, id }))
