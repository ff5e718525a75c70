import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { batches, type Db, matches } from '#platform/database/db'
import { authorName, products, stockBookings, stockMovements, users } from '#platform/database/schema/index'
import type { Move } from './move-stock.ts'

const undoing = alias(stockBookings, 'undoing')
const undoneBy = and(eq(undoing.salonId, stockBookings.salonId), eq(undoing.undoes, stockBookings.id))

/** A booking of the salon and whether it was undone, or null. */
export async function findBooking(db: Db, salonId: string, id: string) {
  const [found] = await db
    .select({ kind: stockBookings.kind, undoneBy: undoing.id })
    .from(stockBookings)
    .leftJoin(undoing, undoneBy)
    .where(matches(stockBookings, { salonId, id }))
  return found ? { kind: found.kind, isUndone: found.undoneBy !== null } : null
}

/** The changes of a booking, each with the current stock of its product. */
export const listBooked = (db: Db, salonId: string, bookingId: string) =>
  db
    .select({
      productId: stockMovements.productId,
      pieces: stockMovements.pieces,
      openedGrams: stockMovements.openedGrams,
      product: products,
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(matches(stockMovements, { salonId, bookingId }))
    .orderBy(asc(stockMovements.productId))

/** Maximum number of movements shown for a product. */
const MAX_SHOWN = 100

const movements = (db: Db, salonId: string) =>
  db
    .select({
      movement: stockMovements,
      booking: stockBookings,
      undoneBy: undoing.id,
      author: authorName,
    })
    .from(stockMovements)
    .innerJoin(
      stockBookings,
      and(eq(stockBookings.salonId, stockMovements.salonId), eq(stockBookings.id, stockMovements.bookingId)),
    )
    .leftJoin(undoing, undoneBy)
    .leftJoin(users, eq(users.id, stockBookings.userId))
    .where(eq(stockMovements.salonId, salonId))
    .$dynamic()

/** The latest changes of a product, newest first. */
export const listMovements = (db: Db, salonId: string, productId: string) =>
  movements(db, salonId)
    .where(matches(stockMovements, { salonId, productId }))
    .orderBy(desc(stockBookings.at), desc(stockBookings.id))
    .limit(MAX_SHOWN)

export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number]

/**
 * Books changes of stock, the only way in which it changes. The shelf must be locked. Returns false and changes nothing if the booking
 * already exists.
 */
export async function book(tx: Db, booking: typeof stockBookings.$inferInsert, moves: readonly Move[]) {
  const rows = await tx.insert(stockBookings).values(booking).onConflictDoNothing().returning({ id: stockBookings.id })
  if (rows.length === 0) return false
  const { salonId, id: bookingId } = booking
  for (const some of batches(moves)) {
    await tx.insert(stockMovements).values(some.map((move) => ({ ...move, salonId, bookingId })))
    const ids = some.map(({ productId }) => productId)
    await tx
      .update(products)
      .set({
        pieces: sql`${products.pieces} + ${stockMovements.pieces}`,
        openedGrams: sql`${products.openedGrams} + ${stockMovements.openedGrams}`,
      })
      .from(stockMovements)
      .where(
        and(
          matches(stockMovements, { salonId, bookingId }),
          eq(products.salonId, salonId),
          inArray(products.id, ids),
          eq(stockMovements.productId, products.id),
        ),
      )
  }
  return true
}
