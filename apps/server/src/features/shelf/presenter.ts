import { PRODUCT_CLASS_DATA } from '@riflesso/colorimetry'
import {
  isProductClass,
  type LineSheet,
  SHELF_CLASSES,
  type ShelfClass,
  type ShelfLine,
  type StockProduct,
} from '@riflesso/contract'
import type { LineRow, ProductRow } from './repository.ts'

/** The class of a line; the column is free text because the generic catalogue shares it. */
export function classOf({ row: { type } }: LineRow): ShelfClass {
  const found = SHELF_CLASSES.find((name) => name === type)
  if (!found) throw new Error(`a line of the unknown class ${type}`)
  return found
}

/** The usual sheet of a class; null for developers and home-care products, and for correctors, which develop with the colour. */
export function usualSheet(name: ShelfClass): LineSheet | null {
  if (!isProductClass(name) || name === 'CORRECTOR') return null
  const { ratio, minutes, volumes } = PRODUCT_CLASS_DATA[name]
  return { ratio: ratio ?? 0, minutes, volumes: [...volumes] }
}

export const presentLine = (line: LineRow): ShelfLine => ({
  id: line.row.id,
  supplier: line.supplier.displayName,
  notation: line.supplier.notation,
  name: line.row.name,
  class: classOf(line),
  check: line.row.check,
  sheet: line.row.sheet,
  suggested: usualSheet(classOf(line)),
})

/** Whether a product has fewer unopened packs than it should. */
export const isLow = ({ row: { pieces, lowestPieces } }: ProductRow): boolean =>
  lowestPieces !== null && pieces < lowestPieces

export const presentProduct = (product: ProductRow): StockProduct => {
  const { row, shade } = product
  return {
    id: row.id,
    lineId: row.productLineId ?? '',
    code: row.name,
    name: row.description,
    shade,
    volume: row.volume,
    barcode: row.barcode,
    packGrams: row.packGrams ?? 0,
    packCents: row.packCents,
    pieces: row.pieces,
    openedGrams: row.openedGrams,
    lowestPieces: row.lowestPieces,
    retailCents: row.retailCents,
    aftercare: row.aftercare,
    isLow: isLow(product),
  }
}

const euros = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })

/** Cents in the format of Italian spreadsheets, '9,80'; null stays null. */
export const eurosOf = (cents: number | null): string | null => (cents === null ? null : euros.format(cents / 100))
