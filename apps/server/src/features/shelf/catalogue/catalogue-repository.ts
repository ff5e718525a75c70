import type { BrandId } from '@riflesso/colorimetry'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { changes, type Db, first, hasRow, matches, one } from '#platform/database/db'
import { productLines, products, shades, suppliers } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { foldText } from '#platform/search-key'

type Brand = { readonly name: string; readonly notation: BrandId | null }

/** The brand of a salon with this name, or null. */
export const findSupplier = (tx: Db, salonId: string, name: string) =>
  first(
    tx
      .select()
      .from(suppliers)
      .where(matches(suppliers, { salonId, name: foldText(name) })),
  )

/** Adds a brand of a salon, or sets the notation of the one with this name; returns its id. */
export async function saveSupplier(tx: Db, salonId: string, { name, notation }: Brand): Promise<string> {
  const row = await one(
    tx
      .insert(suppliers)
      .values({ id: newId(), salonId, name: foldText(name), displayName: name, notation })
      .onConflictDoUpdate({
        target: [suppliers.salonId, suppliers.name],
        targetWhere: sql`${suppliers.salonId} is not null`,
        set: { displayName: name, notation },
      })
      .returning({ id: suppliers.id }),
  )
  return row.id
}

/** The line of a brand with this name, even a removed one; null without one. */
export async function findLineByName(tx: Db, supplierId: string, name: string) {
  const rows = await tx.select().from(productLines).where(eq(productLines.supplierId, supplierId))
  return rows.find((row) => foldText(row.name) === foldText(name)) ?? null
}

type LineValues = Pick<typeof productLines.$inferInsert, 'supplierId' | 'name' | 'type' | 'check' | 'sheet'>

/** Adds a line with this id, or changes it. */
export async function saveLine(tx: Db, id: string, values: LineValues, now: Date): Promise<void> {
  const set = { ...values, isActive: true }
  await tx
    .insert(productLines)
    .values({ id, year: now.getUTCFullYear(), ...set })
    .onConflictDoUpdate({ target: productLines.id, set })
  await tx.update(products).set({ supplierId: values.supplierId }).where(eq(products.productLineId, id))
}

/** Removes a line; its row stays for the products that were taken off the shelf. */
export const hideLine = (tx: Db, id: string) =>
  tx.update(productLines).set({ isActive: false }).where(eq(productLines.id, id))

/** Whether a line has products on the shelf. */
export const isLineInUse = (tx: Db, id: string) =>
  hasRow(tx, products, matches(products, { productLineId: id, isActive: true }))

export type KnownCode = {
  readonly lineId: string
  readonly code: string
  readonly shade: string | null
  /** Whether the salon answered it; otherwise it was read by the notation of the brand. */
  readonly isAnswered: boolean
}

/** The codes of these brands, oldest first. */
export const listKnownCodes = async (tx: Db, supplierIds: readonly string[]) =>
  supplierIds.length === 0
    ? []
    : tx
        .select({
          lineId: shades.productLineId,
          class: productLines.type,
          supplierId: productLines.supplierId,
          code: shades.code,
          shade: shades.shade,
          isAnswered: shades.isAnswered,
        })
        .from(shades)
        .innerJoin(productLines, eq(productLines.id, shades.productLineId))
        .where(inArray(productLines.supplierId, [...supplierIds]))
        .orderBy(asc(shades.id))

/** Stores the shades of codes, each code of a line once; returns their rows. */
export const saveShades = (tx: Db, codes: readonly KnownCode[]) =>
  tx
    .insert(shades)
    .values(codes.map(({ lineId, ...values }) => ({ id: newId(), productLineId: lineId, ...values })))
    .onConflictDoUpdate({
      target: [shades.productLineId, shades.code],
      set: { shade: sql`excluded.shade`, isAnswered: sql`excluded.is_answered` },
    })
    .returning({ id: shades.id, lineId: shades.productLineId, code: shades.code })

/** Stores the shade of a code of a line; returns the id of its row. */
export async function saveShade(tx: Db, known: KnownCode): Promise<string> {
  const row = await one(saveShades(tx, [known]))
  return row.id
}

type ProductValues = Omit<
  typeof products.$inferInsert,
  'id' | 'salonId' | 'isActive' | 'pieces' | 'openedGrams' | 'technicalSpecs'
>

/** Adds products without any stock, and changes those of the salon that have one of the ids. */
export const saveProducts = (tx: Db, salonId: string, rows: readonly (ProductValues & { readonly id: string })[]) =>
  tx
    .insert(products)
    .values(rows.map((row) => ({ ...row, salonId })))
    .onConflictDoUpdate({
      target: products.id,
      set: {
        supplierId: sql`excluded.supplier_id`,
        productLineId: sql`excluded.product_line_id`,
        shadeId: sql`excluded.shade_id`,
        category: sql`excluded.category`,
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        volume: sql`excluded.volume`,
        barcode: sql`excluded.barcode`,
        packGrams: sql`excluded.pack_grams`,
        packCents: sql`excluded.pack_cents`,
        lowestPieces: sql`excluded.lowest_pieces`,
        retailCents: sql`excluded.retail_cents`,
        aftercare: sql`excluded.aftercare`,
      },
      setWhere: eq(products.salonId, salonId),
    })

/** Takes a product off the shelf. False when it is not there. */
export const hideProduct = (tx: Db, salonId: string, id: string) =>
  changes(
    tx
      .update(products)
      .set({ isActive: false })
      .where(matches(products, { salonId, id, isActive: true })),
  )

/** Products on the shelf that are of this line, or have this barcode. */
export const findTaken = (tx: Db, salonId: string, lineId: string, barcode: string | null) =>
  tx
    .select({ id: products.id, lineId: products.productLineId, code: products.name, barcode: products.barcode })
    .from(products)
    .where(
      and(
        matches(products, { salonId, isActive: true }),
        sql`(${products.productLineId} = ${lineId} or ${products.barcode} = ${barcode})`,
      ),
    )
