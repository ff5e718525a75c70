import { AFTERCARE_PRODUCTS } from '@riflesso/colorimetry'
import { SHELF_MAX, type ShelfLine, type StockProduct, usualPackGrams } from '@riflesso/contract'
import { typedCents, typedNumber, typedWhole } from '~/format/typed-number.ts'
import type { ProductValues, Stock } from '../api/shelf.ts'

export type TypedProduct = Readonly<
  Record<
    | 'code'
    | 'name'
    | 'shade'
    | 'volume'
    | 'barcode'
    | 'packGrams'
    | 'price'
    | 'pieces'
    | 'opened'
    | 'lowest'
    | 'retail',
    string
  >
> & { readonly aftercare: NonNullable<StockProduct['aftercare']> | '' }

const written = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)
const amount = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? (cents / 100).toFixed(2).replace('.', ',') : ''

/** Form values of a product; with a null `product` the defaults of its line. */
export const typedProduct = (product: StockProduct | null, line: ShelfLine): TypedProduct => ({
  code: product?.code ?? '',
  name: product?.name ?? '',
  shade: product?.shade ?? '',
  volume: written(product?.volume),
  barcode: product?.barcode ?? '',
  packGrams: written(product?.packGrams ?? usualPackGrams(line.class)),
  price: amount(product?.packCents),
  pieces: written(product?.pieces ?? 0),
  opened: written(product?.openedGrams ?? 0),
  lowest: written(product?.lowestPieces),
  retail: amount(product?.retailCents),
  aftercare: product?.aftercare ?? '',
})

/** The kind of home care with this value; '' for any other. */
export const aftercareOf = (value: string): TypedProduct['aftercare'] =>
  AFTERCARE_PRODUCTS.find((each) => each === value) ?? ''

export type WrongField = 'volume' | 'packGrams' | 'price' | 'pieces' | 'opened' | 'lowest' | 'retail'

type Read =
  | { readonly wrong: readonly WrongField[] }
  | { readonly wrong: null; readonly values: ProductValues; readonly stock: Stock }

/** The fields parsed for the server, or those that are not numbers. `product` is the changed product, null for a new one. */
export function readProduct(typed: TypedProduct, line: ShelfLine, product: StockProduct | null): Read {
  // Negative grams are kept until the stock is counted.
  const opened = product && typed.opened === written(product.openedGrams) ? product.openedGrams : undefined
  const read = {
    volume: typedNumber(typed.volume, 40),
    packGrams: typedWhole(typed.packGrams, SHELF_MAX.grams),
    price: typedCents(typed.price, SHELF_MAX.cents),
    pieces: typedWhole(typed.pieces, SHELF_MAX.pieces),
    opened: opened ?? typedWhole(typed.opened, SHELF_MAX.grams),
    lowest: typedWhole(typed.lowest, SHELF_MAX.pieces),
    retail: typedCents(typed.retail, SHELF_MAX.cents),
  }
  const wrong = (Object.keys(read) as WrongField[]).filter((field) => read[field] === undefined)
  if (read.packGrams === null) wrong.push('packGrams')
  if (line.class === 'DEVELOPER' && read.volume === null) wrong.push('volume')
  if (wrong.length > 0) return { wrong }
  const isUnchanged = product !== null && typed.shade === (product.shade ?? '') && typed.code === product.code
  return {
    wrong: null,
    values: {
      lineId: line.id,
      code: typed.code,
      name: typed.name,
      // Without a shade the server reads it from the code.
      ...(typed.shade.trim() !== '' || isUnchanged ? { shade: typed.shade.trim() || null } : {}),
      volume: line.class === 'DEVELOPER' ? (read.volume ?? null) : null,
      barcode: typed.barcode,
      packGrams: read.packGrams ?? 0,
      packCents: read.price ?? null,
      lowestPieces: read.lowest ?? null,
      retailCents: line.class === 'RETAIL' ? (read.retail ?? null) : null,
      aftercare: line.class === 'RETAIL' && typed.aftercare !== '' ? typed.aftercare : null,
    },
    stock: { pieces: read.pieces ?? 0, openedGrams: read.opened ?? 0 },
  }
}
