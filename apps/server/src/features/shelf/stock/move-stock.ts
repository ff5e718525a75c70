import { STOCK_MAX } from '@riflesso/contract'
import { AppError } from '#platform/errors'

/** Unopened packs, and the grams left in opened ones. */
export type Stock = { readonly pieces: number; readonly openedGrams: number }

/** A change of the stock of one product. */
export type Move = Stock & { readonly productId: string }

/**
 * A change of the stock of a product.
 *
 * @throws AppError 'stock-out-of-range' when the changed stock is beyond `STOCK_MAX`
 */
export function moveOf(product: Stock & { readonly id: string }, change: Stock): Move {
  const pieces = product.pieces + change.pieces
  const openedGrams = product.openedGrams + change.openedGrams
  if (pieces > STOCK_MAX.pieces || Math.abs(openedGrams) > STOCK_MAX.grams) throw new AppError('stock-out-of-range')
  return { productId: product.id, pieces: change.pieces, openedGrams: change.openedGrams }
}

/** Change of stock when grams are taken: from opened packs first, then from new ones. Taking more than there is makes `openedGrams` negative. */
export function takeGrams(stock: Stock, packGrams: number, grams: number): Stock {
  const missing = Math.max(0, grams - stock.openedGrams)
  const opened = packGrams > 0 ? Math.min(Math.ceil(missing / packGrams), stock.pieces) : 0
  return { pieces: 0 - opened, openedGrams: opened * packGrams - grams }
}

/**
 * Change of stock that undoes an earlier change completely, regardless of later changes. A pack opened for it counts as unopened
 * again only if nothing has been taken from it since.
 */
export function takeBack(stock: Stock, packGrams: number, moved: Stock): Stock {
  let pieces = stock.pieces - moved.pieces
  let openedGrams = stock.openedGrams - moved.openedGrams
  if (pieces < 0) {
    openedGrams += pieces * packGrams
    pieces = 0
  }
  const opened = openedGrams < 0 && packGrams > 0 ? Math.min(Math.ceil(-openedGrams / packGrams), pieces) : 0
  return { pieces: pieces - opened - stock.pieces, openedGrams: openedGrams + opened * packGrams - stock.openedGrams }
}
