import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { colorAnalyses, shelfServices, users } from '#platform/database/schema/index'

/** Locks an analysis of the salon against deletion until the transaction ends; false when it does not exist. */
export async function holdAnalysis(tx: Db, salonId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: colorAnalyses.id })
    .from(colorAnalyses)
    .where(and(eq(colorAnalyses.salonId, salonId), eq(colorAnalyses.id, id)))
    .for('key share')
  return rows.length > 0
}

const services = (db: Db) =>
  db
    .select({ row: shelfServices, author: { firstName: users.firstName, lastName: users.lastName } })
    .from(shelfServices)
    .leftJoin(users, eq(users.id, shelfServices.userId))
    .$dynamic()

/** The closed service of an analysis with its author, or null. */
export async function findService(db: Db, salonId: string, analysisId: string): Promise<ServiceRow | null> {
  const [found] = await services(db).where(
    and(eq(shelfServices.salonId, salonId), eq(shelfServices.analysisId, analysisId)),
  )
  return found ?? null
}

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

export const insertService = async (tx: Db, row: typeof shelfServices.$inferInsert): Promise<void> => {
  await tx.insert(shelfServices).values(row)
}

export const deleteService = async (tx: Db, salonId: string, id: string): Promise<void> => {
  await tx.delete(shelfServices).where(and(eq(shelfServices.salonId, salonId), eq(shelfServices.id, id)))
}
