import {
  addShelfLine,
  addStockProduct,
  changeShelfLine,
  changeStockProduct,
  countStock,
  formulaInTubes,
  getUser,
  orderList,
  type ShelfLine,
  type StockProduct,
  shelf,
  stockMovements,
} from '@riflesso/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { type CallInput, call, queryOf } from '~/api/client.ts'
import { newKey } from '~/new-key.ts'
import { callWithOfflineFallback } from '~/offline/call-with-offline-fallback.ts'

export type Shelf = z.output<typeof shelf.response>

export const shelfQuery = queryOptions({
  queryKey: [shelf.path],
  queryFn: ({ signal }) => callWithOfflineFallback(shelf, {}, { signal }),
  // Another device may have changed the stock.
  staleTime: 0,
})

export const ordersQuery = {
  ...queryOf(orderList, {}),
  staleTime: 0,
}

export const movementsQuery = (id: string) => ({
  ...queryOf(stockMovements, { params: { id } }, id),
  staleTime: 0,
})

/** Marks everything that depends on the stock as changed. */
export const refreshShelf = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [shelf.path, orderList.path, formulaInTubes.path, stockMovements.path, getUser.path].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

export type LineValues = CallInput<typeof addShelfLine>['body']

/** Adds a line, or changes the given one. */
export const saveLine = (line: ShelfLine | null, body: LineValues) =>
  line === null ? call(addShelfLine, { body }) : call(changeShelfLine, { params: { id: line.id }, body })

export type ProductValues = CallInput<typeof changeStockProduct>['body']
export type Stock = { readonly pieces: number; readonly openedGrams: number }

/** Adds a product, or changes the given one; a changed stock is booked as a count. */
export async function saveProduct(product: StockProduct | null, body: ProductValues, stock: Stock): Promise<void> {
  if (product === null) return void (await call(addStockProduct, { body: { ...body, ...stock } }))
  await call(changeStockProduct, { params: { id: product.id }, body })
  if (product.pieces === stock.pieces && product.openedGrams === stock.openedGrams) return
  const line = { productId: product.id, ...stock }
  await call(countStock, { body: { key: newKey(), lines: [line] } })
}
