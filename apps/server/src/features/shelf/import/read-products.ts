import {
  lineOfText,
  messages,
  SHELF_MAX,
  type ShelfClass,
  type ShelfColumn,
  type ShelfImportFields,
  usualPackGrams,
} from '@riflesso/contract'
import { z } from 'zod'
import { volumeOfCode } from '../catalogue/read-code.ts'
import type { ProductRow } from '../repository.ts'
import { classOfWord, HEADINGS } from './columns.ts'
import type { ListedProduct, Problem } from './read-list.ts'

const number = (message: string, max: number) => z.number({ error: message }).min(0, message).max(max, message)
const whole = (max: number) => number('numero non valido', max).int('serve un numero intero')

const productSchema = z.object({
  supplier: lineOfText(100),
  line: lineOfText(100),
  class: z.string().nullable(),
  code: lineOfText(40).min(1, messages.productCodeRequired),
  name: lineOfText(100).nullable(),
  volume: number(messages.volumeInvalid, 40).nullable(),
  barcode: lineOfText(40).nullable(),
  packGrams: whole(SHELF_MAX.grams).min(1, messages.packRequired).nullable(),
  packCents: number('prezzo non valido', SHELF_MAX.cents).nullable(),
  pieces: whole(SHELF_MAX.pieces).nullable(),
  openedGrams: whole(SHELF_MAX.grams).nullable(),
  lowestPieces: whole(SHELF_MAX.pieces).nullable(),
  retailCents: number('prezzo non valido', SHELF_MAX.cents).nullable(),
})

/** A product of a list; null = not in the list. */
export type ReadProduct = Omit<z.output<typeof productSchema>, 'class'> & {
  /** Line of the list. */
  readonly at: number
  readonly class: ShelfClass | null
}

/** '9,80', '€ 1.234,50' and '9.8' as a number; NaN for anything else. */
function decimal(typed: string): number {
  const plain = typed.replace(/[€\s]|euro/gi, '')
  const point = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain
  return /^\d+(\.\d+)?$/.test(point) ? Number(point) : Number.NaN
}

const cents = (typed: string): number => Math.round(decimal(typed) * 100)

/** '60 ml', '0,5 kg', '1 l' and '1000' in grams. */
function grams(typed: string): number {
  // Without spaces, long runs of which would take the pattern quadratic time.
  const plain = typed.replace(/\s+/g, '')
  const [, amount = '', unit = ''] = /^([\d.,]+?)(kg|g|gr|ml|cl|l|lt)?\.?$/i.exec(plain) ?? []
  const factor = { kg: 1000, l: 1000, lt: 1000, cl: 10 }[unit.toLowerCase()] ?? 1
  return Math.round(decimal(amount) * factor)
}

type Cells = ListedProduct['cells']
type Defaults = Pick<ShelfImportFields, 'supplier' | 'line' | 'class'>

const converted = (typed: string | undefined, convert: (typed: string) => number) =>
  typed === undefined ? null : convert(typed)

/** Brand of a developer whose list names none: the salon may mix it with any. */
const NO_BRAND = 'Senza marca'
const DEVELOPERS = 'Ossidante'

/** Brand and line: those of the list, otherwise the defaults. A developer does not belong in a line of another class. */
function placeOf(cells: Cells, { supplier, line, class: type }: Defaults) {
  const isDeveloper = cells.class !== undefined && classOfWord(cells.class) === 'DEVELOPER'
  const isOther = isDeveloper && type !== undefined && type !== 'DEVELOPER'
  return {
    supplier: cells.supplier ?? supplier ?? (isDeveloper ? NO_BRAND : ''),
    line: cells.line ?? (isOther ? null : line) ?? (isDeveloper ? DEVELOPERS : ''),
  }
}

function valuesOf(cells: Cells, defaults: Defaults) {
  return {
    ...placeOf(cells, defaults),
    class: cells.class ?? null,
    code: cells.code ?? '',
    name: cells.name ?? null,
    volume: converted(cells.volume, decimal),
    barcode: cells.barcode ?? null,
    packGrams: converted(cells.packGrams, grams),
    packCents: converted(cells.packCents, cents),
    pieces: converted(cells.pieces, decimal),
    openedGrams: converted(cells.openedGrams, grams),
    lowestPieces: converted(cells.lowestPieces, decimal),
    retailCents: converted(cells.retailCents, cents),
  }
}

/** A product of a list with its values as numbers, or its problems. */
export function readProduct({ line: at, cells }: ListedProduct, defaults: Defaults): ReadProduct | Problem {
  const values = valuesOf(cells, defaults)
  const parsed = productSchema.safeParse(values)
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => labelled(path[0], message))
  if (values.supplier === '') problems.push(labelled('supplier', 'manca'))
  if (values.line === '') problems.push(labelled('line', 'manca'))
  const type = values.class === null ? (defaults.class ?? null) : classOfWord(values.class)
  if (values.class !== null && type === null) problems.push(labelled('class', `«${values.class}» non è un tipo noto`))
  if (parsed.success && problems.length === 0) return { ...parsed.data, at, class: type }
  return { line: at, message: [...new Set(problems)].join('; ') }
}

const labelled = (column: PropertyKey | undefined, message: string): string =>
  typeof column === 'string' && column in HEADINGS ? `${HEADINGS[column as ShelfColumn]}: ${message}` : message

/** Content of the pack: that of the list, otherwise the stored one, otherwise the usual one. */
export const packOf = (product: ReadProduct, type: ShelfClass, stored: ProductRow | null): number =>
  product.packGrams ?? stored?.row.packGrams ?? usualPackGrams(type)

/** Volumes of a developer: those of the list, otherwise the stored ones, otherwise those of its code. */
export const volumeOf = (product: ReadProduct, type: ShelfClass, stored: ProductRow | null): number | null =>
  type === 'DEVELOPER' ? (product.volume ?? stored?.row.volume ?? volumeOfCode(product.code)) : null
