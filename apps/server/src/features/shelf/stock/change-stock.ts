import type { bookDelivery as deliveryOperation, StockProduct } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import { newId } from '#platform/ids'
import type { Actor } from '#platform/sessions/session-store'
import { updateProduct } from '../catalogue/catalogue-repository.ts'
import { presentProduct } from '../presenter.ts'
import { listProductsById, lockShelf, type ProductRow } from '../repository.ts'
import { type Move, moveOf, type Stock, takeBack } from './move-stock.ts'
import { book, findBooking, listBooked } from './stock-repository.ts'

type StockDeps = Pick<Deps, 'db' | 'clock'>
type Caller = Pick<Actor, 'salonId' | 'userId'>
type Booked = Answer<typeof deliveryOperation>

type Delivered = { readonly productId: string; readonly pieces: number; readonly packCents?: number }
type Counted = Stock & { readonly productId: string }

/** @throws AppError 'product-not-found', 'booking-key-used', 'stock-out-of-range' */
export const bookDelivery = (
  deps: StockDeps,
  caller: Caller,
  key: string,
  lines: readonly Delivered[],
): Promise<Booked> =>
  bookOnce(deps, caller, { key, kind: 'delivery', lines }, async (tx, product, own) => {
    const packCents = own.map((line) => line.packCents).findLast((cents) => cents !== undefined)
    if (packCents !== undefined) await updateProduct(tx, caller.salonId, product.row.id, { packCents })
    return { pieces: own.reduce((sum, { pieces }) => sum + pieces, 0), openedGrams: 0 }
  })

/** @throws AppError 'product-not-found', 'booking-key-used', 'stock-out-of-range' */
export const countStock = (deps: StockDeps, caller: Caller, key: string, lines: readonly Counted[]): Promise<Booked> =>
  bookOnce(deps, caller, { key, kind: 'count', lines }, async (_, { row }, own) => {
    const { pieces, openedGrams } = own.at(-1) ?? row
    return { pieces: pieces - row.pieces, openedGrams: openedGrams - row.openedGrams }
  })

/**
 * Undoes a delivery or a count, once.
 *
 * @throws AppError 'booking-not-found', also for services, 'stock-out-of-range'
 */
export async function undoBooking({ db, clock }: StockDeps, { salonId, userId }: Caller, id: string): Promise<Booked> {
  return db.transaction(async (tx) => {
    await lockShelf(tx, salonId)
    const booking = await findBooking(tx, salonId, id)
    if (booking?.kind !== 'delivery' && booking?.kind !== 'count') throw new AppError('booking-not-found')
    if (!booking.isUndone) await undo(tx, { salonId, userId }, id, clock())
    return { products: await presentBooked(tx, salonId, id) }
  })
}

/**
 * Books the reversal of an earlier booking. The shelf must be locked, and the booking must not be undone yet.
 *
 * @throws AppError 'stock-out-of-range'
 */
export async function undo(tx: Db, { salonId, userId }: Caller, bookingId: string, at: Date): Promise<void> {
  const moves = (await listBooked(tx, salonId, bookingId)).map(({ product, ...moved }) =>
    moveOf(product, takeBack(product, product.packGrams ?? 0, moved)),
  )
  await book(tx, { id: newId(), salonId, userId, kind: 'undo', undoes: bookingId, at }, moves)
}

type Line = { readonly productId: string }

/** Books a key once: it is ignored when it is booked already, and rejected when it was undone or is of another kind. */
async function bookOnce<L extends Line>(
  { db, clock }: StockDeps,
  { salonId, userId }: Caller,
  { key, kind, lines }: { readonly key: string; readonly kind: 'delivery' | 'count'; readonly lines: readonly L[] },
  changeOf: (tx: Db, product: ProductRow, own: readonly L[]) => Promise<Stock>,
): Promise<Booked> {
  return db.transaction(async (tx) => {
    await lockShelf(tx, salonId)
    const booked = await findBooking(tx, salonId, key)
    if (booked && (booked.kind !== kind || booked.isUndone)) throw new AppError('booking-key-used')
    if (!booked) {
      const byProduct = Map.groupBy(lines, ({ productId }) => productId)
      const products = await listProductsById(tx, salonId, [...byProduct.keys()])
      const isThere = products.length === byProduct.size && products.every(({ row }) => row.isActive)
      if (!isThere) throw new AppError('product-not-found')
      const moves: Move[] = []
      for (const product of products) {
        const { row } = product
        moves.push(moveOf(row, await changeOf(tx, product, byProduct.get(row.id) ?? [])))
      }
      await book(tx, { id: key, salonId, userId, kind, at: clock() }, moves)
    }
    return { products: await presentBooked(tx, salonId, key) }
  })
}

async function presentBooked(tx: Db, salonId: string, bookingId: string): Promise<StockProduct[]> {
  const ids = (await listBooked(tx, salonId, bookingId)).map(({ productId }) => productId)
  return (await listProductsById(tx, salonId, ids)).filter(({ row }) => row.isActive).map(presentProduct)
}
