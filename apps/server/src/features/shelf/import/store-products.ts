import { batches, type Db } from '#platform/database/db'
import { newId } from '#platform/ids'
import { findLineByName, saveLine, saveProducts, saveShades, saveSupplier } from '../catalogue/catalogue-repository.ts'
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
  for (const some of batches(products)) {
    const placed: PlacedProduct[] = []
    for (const product of some)
      placed.push({ ...product, id: product.stored?.row.id ?? newId(), line: await lineOf(product) })
    const shadeOf = await storeShades(tx, placed)
    await saveProducts(
      tx,
      booking.salonId,
      placed.map((product) => ({ id: product.id, ...valuesOf(product, shadeOf(product)) })),
    )
    moves.push(...placed.flatMap((product) => movesOf(product, booking)))
  }
  if (moves.length > 0) await book(tx, booking, moves)
}

type PlacedProduct = PlannedProduct & { readonly id: string; readonly line: Line }

function movesOf({ id, read, stored }: PlacedProduct, { kind }: Booking): readonly Move[] {
  const { pieces = 0, openedGrams = 0 } = stored?.row ?? {}
  const change =
    kind === 'delivery'
      ? { pieces: read.pieces ?? 0, openedGrams: read.openedGrams ?? 0 }
      : { pieces: (read.pieces ?? pieces) - pieces, openedGrams: (read.openedGrams ?? openedGrams) - openedGrams }
  return change.pieces === 0 && change.openedGrams === 0 ? [] : [moveOf({ id, pieces, openedGrams }, change)]
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

const codeOf = ({ read, stored }: PlannedProduct): string => stored?.row.name ?? read.code

/** Stores the shades of the products that have one; returns the ids of their rows. */
async function storeShades(tx: Db, products: readonly PlacedProduct[]) {
  const codes = products.flatMap((product) => {
    const { class: type, line, shade, isAnswered } = product
    return hasShades(type) ? [{ lineId: line.id, code: codeOf(product), shade, isAnswered }] : []
  })
  const rows = codes.length === 0 ? [] : await saveShades(tx, codes)
  const ids = new Map(rows.map(({ id, lineId, code }) => [`${lineId} ${code}`, id]))
  return (product: PlacedProduct): string | null => ids.get(`${product.line.id} ${codeOf(product)}`) ?? null
}

/** The values of the list; missing ones stay as stored. */
function valuesOf(product: PlacedProduct, shadeId: string | null) {
  const { read, class: type, volume, stored, line } = product
  return {
    supplierId: line.supplierId,
    productLineId: line.id,
    shadeId,
    category: type,
    name: codeOf(product),
    description: read.name ?? stored?.row.description ?? null,
    volume,
    barcode: read.barcode ?? stored?.row.barcode ?? null,
    packGrams: packOf(read, type, stored),
    packCents: read.packCents ?? stored?.row.packCents ?? null,
    lowestPieces: read.lowestPieces ?? stored?.row.lowestPieces ?? null,
    retailCents: read.retailCents ?? stored?.row.retailCents ?? null,
    aftercare: stored?.row.aftercare ?? null,
  }
}
