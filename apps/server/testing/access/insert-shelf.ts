import type { Db } from '#platform/database/db'
import {
  type colorAnalyses,
  productLines,
  products,
  shelfServices,
  stockBookings,
  stockMovements,
  suppliers,
} from '#platform/database/schema/index'
import { newId } from '#platform/ids'

/** Ids of one row of every kind of a shelf; the service belongs to the analysis. */
export type AccessShelf = Readonly<Record<'line' | 'emptyLine' | 'product' | 'delivery' | 'service', string>>

/** Fills the shelf of a salon; `mark` is in every name. */
export async function insertShelf(
  db: Db,
  { id: analysisId, salonId, analysisDate: at }: typeof colorAnalyses.$inferSelect,
  mark: string,
): Promise<AccessShelf> {
  const [line, emptyLine, product, delivery, service] = [newId(), newId(), newId(), newId(), newId()]
  const supplierId = newId()
  await db.insert(suppliers).values({ id: supplierId, salonId, name: mark, displayName: mark })
  const lines = [line, emptyLine].map((id) => ({ id, supplierId, name: `${mark} ${id}`, type: 'PERM', year: 2026 }))
  await db.insert(productLines).values(lines)
  const ofLine = { salonId, supplierId, productLineId: line, category: 'PERM', packGrams: 60 }
  await db
    .insert(products)
    .values({ id: product, ...ofLine, name: '7/43', description: mark, barcode: mark, pieces: 3 })
  const bookings = [
    { id: delivery, salonId, userId: salonId, kind: 'delivery', at },
    { id: service, salonId, userId: salonId, kind: 'service', at },
  ] as const
  await db.insert(stockBookings).values([...bookings])
  await db
    .insert(stockMovements)
    .values({ salonId, bookingId: delivery, productId: product, pieces: 3, openedGrams: 0 })
  const parts = [{ productId: product, planned: null, grams: 0, cents: null }]
  const bowls = [{ phase: 0, name: mark, parts, left: null }]
  const weighed = { userId: salonId, option: 'equilibrata', bowls, weighedAt: at } as const
  await db.insert(shelfServices).values({ id: service, salonId, analysisId, ...weighed })
  return { line, emptyLine, product, delivery, service }
}
