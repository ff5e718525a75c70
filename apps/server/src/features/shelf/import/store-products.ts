import type { Db } from '#platform/database/db'
import { newId } from '#platform/ids'
import {
  findLineByName,
  insertProduct,
  saveLine,
  saveShade,
  saveSupplier,
  updateProduct,
} from '../catalogue/catalogue-repository.ts'
import { hasShades } from '../catalogue/read-code.ts'
import { type Move, moveOf } from '../stock/move-stock.ts'
import { book } from '../stock/stock-repository.ts'
import type { PlannedProduct } from './plan-import.ts'
import { packOf } from './read-products.ts'

type Booking = Parameters<typeof book>[1]

/**
 * Stores the products of a list, and books its quantities as a count or a delivery. The shelf must be locked.
 *
 * @throws AppError 'stock-out-of-range'
 */
export async function storeProducts(tx: Db, booking: Booking, products: readonly PlannedProduct[]): Promise<void> {
  const lineOf = createLines(tx, booking)
  const moves: Move[] = []
  for (const product of products) {
    const { read, stored } = product
    const line = await lineOf(product)
    const id = stored?.row.id ?? newId()
    const values = await valuesOf(tx, product, line)
    if (stored) await updateProduct(tx, booking.salonId, id, values)
    else await insertProduct(tx, { id, salonId: booking.salonId, ...values })
    const { pieces = 0, openedGrams = 0 } = stored?.row ?? {}
    const change =
      booking.kind === 'delivery'
        ? { pieces: read.pieces ?? 0, openedGrams: read.openedGrams ?? 0 }
        : { pieces: (read.pieces ?? pieces) - pieces, openedGrams: (read.openedGrams ?? openedGrams) - openedGrams }
    if (change.pieces !== 0 || change.openedGrams !== 0) moves.push(moveOf({ id, pieces, openedGrams }, change))
  }
  if (moves.length > 0) await book(tx, booking, moves)
}

type Line = { readonly id: string; readonly supplierId: string }

/** Finds the line of a product, and adds brand and line when they are new. */
function createLines(tx: Db, { salonId, at }: Booking) {
  const suppliers = new Map<string, string>()
  const lines = new Map<string, Line>()
  return async ({ read, class: type, notation }: PlannedProduct): Promise<Line> => {
    const supplierId =
      suppliers.get(read.supplier) ?? (await saveSupplier(tx, salonId, { name: read.supplier, notation }))
    suppliers.set(read.supplier, supplierId)
    const place = `${supplierId}\n${read.line}`
    const known = lines.get(place)
    if (known) return known
    const found = await findLineByName(tx, supplierId, read.line)
    const id = found?.id ?? newId()
    if (!found?.isActive)
      await saveLine(tx, id, { supplierId, name: read.line, type, check: 'da-verificare', sheet: null }, at)
    lines.set(place, { id, supplierId })
    return { id, supplierId }
  }
}

/** The values of the list; missing ones stay as stored. */
async function valuesOf(tx: Db, { read, class: type, shade, isAnswered, volume, stored }: PlannedProduct, line: Line) {
  const code = stored?.row.name ?? read.code
  const shadeId = hasShades(type) ? await saveShade(tx, { lineId: line.id, code, shade, isAnswered }) : null
  return {
    supplierId: line.supplierId,
    productLineId: line.id,
    shadeId,
    category: type,
    name: code,
    description: read.name ?? stored?.row.description ?? null,
    volume,
    barcode: read.barcode ?? stored?.row.barcode ?? null,
    packGrams: packOf(read, type, stored),
    packCents: read.packCents ?? stored?.row.packCents ?? null,
    lowestPieces: read.lowestPieces ?? stored?.row.lowestPieces ?? null,
    retailCents: read.retailCents ?? stored?.row.retailCents ?? null,
  }
}
