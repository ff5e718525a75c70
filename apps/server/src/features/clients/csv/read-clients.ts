import {
  CLIENT_LIST_LINE_LENGTH,
  type ClientColumn,
  type ClientFields,
  CSV_MAX_LINES,
  clientFields,
} from '@riflesso/contract'
import { columnsOf, unreadHeadings } from '#platform/csv/columns'
import { type CsvLine, type CsvProblem, decodeText, isMarkup, parseCsv } from '#platform/csv/parse-csv'
import { plainCell } from '#platform/csv/write-csv'
import { dayOf } from '#platform/italian-time'
import { type Interruptible, mapEach } from '#platform/slices'
import { HEADINGS, KNOWN_HEADINGS } from './columns.ts'

export type ReadLine = { readonly line: number; readonly client: ClientFields }

export type ClientList = {
  readonly columns: readonly ClientColumn[]
  readonly ignored: readonly string[]
  readonly clients: readonly ReadLine[]
  readonly problems: readonly { readonly line: number; readonly message: string }[]
}

/** More columns than any program's list has; each one is read in each line. */
const MAX_COLUMNS = 100

/** With the heading. */
const LIMITS = { lines: CSV_MAX_LINES + 1, lineLength: CLIENT_LIST_LINE_LENGTH }

const thousands = (count: number) => count.toLocaleString('it-IT')

const SENTENCES: Readonly<Record<CsvProblem['problem'], (line: number) => string>> = {
  'open-quote': () => 'Nel file c’è una virgoletta che non si chiude: salvalo di nuovo come CSV.',
  'long-line': (line) =>
    `La riga ${line} del file ha più di ${thousands(CLIENT_LIST_LINE_LENGTH)} caratteri: accorciala, o controlla le virgolette.`,
  'many-lines': () => `Il file ha più di ${thousands(CSV_MAX_LINES)} righe: dividilo in più file.`,
  'many-blank-lines': () => 'Il file ha troppe righe vuote: toglile e salvalo di nuovo.',
}

/** Errors of the whole file. */
export type Unreadable = { readonly unreadable: string }

/** '3/5/1990', '03-05-1990', '3.5.1990' and '1990-05-03' as '1990-05-03'; anything else unchanged. */
function isoDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

const cellValue = (column: ClientColumn, cell: string): string => {
  const text = plainCell(cell)
  return column === 'birthDate' ? isoDay(text) : text
}

function readLine({ line, cells }: CsvLine, columns: readonly (ClientColumn | null)[], today: string) {
  const values = columns.flatMap((column, index) => (column ? [[column, cellValue(column, cells[index] ?? '')]] : []))
  const parsed = clientFields.safeParse(Object.fromEntries(values))
  const messages = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ name: path[0], message }))
  if (parsed.success && parsed.data.birthDate !== null && parsed.data.birthDate > today) {
    messages.push({ name: 'birthDate', message: 'Data nel futuro' })
  }
  if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell !== '')) {
    messages.push({ name: undefined, message: 'ci sono più valori che colonne' })
  }
  if (parsed.success && messages.length === 0) return { client: { line, client: parsed.data } }
  const sentences = messages.map(({ name, message }) =>
    typeof name === 'string' && name in HEADINGS ? `${HEADINGS[name as ClientColumn]}: ${message}` : message,
  )
  return { problem: { line, message: [...new Set(sentences)].join('; ') } }
}

/** Reads a list of clients from a file's bytes: the valid lines, and the errors of the others. */
export function* readClients(bytes: Uint8Array, now: Date): Interruptible<ClientList | Unreadable> {
  const text = decodeText(bytes)
  if (isMarkup(text)) return { unreadable: 'È un file XML o HTML, non una lista: salvalo come CSV.' }
  const lines = yield* parseCsv(text, LIMITS)
  if ('problem' in lines) return { unreadable: SENTENCES[lines.problem](lines.line) }
  const [heading, ...rest] = lines
  if (!heading) return { unreadable: 'Il file è vuoto.' }
  if (heading.cells.length > MAX_COLUMNS) {
    return { unreadable: `Il file ha più di ${MAX_COLUMNS} colonne: togli quelle che non servono.` }
  }
  const columns = columnsOf(heading.cells, KNOWN_HEADINGS)
  const missing = (['firstName', 'lastName'] as const).filter((column) => !columns.includes(column))
  if (missing.length > 0) {
    const names = missing.map((column) => `«${HEADINGS[column]}»`).join(' e ')
    return { unreadable: `Nella prima riga del file manca l’intestazione ${names}.` }
  }
  const today = dayOf(now)
  const read = yield* mapEach(rest, (line) => readLine(line, columns, today))
  return {
    columns: columns.filter((column) => column !== null),
    ignored: unreadHeadings(heading.cells, columns),
    clients: read.flatMap(({ client }) => (client ? [client] : [])),
    problems: read.flatMap(({ problem }) => (problem ? [problem] : [])),
  }
}
