import { boolean, index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { id, moment, parsedJson } from './columns.ts'

export const suppliers = pgTable('suppliers', {
  /** A word: 'generic'. */
  id: text().primaryKey(),
  name: text().notNull(),
  displayName: text().notNull(),
  logoUrl: text(),
  colorScheme: text(),
  initial: text(),
  isActive: boolean().notNull().default(true),
  lastUpdated: moment().notNull().defaultNow(),
})

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
  },
  (t) => [unique('product_lines_supplier_name_key').on(t.supplierId, t.name)],
)

export const shades = pgTable(
  'shades',
  {
    id: id(),
    productLineId: uuid()
      .notNull()
      .references(() => productLines.id, { onDelete: 'cascade' }),
    /** Generic notation, '7.34'. */
    code: text().notNull(),
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

export const products = pgTable(
  'products',
  {
    id: id(),
    supplierId: supplierId(),
    category: text().notNull(),
    name: text().notNull(),
    description: text(),
    technicalSpecs: parsedJson(z.record(z.string(), z.unknown())),
    isActive: boolean().notNull().default(true),
  },
  (t) => [unique('products_supplier_name_key').on(t.supplierId, t.name), index('products_category_idx').on(t.category)],
)

/** Hash of the seed in this database, so that a start with no changes costs one query. */
export const seeds = pgTable('seeds', {
  name: text().primaryKey(),
  fingerprint: text().notNull(),
  appliedAt: moment().notNull().defaultNow(),
})
