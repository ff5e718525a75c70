import { BRAND_IDS } from '@riflesso/colorimetry'
import { z } from 'zod'
import { idField, optionalText, requiredText } from '../schema/fields.ts'
import { NAME_MAX_LENGTH } from '../schema/limits.ts'
import { messages } from '../schema/messages.ts'
import { operation } from '../schema/operation.ts'
import { SHELF_CLASSES } from './shelf.ts'

/** Columns of a list of products. */
export const SHELF_COLUMNS = [
  'supplier',
  'line',
  'class',
  'code',
  'name',
  'volume',
  'barcode',
  'packGrams',
  'packCents',
  'pieces',
  'openedGrams',
  'lowestPieces',
  'retailCents',
] as const
export type ShelfColumn = (typeof SHELF_COLUMNS)[number]

/** Maximum number of products in a list. */
export const SHELF_IMPORT_LINES = 2000

/** A code that the notation of its brand does not explain, with the salon's answer; null = unknown. */
const shadeAnswerSchema = z.strictObject({
  supplier: requiredText(messages.supplierRequired),
  code: requiredText(messages.productCodeRequired, 40),
  /** Generic notation, '7.43'. */
  shade: z.string().max(10, messages.shadeUnknown).nullable(),
})

/** Text parts of the multipart call beside the file. Brand, line and class apply to rows that do not name their own. */
export const shelfImportFields = z.object({
  supplier: optionalText(NAME_MAX_LENGTH),
  /** How the brand writes its codes; absent = international numbering. */
  notation: z.enum(BRAND_IDS, { error: messages.unknownAnswer }).exactOptional(),
  line: optionalText(NAME_MAX_LENGTH),
  class: z.enum(SHELF_CLASSES, { error: messages.unknownAnswer }).exactOptional(),
  /** JSON text. */
  answers: z.array(shadeAnswerSchema).max(SHELF_IMPORT_LINES).default([]),
  /** Only for the import: the key of a delivery, whose quantities are added to the stock, once; absent = they are counts. */
  delivery: idField.exactOptional(),
  /** Only for the import: lines with errors are skipped. */
  skipProblems: z.enum(['true', 'false']).default('false'),
})
export type ShelfImportFields = z.output<typeof shelfImportFields>

const multipart = shelfImportFields.extend({
  file: z
    .file()
    .describe(
      'A CSV with a header row, or a pasted list without one ("7/43 3", one product on each line or after a comma), UTF-8 or Windows-1252; up to 2,000 products, 500 characters a line and 1 MB, a pasted list up to 256 kB.',
    ),
})

const errors = ['request-broken', 'shelf-full', 'too-many-attempts'] as const

const problem = z.object({ line: z.number().int(), message: z.string() })

export const previewShelfImport = operation({
  method: 'POST',
  path: '/api/shelf/import/preview',
  access: 'session',
  summary: 'Preview the import of a list of products. Stores nothing.',
  multipart,
  response: z.object({
    columns: z.array(z.enum(SHELF_COLUMNS)),
    /** Headers that were not recognised, shortened. */
    ignored: z.array(z.string()),
    /** Number of products that the import would add, and of those that it would change. */
    added: z.number().int(),
    changed: z.number().int(),
    /** Codes that need an answer, each once per brand. Without an answer their lines are problems of the import. */
    unread: z.array(z.object({ supplier: z.string(), code: z.string(), line: z.number().int() })),
    /** Errors by line; these lines cannot be imported. */
    problems: z.array(problem),
    /** The products that would be added or changed, at most the first 200. */
    products: z.array(
      z.object({
        line: z.number().int(),
        supplier: z.string(),
        lineName: z.string(),
        class: z.enum(SHELF_CLASSES),
        code: z.string(),
        /** The parsed shade in generic notation; null for products without a shade. */
        shade: z.string().nullable(),
        packGrams: z.number().int(),
        packCents: z.number().int().nullable(),
        pieces: z.number().int().nullable(),
        isNew: z.boolean(),
      }),
    ),
  }),
  errors,
})

export const importShelf = operation({
  method: 'POST',
  path: '/api/shelf/import',
  access: 'session',
  summary:
    'Import a list of products, all or nothing. Named quantities are counts, or a delivery: importing a list twice changes nothing the second time.',
  multipart,
  response: z.object({ added: z.number().int(), changed: z.number().int(), skipped: z.number().int() }),
  errors: [...errors, 'booking-key-used', 'stock-out-of-range'],
})
