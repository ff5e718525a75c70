import { analysisOfOption, writeOutcome } from '@riflesso/consultation'
import type { PactRow } from '#features/analysis'
import { type AuditedActRow, actSentence } from '#features/audit'
import { nameOfAuthor } from '#platform/copy/author-name'
import { BYTE_ORDER_MARK, writeLine } from '#platform/csv/write-csv'
import { dayAndTimeOf } from '#platform/italian-time'
import { cardPathOf, folderOf, pactPathOf, photosOf } from './paths.ts'
import type { ExportedAnalysis, ExportedClient } from './repository.ts'
import { presentWeighed } from './shelf.ts'

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2, useGrouping: false })
const dayAndTime = (date: Date | null) => (date === null ? null : dayAndTimeOf(date))
const day = (iso: string | null) => iso?.split('-').reverse().join('/') ?? null
const yesNo = (value: boolean | null) => (value === null ? null : value ? 'sì' : 'no')
const CONSENTS = { photos: 'foto', health: 'dati sulla salute' } as const

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

const presentResult = ({ outcome, outcomeAuthor }: ExportedAnalysis) =>
  outcome && {
    registratoIl: outcome.recordedAt.toISOString(),
    registratoDa: authorOf({ author: outcomeAuthor }),
    opzione: outcome.option,
    previsto: outcome.expected,
    misurato: outcome.reading,
    confronto: outcome.reading && writeOutcome(outcome.expected, outcome.reading),
    miscelato: outcome.mixed,
    parolaDelCliente: outcome.clientWord,
    nota: outcome.note,
  }

const presentPact = (entry: ExportedAnalysis, pact: PactRow) => ({
  versione: pact.row.version,
  preparatoIl: pact.row.madeAt.toISOString(),
  preparatoDa: authorOf(pact),
  contenuto: pact.row.content,
  firma: pact.row.signature,
  firmatoIl: pact.row.signedAt?.toISOString() ?? null,
  file: pactPathOf(entry, pact),
})

export const presentAnalysis = (entry: ExportedAnalysis) => ({
  id: entry.row.id,
  data: entry.row.analysisDate.toISOString(),
  cliente: entry.row.clientId,
  eseguitaDa: authorOf(entry),
  titolo: entry.row.analysisTitle,
  opzioneScelta: entry.row.chosenOption,
  foto: photosOf(entry).map(({ slot, path }) => ({ momento: slot, file: path })),
  fotoDopoTrovataSulWeb: entry.row.dopoCredit && {
    autore: entry.row.dopoCredit.author,
    licenza: entry.row.dopoCredit.licence,
    indirizzoLicenza: entry.row.dopoCredit.licenceUrl,
    pagina: entry.row.dopoCredit.pageUrl,
  },
  fotoCancellateIl: entry.row.photosDeletedAt?.toISOString() ?? null,
  analisi: entry.withHealth ?? entry.row.analysis,
  esito: presentResult(entry),
  patti: entry.pacts.map((pact) => presentPact(entry, pact)),
  pesato: entry.weighed && presentWeighed({ row: entry.weighed, author: entry.weighedBy }),
})

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
  ['In archivio dal', ({ row }) => dayAndTime(row.createdAt)],
  ['Codice', ({ row }) => row.id],
]

export const clientsCsv = (rows: AsyncIterable<ExportedClient>) => csv(CLIENT_COLUMNS, rows)

type OfClient<Key extends 'consents' | 'tests' | 'cards'> = {
  readonly client: ExportedClient['row']
  readonly item: ExportedClient[Key][number]
}

async function* each<Key extends 'consents' | 'tests' | 'cards'>(
  rows: AsyncIterable<ExportedClient>,
  key: Key,
): AsyncIterable<OfClient<Key>> {
  for await (const entry of rows) for (const item of entry[key]) yield { client: entry.row, item }
}

const CONSENT_COLUMNS: readonly Column<OfClient<'consents'>>[] = [
  ['Cognome', ({ client }) => client.lastName],
  ['Nome', ({ client }) => client.firstName],
  ['Consenso', ({ item }) => CONSENTS[item.kind]],
  ['Dato il', ({ item }) => dayAndTime(item.givenAt)],
  ['Revocato il', ({ item }) => dayAndTime(item.withdrawnAt)],
  ['Testo', ({ item }) => item.text],
  ['Codice cliente', ({ client }) => client.id],
]

const TEST_COLUMNS: readonly Column<OfClient<'tests'>>[] = [
  ['Cognome', ({ client }) => client.lastName],
  ['Nome', ({ client }) => client.firstName],
  ['Applicato il', ({ item }) => dayAndTime(item.appliedAt)],
  ['Esito', ({ item }) => item.result ?? 'da leggere'],
  ['Codice cliente', ({ client }) => client.id],
]

const CARD_COLUMNS: readonly Column<OfClient<'cards'>>[] = [
  ['Cognome', ({ client }) => client.lastName],
  ['Nome', ({ client }) => client.firstName],
  ['Servizio del', ({ item }) => day(item.servedOn)],
  ['Formula', ({ item }) => item.formula],
  ['Foto', ({ client, item }) => cardPathOf(client, item)],
  ['Codice cliente', ({ client }) => client.id],
]

export const cardsCsv = (rows: AsyncIterable<ExportedClient>) => csv(CARD_COLUMNS, each(rows, 'cards'))
export const consentsCsv = (rows: AsyncIterable<ExportedClient>) => csv(CONSENT_COLUMNS, each(rows, 'consents'))
export const testsCsv = (rows: AsyncIterable<ExportedClient>) => csv(TEST_COLUMNS, each(rows, 'tests'))

export const presentClient = ({ row, consents, tests, cards }: ExportedClient) => ({
  id: row.id,
  nome: row.firstName,
  cognome: row.lastName,
  telefono: row.phone,
  email: row.email,
  dataDiNascita: row.birthDate,
  note: row.notes,
  allergiaAlleTinte: row.colourAllergy,
  altreAllergie: row.allergyNotes,
  inArchivioDal: row.createdAt.toISOString(),
  consensi: consents.map(({ kind, text, givenAt, withdrawnAt }) => ({
    tipo: CONSENTS[kind],
    testo: text,
    datoIl: givenAt.toISOString(),
    revocatoIl: withdrawnAt?.toISOString() ?? null,
  })),
  testDiSensibilita: tests.map(({ appliedAt, result }) => ({
    applicatoIl: appliedAt.toISOString(),
    esito: result,
  })),
  schedeDiCarta: cards.map((card) => ({
    servizioDel: card.servedOn,
    formula: card.formula,
    aggiuntaIl: card.createdAt.toISOString(),
    foto: cardPathOf(row, card),
  })),
})
