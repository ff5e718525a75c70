import { analysisAsText } from '@riflesso/consultation'
import { eachAct } from '#features/audit'
import { listInvoiceFiles } from '#features/billing'
import { documentOf } from '#features/pact'
import { BYTE_ORDER_MARK } from '#platform/csv/write-csv'
import type { Deps } from '#platform/deps'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { ZipEntry } from '#platform/write-zip'
import { accountCsv, actsCsv, analysesCsv, carriedOut, clientsCsv } from './lists.ts'
import { cardPathOf, folderOf, pactPathOf, photosOf, sentPathOf } from './paths.ts'
import type { Progress } from './progress.ts'
import { readme } from './readme.ts'
import { eachAnalysis, eachClient, findClientName, listSentPhotos, type PersonRow, type Scope } from './repository.ts'
import { accountTables, salonTables } from './tables-repository.ts'

type ContentDeps = Pick<Deps, 'db' | 'clock'> & { readonly photoStore: PhotoStore }

/** Everything of the user's own account. */
export async function* accountEntries({ db, clock }: ContentDeps, person: PersonRow): AsyncIterable<ZipEntry> {
  const date = clock()
  const name = `${person.firstName} ${person.lastName}`
  yield { name: 'LEGGIMI.txt', date, content: BYTE_ORDER_MARK + readme({ of: 'account', name, date }) }
  yield { name: 'account.csv', date, content: accountCsv(person) }
  yield* tables(accountTables(db, person.id), date)
}

/** Everything of a salon, or of one of its clients; `progress` counts the written entries. */
export async function* salonEntries(
  deps: ContentDeps,
  owner: PersonRow,
  scope: Scope,
  progress: Progress,
): AsyncIterable<ZipEntry> {
  const { db } = deps
  const date = deps.clock()
  const client = scope.clientId === null ? null : await findClientName(db, scope.salonId, scope.clientId)
  const name = client ? `${client.firstName} ${client.lastName}` : (owner.companyName ?? owner.email)
  const of = scope.clientId === null ? 'salon' : 'client'
  yield { name: 'LEGGIMI.txt', date, content: BYTE_ORDER_MARK + readme({ of, name, date }) }
  if (of === 'salon') yield { name: 'attivita.csv', date, content: actsCsv(eachAct(db, scope.salonId)) }
  if (of === 'salon') {
    for (const { name: file, xml } of await listInvoiceFiles(db, scope.salonId))
      yield { name: `fatture/${file}`, date, content: xml }
  }
  yield { name: 'clienti.csv', date, content: clientsCsv(eachClient(db, scope)) }
  yield* cardPhotos(deps, scope, progress)
  yield* sentPhotos(deps, scope, progress)
  yield { name: 'analisi.csv', date, content: analysesCsv(eachAnalysis(db, scope)) }
  yield* tables(salonTables(db, scope), date)
  yield* folders(deps, scope, progress)
}

function* tables(content: ReturnType<typeof salonTables>, date: Date): Iterable<ZipEntry> {
  for (const { name, rows } of content) yield { name: `dati/${name}.json`, date, content: jsonList(rows) }
}

/** The photos of the paper cards. */
async function* cardPhotos({ db, photoStore }: ContentDeps, scope: Scope, progress: Progress): AsyncIterable<ZipEntry> {
  for await (const { row, cards } of eachClient(db, scope))
    for (const card of cards) {
      const name = cardPathOf(row, card)
      if (name === null || card.imageData === null) continue
      const bytes = await photoStore.get(card.imageData)
      if (bytes) yield { name, date: card.createdAt, content: bytes }
      progress.photos++
    }
}

/** The photos that clients sent before visits. */
async function* sentPhotos({ db, photoStore }: ContentDeps, scope: Scope, progress: Progress): AsyncIterable<ZipEntry> {
  for (const { id, key, date, client } of await listSentPhotos(db, scope)) {
    const bytes = key === null ? null : await photoStore.get(key)
    if (bytes && date) yield { name: sentPathOf(client, id), date, content: bytes }
    progress.photos++
  }
}

/** A folder for each analysis: the formula as a text, its pacts as PDF, and its photos. */
async function* folders(deps: ContentDeps, scope: Scope, progress: Progress): AsyncIterable<ZipEntry> {
  const { db, photoStore } = deps
  for await (const entry of eachAnalysis(db, scope)) {
    const { row } = entry
    const date = row.analysisDate
    const formula = analysisAsText(carriedOut(entry))
    yield {
      name: `${folderOf(entry)}/formula.txt`,
      date,
      content: BYTE_ORDER_MARK + formula.replaceAll('\n', '\r\n'),
    }
    for (const pact of entry.pacts)
      yield { name: pactPathOf(entry, pact), date: pact.row.madeAt, content: (await documentOf(deps, pact)).pdf }
    for (const { key, path } of photosOf(entry)) {
      const bytes = await photoStore.get(key)
      // It may have been deleted since the analysis was read.
      if (bytes) yield { name: path, date, content: bytes }
      progress.photos++
    }
    progress.analyses++
  }
}

/** A list as JSON, streamed while it is read. */
async function* jsonList(rows: AsyncIterable<unknown>): AsyncIterable<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}
