import type { orderList, shelf, stockMovements } from '@riflesso/contract'
import { BYTE_ORDER_MARK, writeLine } from '#platform/csv/write-csv'
import type { Db } from '#platform/database/db'
import { AppError } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import { eurosOf, isLow, presentLine, presentProduct } from '../presenter.ts'
import { findProduct, listLines, listProducts } from '../repository.ts'
import { listMovements, type MovementRow } from './stock-repository.ts'

/** The lines and products of a salon. */
export const readShelf = async (db: Db, salonId: string): Promise<Answer<typeof shelf>> => ({
  lines: (await listLines(db, salonId)).map(presentLine),
  products: (await listProducts(db, salonId)).map(presentProduct),
})

/** @throws AppError 'product-not-found' */
export async function readMovements(db: Db, salonId: string, id: string): Promise<Answer<typeof stockMovements>> {
  if (!(await findProduct(db, salonId, id))) throw new AppError('product-not-found')
  return (await listMovements(db, salonId, id)).map(presentMovement)
}

const presentMovement = ({ movement, booking, undoneBy, author }: MovementRow) => ({
  bookingId: booking.id,
  kind: booking.kind,
  pieces: movement.pieces,
  openedGrams: movement.openedGrams,
  author,
  at: booking.at.toISOString(),
  isUndone: undoneBy !== null,
})

type Orders = Answer<typeof orderList>

/** Products below their minimum stock, by brand and line. */
export async function readOrders(db: Db, salonId: string): Promise<Orders> {
  const products = (await listProducts(db, salonId)).filter(isLow)
  return (await listLines(db, salonId)).flatMap(({ row: line, supplier }) =>
    products
      .filter(({ row }) => row.productLineId === line.id)
      .map((product) => {
        const missing = (product.row.lowestPieces ?? 0) - product.row.pieces
        const { packCents } = product.row
        return {
          product: presentProduct(product),
          supplier: supplier.displayName,
          lineName: line.name,
          missing,
          cents: packCents === null ? null : packCents * missing,
        }
      }),
  )
}

const ORDER_HEADINGS = ['Marca', 'Linea', 'Codice', 'Nome', 'Codice a barre', 'Pezzi', 'Scorta minima', 'Da ordinare']

/** The order list as CSV. */
export const ordersCsv = (orders: Orders): string =>
  BYTE_ORDER_MARK +
  writeLine([...ORDER_HEADINGS, 'Costo in euro']) +
  orders
    .map(({ supplier, lineName, product, missing, cents }) => {
      const { code, name, barcode, pieces, lowestPieces } = product
      const numbers = [pieces, lowestPieces ?? 0, missing].map(String)
      return writeLine([supplier, lineName, code, name, barcode, ...numbers, eurosOf(cents)])
    })
    .join('')
