import type { PriceSettings } from '@riflesso/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { putSettings } from '#features/account'
import { type Db, first, hold, matches } from '#platform/database/db'
import { productLines, products, salonSettings, shades, suppliers, users } from '#platform/database/schema/index'

/**
 * Changes the shelf of a salon in a transaction that has locked it, so that changes are sequential. It is the first lock, as in the
 * deletion of a salon.
 */
export const onShelf = <Result>(db: Db, salonId: string, change: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await hold(tx, users, eq(users.id, salonId), 'no key update')
    return change(tx)
  })

/** Every line of a salon, including removed ones, which products off the shelf still refer to. */
export const listEveryLine = (db: Db, salonId: string) =>
  db
    .select({ row: productLines, supplier: suppliers })
    .from(productLines)
    .innerJoin(suppliers, and(eq(suppliers.id, productLines.supplierId), eq(suppliers.salonId, salonId)))

/** The lines of a salon with their brands, in the order of their names. */
export const listLines = (db: Db, salonId: string) =>
  listEveryLine(db, salonId)
    .where(eq(productLines.isActive, true))
    .orderBy(asc(suppliers.name), asc(productLines.name), asc(productLines.id))

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const findLine = (db: Db, salonId: string, id: string) =>
  first(listEveryLine(db, salonId).where(matches(productLines, { id, isActive: true })))

const selectProducts = (db: Db) =>
  db.select({ row: products, shade: shades.shade }).from(products).leftJoin(shades, eq(shades.id, products.shadeId))

/** The products on the shelf of a salon, in the order in which they were added. */
export const listProducts = (db: Db, salonId: string) =>
  selectProducts(db)
    .where(matches(products, { salonId, isActive: true }))
    .orderBy(asc(products.id))

export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number]

/** Products of a salon by their ids, including those that were taken off the shelf. */
export const listProductsById = (db: Db, salonId: string, ids: readonly string[]) =>
  selectProducts(db)
    .where(and(eq(products.salonId, salonId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id))

/** Every product of the salon, including deleted ones. */
export const listEveryProduct = (db: Db, salonId: string) =>
  selectProducts(db).where(eq(products.salonId, salonId)).orderBy(asc(products.id))

export const findProduct = (db: Db, salonId: string, id: string) =>
  first(selectProducts(db).where(matches(products, { salonId, id, isActive: true })))

/** Number of products on the shelf of a salon. */
export const countProducts = (db: Db, salonId: string): Promise<number> =>
  db.$count(products, matches(products, { salonId, isActive: true }))

/** The pricing rule of the salon; without a row nothing is set. */
export async function findPrices(db: Db, salonId: string): Promise<PriceSettings> {
  const { hourCents, priceRule: rule } = salonSettings
  const row = await first(db.select({ hourCents, rule }).from(salonSettings).where(eq(salonSettings.salonId, salonId)))
  return row ?? { hourCents: null, rule: null }
}

export const putPrices = (db: Db, salonId: string, { hourCents, rule }: PriceSettings, now: Date) =>
  putSettings(db, salonId, { hourCents, priceRule: rule }, now)
