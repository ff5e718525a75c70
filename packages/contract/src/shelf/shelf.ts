import { AFTERCARE_PRODUCTS, BRAND_IDS, LINE_CHECKS, PRODUCT_CLASSES, type ProductClass } from '@riflesso/colorimetry'
import { z } from 'zod'
import { idField, idParams, optionalText, requiredText } from '../schema/fields.ts'
import { NAME_MAX_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { deletion, operation } from '../schema/operation.ts'

/** Classes of a line: those of the plans, bottles of developer, and home-care products for sale. */
export const SHELF_CLASSES = [...PRODUCT_CLASSES, 'DEVELOPER', 'RETAIL'] as const
export type ShelfClass = (typeof SHELF_CLASSES)[number]

/** Whether plans use a class: developers and home-care products have no sheet and no shades. */
export const isProductClass = (name: ShelfClass): name is ProductClass => name !== 'DEVELOPER' && name !== 'RETAIL'

/** Usual content of a new pack in grams [C], where it is not a tube of 60. */
const LARGER_PACKS: Partial<Record<ShelfClass, number>> = {
  BLEACH: 500,
  CLAY: 500,
  BLEACH_CREAM: 500,
  BOND: 250,
  ACID_CARE: 250,
  DEVELOPER: 1000,
  RETAIL: 250,
}
export const usualPackGrams = (type: ShelfClass): number => LARGER_PACKS[type] ?? 60

/** Upper bounds of numbers on the shelf: grams of a pack and of opened packs, pieces, cents, products of a salon. */
export const SHELF_MAX = { grams: 10_000, pieces: 10_000, cents: 1_000_000, products: 2000 } as const

/** Bounds of the stock of one product, the sum of its bookings; grams in both directions. Far above any shelf [C]. */
export const STOCK_MAX = { pieces: 100_000, grams: 100_000_000 } as const

export const gramsField = z.number().int().min(0).max(SHELF_MAX.grams)
export const piecesField = z.number().int().min(0).max(SHELF_MAX.pieces)
export const centsField = z.number().int().min(0).max(SHELF_MAX.cents)

const notation = z.enum(BRAND_IDS, { error: messages.unknownAnswer }).nullable()
const shelfClass = z.enum(SHELF_CLASSES, { error: messages.unknownAnswer })

/** Upper bounds of a sheet: developer per gram of product, minutes, volumes. */
export const SHEET_MAX = { ratio: 5, minutes: 120, volume: 40 } as const

/** The technical sheet of a line, typed or confirmed by the salon. */
export const lineSheetSchema = z.strictObject({
  /** Grams of developer per gram of product; 0 where none is mixed in. */
  ratio: z.number().min(0).max(SHEET_MAX.ratio),
  minutes: z.number().int().min(1).max(SHEET_MAX.minutes),
  /** Volumes of developer on the sheet; empty if none is mixed in. */
  volumes: z.array(z.number().min(1).max(SHEET_MAX.volume)).max(8),
})
export type LineSheet = z.infer<typeof lineSheetSchema>

export const shelfLineSchema = z.object({
  id: z.string(),
  supplier: z.string(),
  /** Notation of the codes on the tubes; null = international numbering. */
  notation,
  name: z.string(),
  class: shelfClass,
  /** Exact grams are given only for lines that are 'verificata'. */
  check: z.enum(LINE_CHECKS),
  sheet: lineSheetSchema.nullable(),
  /** Usual values of the class, to be confirmed; null for developers, home-care products and correctors. */
  suggested: lineSheetSchema.nullable(),
})
export type ShelfLine = z.infer<typeof shelfLineSchema>

export const stockProductSchema = z.object({
  id: z.string(),
  lineId: z.string(),
  /** As printed on the pack: '7/43'. Unique within the line. */
  code: z.string(),
  name: z.string().nullable(),
  /** Generic notation, '7.43'; null for products without a shade, and if the salon does not know it. */
  shade: z.string().nullable(),
  /** Volumes of a developer; null for all others. */
  volume: z.number().nullable(),
  barcode: z.string().nullable(),
  /** Content of a full pack; millilitres of liquids count as grams. */
  packGrams: z.number().int(),
  packCents: z.number().int().nullable(),
  /** Unopened packs. */
  pieces: z.number().int(),
  /** Grams left in opened packs. Negative if more was weighed than the shelf had: the stock must be counted. */
  openedGrams: z.number().int(),
  /** Fewer unopened packs than this go on the order list; null = never. */
  lowestPieces: z.number().int().nullable(),
  /** Price to clients of a home-care product. */
  retailCents: z.number().int().nullable(),
  /** Kind of home care; null for all others. */
  aftercare: z.enum(AFTERCARE_PRODUCTS).nullable(),
  isLow: z.boolean(),
})
export type StockProduct = z.infer<typeof stockProductSchema>

export const shelf = operation({
  method: 'GET',
  path: '/api/shelf',
  access: 'session',
  summary: "Get the salon's own lines and products with their stock.",
  response: z.object({ lines: z.array(shelfLineSchema), products: z.array(stockProductSchema) }),
})

export const shelfLineFields = z.strictObject({
  supplier: requiredText(messages.supplierRequired),
  notation,
  name: requiredText(messages.nameRequired),
  class: shelfClass,
  check: z.enum(LINE_CHECKS, { error: messages.unknownAnswer }).default('da-verificare'),
  /** Required for 'verificata', except for developers, home-care products and correctors. */
  sheet: lineSheetSchema.nullable().default(null),
})
export type ShelfLineFields = z.output<typeof shelfLineFields>

const line = z.object({ line: shelfLineSchema })

export const addShelfLine = operation({
  method: 'POST',
  path: '/api/shelf/lines',
  access: 'session',
  summary:
    'Add a line of a brand. The brand is created with its first line; its notation is that of its latest change.',
  body: shelfLineFields,
  response: line,
  errors: ['shelf-full'],
})

export const changeShelfLine = operation({
  method: 'PUT',
  path: '/api/shelf/lines/:id',
  access: 'session',
  summary: 'Change a line: its brand, name, class, sheet and status. The class stays as long as the line has products.',
  params: idParams,
  body: shelfLineFields,
  response: line,
  errors: ['line-not-found', 'line-in-use'],
})

export const deleteShelfLine = deletion({
  path: '/api/shelf/lines/:id',
  access: 'session',
  summary: 'Remove a line that has no products on the shelf.',
  errors: ['line-not-found', 'line-in-use'],
})

/** The fields of a product except its stock, which only bookings change. */
export const stockProductFields = z.strictObject({
  lineId: idField,
  code: requiredText(messages.productCodeRequired, 40),
  name: optionalText(NAME_MAX_LENGTH),
  /**
   * Generic notation, '7.43'. Absent: an earlier answer for the code, otherwise read from it. Null: the salon does not know.
   * A code that cannot be read is an error of this field.
   */
  shade: z.string().max(10, messages.shadeUnknown).nullable().exactOptional(),
  /** Required for a developer; null for all others. */
  volume: z.number().min(1, messages.volumeInvalid).max(40, messages.volumeInvalid).nullable().default(null),
  barcode: optionalText(40),
  packGrams: gramsField.min(1, messages.packRequired),
  packCents: centsField.nullable().default(null),
  lowestPieces: piecesField.nullable().default(null),
  retailCents: centsField.nullable().default(null),
  aftercare: z.enum(AFTERCARE_PRODUCTS, { error: messages.unknownAnswer }).nullable().default(null),
})
export type StockProductFields = z.output<typeof stockProductFields>

const product = z.object({ product: stockProductSchema })

export const addStockProduct = operation({
  method: 'POST',
  path: '/api/shelf/products',
  access: 'session',
  summary: 'Add a product to the shelf, with what stands there now.',
  body: stockProductFields.extend({ pieces: piecesField.default(0), openedGrams: gramsField.default(0) }),
  response: product,
  errors: ['line-not-found', 'shelf-full'],
})

export const changeStockProduct = operation({
  method: 'PUT',
  path: '/api/shelf/products/:id',
  access: 'session',
  summary: 'Change a product; its stock stays.',
  params: idParams,
  body: stockProductFields,
  response: product,
  errors: ['product-not-found', 'line-not-found'],
})

export const deleteStockProduct = deletion({
  path: '/api/shelf/products/:id',
  access: 'session',
  summary: 'Take a product off the shelf. Its movements stay in the reports.',
  errors: ['product-not-found'],
})
