import { type ClientColumn, type ClientFields, CSV_MAX_LINES, clientFields } from '@riflesso/contract'
import { columnsOf } from '#platform/csv/columns'
import { decodeText } from '#platform/csv/decode-text'
import { type CsvLine, parseCsv } from '#platform/csv/parse-csv'
import { plainCell } from '#platform/csv/write-csv'
import { dayOf } from '#platform/italian-time'
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
export function readClients(bytes: Uint8Array, now: Date): ClientList | Unreadable {
  const lines = parseCsv(decodeText(bytes))
  if (lines === null) return { unreadable: 'Nel file c’è una virgoletta che non si chiude: salvalo di nuovo come CSV.' }
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
  if (rest.length > CSV_MAX_LINES) {
    return { unreadable: `Il file ha più di ${CSV_MAX_LINES.toLocaleString('it-IT')} righe: dividilo in più file.` }
  }
  const today = dayOf(now)
  const read = rest.map((line) => readLine(line, columns, today))
  return {
    columns: columns.filter((column) => column !== null),
    ignored: heading.cells.filter((cell, index) => columns[index] === null && cell !== ''),
    clients: read.flatMap(({ client }) => (client ? [client] : [])),
    problems: read.flatMap(({ problem }) => (problem ? [problem] : [])),
  }
}
