import { AFTERCARE_PRODUCTS, BRAND_IDS, LINE_CHECKS } from '@riflesso/colorimetry'
import { lineSheetSchema } from '@riflesso/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { id, oneOf, parsedJson, timestamp } from './columns.ts'
import { users } from './users.ts'

/** The salon whose shelf a row belongs to; null for the generic catalogue. */
const salonId = () => uuid().references(() => users.id, { onDelete: 'cascade' })

export const suppliers = pgTable(
  'suppliers',
  {
    /** 'generic', or a uuid for the brands of a salon. */
    id: text().primaryKey(),
    salonId: salonId(),
    /** For the brands of a salon the search key of the name. */
    name: text().notNull(),
    displayName: text().notNull(),
    /** Notation of the codes on the tubes; null = international numbering. */
    notation: text({ enum: BRAND_IDS }),
    logoUrl: text(),
    colorScheme: text(),
    initial: text(),
    isActive: boolean().notNull().default(true),
    lastUpdated: timestamp().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('suppliers_salon_name_key').on(t.salonId, t.name).where(sql`${t.salonId} is not null`)],
)

const supplierId = () =>
  text()
    .notNull()
    .references(() => suppliers.id, { onDelete: 'cascade' })

export const productLines = pgTable(
  'product_lines',
  {
    id: id(),
    supplierId: supplierId(),
    name: text().notNull(),
    type: text(),
    description: text(),
    isActive: boolean().notNull().default(true),
    year: integer().notNull(),
    /** Whether the salon has checked its line against the sheet. */
    check: text({ enum: LINE_CHECKS }).notNull().default('da-verificare'),
    /** The sheet typed or confirmed by the salon. */
    sheet: parsedJson(lineSheetSchema),
  },
  (t) => [
    unique('product_lines_supplier_name_key').on(t.supplierId, t.name),
    oneOf('product_lines_check_check', t.check, LINE_CHECKS),
  ],
)

export const shades = pgTable(
  'shades',
  {
    id: id(),
    productLineId: uuid()
      .notNull()
      .references(() => productLines.id, { onDelete: 'cascade' }),
    /** Generic notation, '7.34'; on a salon's tubes as printed, '7/43'. */
    code: text().notNull(),
    /** Generic notation of a salon's code; null if the salon does not know it. Kept when the product is taken off the shelf. */
    shade: text(),
    /** Whether the shade was given by the salon; otherwise it was read by the notation of the brand. */
    isAnswered: boolean().notNull().default(false),
    name: text(),
    /** International level, to a tenth. */
    level: numeric({ precision: 3, scale: 1, mode: 'number' }),
    tone: text(),
    description: text(),
    /** White hair it covers, in percent. */
    coveragePercentage: integer(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [unique('shades_line_code_key').on(t.productLineId, t.code)],
)

/** Products of the generic catalogue, and of the shelves of salons. */
export const products = pgTable(
  'products',
  {
    id: id(),
    salonId: salonId(),
    supplierId: supplierId(),
    /** Null in the generic catalogue. */
    productLineId: uuid().references(() => productLines.id, { onDelete: 'cascade' }),
    shadeId: uuid().references(() => shades.id, { onDelete: 'set null' }),
    category: text().notNull(),
    /** On the shelf of a salon the code as printed on the pack. */
    name: text().notNull(),
    description: text(),
    technicalSpecs: parsedJson(z.record(z.string(), z.unknown())),
    /** False once a salon has taken it off the shelf: its movements stay. */
    isActive: boolean().notNull().default(true),
    /** Volumes of a developer. */
    volume: numeric({ precision: 3, scale: 1, mode: 'number' }),
    barcode: text(),
    /** Content of a full pack; millilitres of liquids count as grams. */
    packGrams: integer(),
    packCents: integer(),
    /** Unopened packs, and grams left in opened ones: the sums of its movements. */
    pieces: integer().notNull().default(0),
    openedGrams: integer().notNull().default(0),
    lowestPieces: integer(),
    retailCents: integer(),
    aftercare: text({ enum: AFTERCARE_PRODUCTS }),
  },
  (t) => [
    uniqueIndex('products_supplier_name_key').on(t.supplierId, t.name).where(sql`${t.salonId} is null`),
    uniqueIndex('products_line_name_key').on(t.productLineId, t.name).where(sql`${t.isActive}`),
    uniqueIndex('products_salon_barcode_key').on(t.salonId, t.barcode).where(sql`${t.isActive}`),
    check('products_line_check', sql`(${t.salonId} is null) = (${t.productLineId} is null)`),
    check('products_pack_check', sql`${t.salonId} is null or ${t.packGrams} > 0`),
    check('products_pieces_check', sql`${t.pieces} >= 0`),
    oneOf('products_aftercare_check', t.aftercare, AFTERCARE_PRODUCTS),
    index('products_category_idx').on(t.category),
    index('products_salon_idx').on(t.salonId),
  ],
)

/** Hash of the seed in this database, so that a start with no changes costs one query. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  appliedAt: timestamp().notNull().defaultNow(),
})
