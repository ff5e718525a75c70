import { analysisOfOption, writeOutcome } from '@riflesso/consultation'
import { type AuditedActRow, actSentence } from '#features/audit'
import { nameOfAuthor } from '#platform/copy/it'
import { BYTE_ORDER_MARK, writeLine } from '#platform/csv/write-csv'
import { dayAndTimeOf } from '#platform/italian-time'
import { folderOf, photosOf } from './paths.ts'
import type { ExportedAnalysis, ExportedClient, PersonRow } from './repository.ts'

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: false })
const dayAndTime = (date: Date | null) => (date === null ? null : dayAndTimeOf(date))
const day = (iso: string | null) => iso?.split('-').reverse().join('/') ?? null
const yesNo = (value: boolean | null) => (value === null ? null : value ? 'sì' : 'no')

type Column<Row> = readonly [heading: string, cell: (row: Row) => string | null]

/** A table as CSV, streamed while its rows are read. */
async function* csv<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + writeLine(columns.map(([heading]) => heading))
  for await (const row of rows) yield writeLine(columns.map(([, cell]) => cell(row)))
}

const authorOf = ({ author }: Pick<ExportedAnalysis, 'author'>) => nameOfAuthor(author)

/** The analysis as archived, with the chosen option. */
export const carriedOut = ({ row, withHealth }: ExportedAnalysis) =>
  analysisOfOption(withHealth ?? row.analysis, row.chosenOption ?? 'equilibrata')

const ANALYSIS_COLUMNS: readonly Column<ExportedAnalysis>[] = [
  ['Data e ora', ({ row }) => dayAndTime(row.analysisDate)],
  ['Cognome cliente', ({ client }) => client?.lastName ?? null],
  ['Nome cliente', ({ client }) => client?.firstName ?? null],
  ['Eseguita da', authorOf],
  ['Titolo', ({ row }) => row.analysisTitle],
  ['Colore', (entry) => carriedOut(entry).colorName],
  ['Nuance', (entry) => carriedOut(entry).shade],
  ['Livello', (entry) => decimal.format(carriedOut(entry).level)],
  ['Processo', (entry) => carriedOut(entry).processLabel],
  ['Condizione dei capelli', (entry) => carriedOut(entry).conditionLabel],
  ['Formula', (entry) => carriedOut(entry).formula.procedure],
  ['Minuti', (entry) => decimal.format(carriedOut(entry).totalMinutes)],
  ['Sedute', (entry) => decimal.format(carriedOut(entry).sessions)],
  ['Esito', ({ outcome }) => (outcome?.reading ? writeOutcome(outcome.expected, outcome.reading).sommario : null)],
  ['Parola del cliente', ({ outcome }) => outcome?.clientWord ?? null],
  ['Nota sull’esito', ({ outcome }) => outcome?.note ?? null],
  ['Foto', (entry) => decimal.format(photosOf(entry).length)],
  ['Foto eliminate il', ({ row }) => dayAndTime(row.photosDeletedAt)],
  ['Cartella', folderOf],
]

export const analysesCsv = (rows: AsyncIterable<ExportedAnalysis>) => csv(ANALYSIS_COLUMNS, rows)

const ACT_COLUMNS: readonly Column<AuditedActRow>[] = [
  ['Data e ora', ({ at }) => dayAndTime(at)],
  ['Attività', actSentence],
  ['Eseguita da', ({ author }) => (author?.firstName ? `${author.firstName} ${author.lastName}` : null)],
]

export const actsCsv = (rows: AsyncIterable<AuditedActRow>) => csv(ACT_COLUMNS, rows)

const CLIENT_COLUMNS: readonly Column<ExportedClient>[] = [
  ['Cognome', ({ row }) => row.lastName],
  ['Nome', ({ row }) => row.firstName],
  ['Telefono', ({ row }) => row.phone],
  ['Email', ({ row }) => row.email],
  ['Data di nascita', ({ row }) => day(row.birthDate)],
  ['Note', ({ row }) => row.notes],
  ['Allergia alle tinte', ({ row }) => yesNo(row.colourAllergy)],
  ['Altre allergie', ({ row }) => row.allergyNotes],
  ['Ultima volta che un prodotto ha bruciato', ({ row }) => row.burn && dayAndTime(new Date(row.burn.at))],
  ['In archivio dal', ({ row }) => dayAndTime(row.createdAt)],
  ['Codice', ({ row }) => row.id],
]

export const clientsCsv = (rows: AsyncIterable<ExportedClient>) => csv(CLIENT_COLUMNS, rows)

export const accountCsv = (row: PersonRow): string =>
  BYTE_ORDER_MARK +
  writeLine(['Nome', 'Cognome', 'Email', 'Cellulare', 'Ruolo', 'Registrato il']) +
  writeLine([
    row.firstName,
    row.lastName,
    row.email,
    row.phoneNumber,
    row.role === 'master' ? 'titolare' : 'collaboratore',
    dayAndTimeOf(row.createdAt),
  ])
