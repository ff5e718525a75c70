import type { countStock as countOperation, StockProduct } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import { newId } from '#platform/ids'
import type { Caller } from '#platform/sessions/session-store'
import { presentProduct } from '../presenter.ts'
import { listProductsById, onShelf } from '../repository.ts'
import { moveOf, type Stock, takeBack } from './move-stock.ts'
import { book, findBooking, listBooked } from './stock-repository.ts'

type Booked = Answer<typeof countOperation>

/**
 * Sets the stock of products to what was counted, once per key.
 *
 * @throws AppError 'product-not-found', 'booking-key-used', 'stock-out-of-range'
 */
export async function countStock(
  { db, clock }: Deps,
  { salonId, userId }: Caller,
  key: string,
  lines: readonly (Stock & { readonly productId: string })[],
): Promise<Booked> {
  return onShelf(db, salonId, async (tx) => {
    if (!(await isBooked(tx, { salonId, id: key, kind: 'count' }))) {
      const counted = new Map(lines.map((line) => [line.productId, line]))
      const products = await listProductsById(tx, salonId, [...counted.keys()])
      const isThere = products.length === counted.size && products.every(({ row }) => row.isActive)
      if (!isThere) throw new AppError('product-not-found')
      const moves = products.map(({ row }) => {
        const { pieces, openedGrams } = counted.get(row.id) ?? row
        return moveOf(row, { pieces: pieces - row.pieces, openedGrams: openedGrams - row.openedGrams })
      })
      await book(tx, { id: key, salonId, userId, kind: 'count', at: clock() }, moves)
    }
    return { products: await presentBooked(tx, salonId, key) }
  })
}

/**
 * Whether a key is booked already. The shelf must be locked.
 *
 * @throws AppError 'booking-key-used' if it was undone or is of another kind
 */
export async function isBooked(
  tx: Db,
  { salonId, id, kind }: { readonly salonId: string; readonly id: string; readonly kind: 'delivery' | 'count' },
): Promise<boolean> {
  const booked = await findBooking(tx, salonId, id)
  if (booked && (booked.kind !== kind || booked.isUndone)) throw new AppError('booking-key-used')
  return booked !== null
}

/** Undoes a delivery or a count, once. @throws AppError 'booking-not-found', also for services, 'stock-out-of-range' */
export async function undoBooking({ db, clock }: Deps, { salonId, userId }: Caller, id: string): Promise<Booked> {
  return onShelf(db, salonId, async (tx) => {
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

async function presentBooked(tx: Db, salonId: string, bookingId: string): Promise<StockProduct[]> {
  const ids = (await listBooked(tx, salonId, bookingId)).map(({ productId }) => productId)
  return (await listProductsById(tx, salonId, ids)).filter(({ row }) => row.isActive).map(presentProduct)
}
