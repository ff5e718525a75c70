import { PASTED_LIST_MAX_BYTES, SHELF_IMPORT_LINES, SHELF_LIST_LINE_LENGTH, type ShelfColumn } from '@riflesso/contract'
import { columnsOf, unreadHeadings } from '#platform/csv/columns'
import { type CsvLine, type CsvProblem, decodeText, isMarkup, parseCsv } from '#platform/csv/parse-csv'
import { plainCell } from '#platform/csv/write-csv'
import { type Interruptible, mapEach } from '#platform/slices'
import { classOfWord, HEADINGS, KNOWN_HEADINGS, knownLineIn } from './columns.ts'

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
const MARKUP = 'È un file XML o HTML, per esempio una fattura elettronica: qui servono i codici incollati, o un CSV.'
const PASTED_TOO_LARGE = `La lista incollata supera i ${PASTED_LIST_MAX_BYTES / 1024} kB: dividila in più liste.`

/** With a heading. */
const LIMITS = { lines: SHELF_IMPORT_LINES + 1, lineLength: SHELF_LIST_LINE_LENGTH }

const SENTENCES: Readonly<Record<CsvProblem['problem'], (line: number) => string>> = {
  'open-quote': () => 'C’è una virgoletta che non si chiude: salva di nuovo il file come CSV.',
  'long-line': (line) =>
    `La riga ${line} ha più di ${SHELF_LIST_LINE_LENGTH} caratteri: dividila in più righe, o controlla le virgolette.`,
  'many-lines': () => TOO_LONG,
  'many-blank-lines': () => 'La lista ha troppe righe vuote: toglile e riprova.',
}

/** Reads a list from its bytes: a CSV with headings, or a pasted list of codes. */
export function* readList(bytes: Uint8Array): Interruptible<ShelfList | Unreadable> {
  const text = decodeText(bytes)
  if (isMarkup(text)) return { unreadable: MARKUP }
  const lines = yield* parseCsv(text, LIMITS)
  if ('problem' in lines) return { unreadable: SENTENCES[lines.problem](lines.line) }
  const [heading, ...rest] = lines
  if (!heading) return { unreadable: 'La lista è vuota.' }
  if (heading.cells.length > MAX_COLUMNS)
    return { unreadable: `Il file ha più di ${MAX_COLUMNS} colonne: togli quelle che non servono.` }
  const columns = columnsOf(heading.cells, KNOWN_HEADINGS)
  // '7/1 3 pz' is a product, though 'pz' is a heading.
  const isHeading = (cell: string, index: number) => columns[index] !== null && !/\d/.test(cell)
  if (!heading.cells.some(isHeading))
    return bytes.length > PASTED_LIST_MAX_BYTES ? { unreadable: PASTED_TOO_LARGE } : yield* pastedList(text)
  if (!columns.includes('code'))
    return { unreadable: `Nella prima riga del file manca l’intestazione «${HEADINGS.code}».` }
  const read = yield* mapEach(rest, (line) => readLine(line, columns))
  return {
    columns: columns.filter((column) => column !== null),
    ignored: unreadHeadings(heading.cells, columns),
    products: read.flatMap((each) => ('cells' in each ? [each] : [])),
    problems: read.flatMap((each) => ('message' in each ? [each] : [])),
  }
}

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
function* pastedList(text: string): Interruptible<ShelfList | Unreadable> {
  const products: ListedProduct[] = []
  for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
    for (const cells of cellsOfRow(row)) {
      if (products.length === SHELF_IMPORT_LINES) return { unreadable: TOO_LONG }
      products.push({ line: index + 1, cells: present(cells) })
    }
    yield
  }
  return { columns: ['code', 'pieces'], ignored: [], products, problems: [] }
}

function cellsOfRow(row: string): Partial<Record<ShelfColumn, string>>[] {
  if (/[;\t]/.test(row)) {
    const [code = '', pieces = '', packCents = ''] = row.split(/[;\t]/).map((cell) => cell.trim())
    return code === '' ? [] : [{ code, pieces, packCents }]
  }
  const items = row.split(/,\s+/).map((item) => item.trim().replace(/,$/, ''))
  return items.filter((item) => item !== '').map((item) => cellsOf(oneSpaced(item)))
}

/** Long runs of spaces would take the pattern quadratic time. */
const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ')

/** Content and price are read only after the name of a line, or a developer: '8,90' alone may be a code. */
function cellsOf(item: string): Partial<Record<ShelfColumn, string>> {
  const known = knownLineIn(item) ?? developerIn(item)
  if (known === null) return codeAndPieces(item)
  const { rest, ...named } = known
  const [price = '', packCents = ''] = /\s(\d{1,4}[.,]\d{2})\s?(?:€|euro)?$/i.exec(rest) ?? []
  const priced = rest.slice(0, rest.length - price.length)
  const [pack = '', packGrams = ''] = /\s(\d{1,4}\s?(?:ml|gr?|lt?|kg))\b\.?/i.exec(priced) ?? []
  return { ...named, packGrams, packCents, ...codeAndPieces(priced.replace(pack, '')) }
}

/** 'Ossidante 20 vol 1000 ml' as a developer '20 vol 1000 ml'. */
function developerIn(item: string) {
  const [first = '', ...rest] = item.split(' ')
  return classOfWord(first) === 'DEVELOPER' && rest.length > 0 ? { class: first, rest: rest.join(' ') } : null
}

function codeAndPieces(item: string): { readonly code: string; readonly pieces: string } {
  const [, code = item, pieces = ''] =
    /^(.*?[^\s.,/-])\s*(?:\s[x×*]?\s*|[x×*]\s*)(\d{1,4})(?:\s*(?:pz|pezzi|tubi|tubetti)\.?)?$/i.exec(item) ?? []
  return { code, pieces }
}

const present = (cells: Partial<Record<ShelfColumn, string>>) =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
