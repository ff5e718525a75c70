import { CSV_MAX_LINES, SHELF_IMPORT_LINES, type ShelfColumn } from '@riflesso/contract'
import { columnsOf } from '#platform/csv/columns'
import { decodeText } from '#platform/csv/decode-text'
import { type CsvLine, parseCsv } from '#platform/csv/parse-csv'
import { plainCell } from '#platform/csv/write-csv'
import { HEADINGS, KNOWN_HEADINGS } from './columns.ts'
import { knownLineIn } from './known-line.ts'

/** One product of a list, as text; `line` counts from 1. */
export type ListedProduct = { readonly line: number; readonly cells: Readonly<Partial<Record<ShelfColumn, string>>> }

export type ShelfList = {
  readonly columns: readonly ShelfColumn[]
  readonly ignored: readonly string[]
  readonly products: readonly ListedProduct[]
  readonly problems: readonly Problem[]
}

export type Problem = { readonly line: number; readonly message: string }

/** Errors of the whole list. */
export type Unreadable = { readonly unreadable: string }

const MAX_COLUMNS = 100
const TOO_LONG = `La lista ha più di ${SHELF_IMPORT_LINES} prodotti: dividila in più liste.`

/** Reads a list from its bytes: a CSV with headings, or a pasted list of codes. */
export function readList(bytes: Uint8Array): ShelfList | Unreadable {
  const text = decodeText(bytes)
  const lines = parseCsv(text)
  if (lines === null) return { unreadable: 'C’è una virgoletta che non si chiude: salva di nuovo il file come CSV.' }
  const [heading, ...rest] = lines
  if (!heading) return { unreadable: 'La lista è vuota.' }
  if (heading.cells.length > MAX_COLUMNS)
    return { unreadable: `Il file ha più di ${MAX_COLUMNS} colonne: togli quelle che non servono.` }
  if (lines.length > CSV_MAX_LINES) return { unreadable: TOO_LONG }
  const columns = columnsOf(heading.cells, KNOWN_HEADINGS)
  // '7/1 3 pz' is a product, though 'pz' is a heading.
  const isHeading = (cell: string, index: number) => columns[index] !== null && !/\d/.test(cell)
  if (!heading.cells.some(isHeading)) return unlessTooLong(pastedList(text))
  if (!columns.includes('code'))
    return { unreadable: `Nella prima riga del file manca l’intestazione «${HEADINGS.code}».` }
  const read = rest.map((line) => readLine(line, columns))
  return unlessTooLong({
    columns: columns.filter((column) => column !== null),
    ignored: heading.cells.filter((cell, index) => columns[index] === null && cell !== ''),
    products: read.flatMap((each) => ('cells' in each ? [each] : [])),
    problems: read.flatMap((each) => ('message' in each ? [each] : [])),
  })
}

const unlessTooLong = (list: ShelfList): ShelfList | Unreadable =>
  list.products.length > SHELF_IMPORT_LINES ? { unreadable: TOO_LONG } : list

function readLine({ line, cells }: CsvLine, columns: readonly (ShelfColumn | null)[]): ListedProduct | Problem {
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return { line, message: 'ci sono più valori che colonne' }
  const named = columns.flatMap((column, index) => {
    const text = plainCell(cells[index] ?? '')
    return column && text !== '' ? [[column, text] as const] : []
  })
  return { line, cells: Object.fromEntries(named) }
}

/** '7/43', '7/43 3', '7/43 x3', '7/43 3 pz', 'Koleston Perfect 7/43 60 ml 8,90', or with tabs or semicolons '7/43;3;9,80'; several in a line after commas. */
function pastedList(text: string): ShelfList {
  const products = text.split(/\r\n|\r|\n/).flatMap((row, index) => {
    const line = index + 1
    if (/[;\t]/.test(row)) {
      const [code = '', pieces = '', packCents = ''] = row.split(/[;\t]/).map((cell) => cell.trim())
      return code === '' ? [] : [{ line, cells: present({ code, pieces, packCents }) }]
    }
    return row
      .split(/,\s+/)
      .map((item) => item.trim().replace(/,$/, ''))
      .filter((item) => item !== '')
      .map((item) => ({ line, cells: present(cellsOf(oneSpaced(item))) }))
  })
  return { columns: ['code', 'pieces'], ignored: [], products, problems: [] }
}

/** Long runs of spaces would take the pattern quadratic time. */
const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')

/** Content and price are read only after the name of a line: '8,90' alone may be a code. */
function cellsOf(item: string): Partial<Record<ShelfColumn, string>> {
  const known = knownLineIn(item)
  if (known === null) return codeAndPieces(item)
  const { supplier, line } = known
  const [price = '', packCents = ''] = /\s(\d{1,4}[.,]\d{2})\s?(?:€|euro)?$/i.exec(known.rest) ?? []
  const priced = known.rest.slice(0, known.rest.length - price.length)
  const [pack = '', packGrams = ''] = /\s(\d{1,4}\s?(?:ml|gr?))\b\.?/i.exec(priced) ?? []
  return { supplier, line, packGrams, packCents, ...codeAndPieces(priced.replace(pack, '')) }
}

function codeAndPieces(item: string): { readonly code: string; readonly pieces: string } {
  const [, code = item, pieces = ''] =
    /^(.*?[^\s.,/-])\s*(?:\s[x×*]?\s*|[x×*]\s*)(\d{1,4})(?:\s*(?:pz|pezzi|tubi|tubetti)\.?)?$/i.exec(item) ?? []
  return { code, pieces }
}

const present = (cells: Partial<Record<ShelfColumn, string>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
