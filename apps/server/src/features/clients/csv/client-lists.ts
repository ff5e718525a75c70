import { Readable } from 'node:stream'
import { CLIENT_COLUMNS } from '@riflesso/contract'
import { recordAct } from '#features/audit'
import type { ReceivedFile } from '#platform/csv/with-list'
import { BYTE_ORDER_MARK, writeLine } from '#platform/csv/write-csv'
import { batches, type Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import type { Actor } from '#platform/sessions/session-store'
import { runInSlices } from '#platform/slices'
import { type ClientRow, insertClients } from '../repository.ts'
import { HEADINGS } from './columns.ts'
import { eachClient, lockSalon } from './csv-repository.ts'
import { planImport } from './plan-import.ts'
import { type ClientList, readClients } from './read-clients.ts'

/** Most clients, problems and duplicates in a preview. */
const MAX_SHOWN = 200
const SAMPLE = 8

async function requireReadable(bytes: Uint8Array, now: Date): Promise<ClientList> {
  const list = await runInSlices(readClients(bytes, now))
  if ('unreadable' in list) throw new AppError('validation-failed', { fields: { file: list.unreadable } })
  return list
}

/** Previews the import of a file. @throws AppError 'validation-failed' for a file that is not a list of clients */
export async function previewImport({ db, clock }: Deps, actor: Actor, { bytes }: ReceivedFile) {
  const { columns, ignored, clients, problems } = await requireReadable(bytes, clock())
  const { fresh, duplicates } = await planImport(db, actor.salonId, clients)
  return {
    columns,
    ignored,
    ready: fresh.length,
    duplicates: duplicates
      .slice(0, MAX_SHOWN)
      .map(({ line, client }) => ({ line, name: `${client.firstName} ${client.lastName}` })),
    problems: problems.slice(0, MAX_SHOWN),
    sample: fresh.slice(0, SAMPLE).map(({ client: { firstName, lastName, phone, email, birthDate } }) => ({
      firstName,
      lastName,
      phone,
      email,
      birthDate,
    })),
  }
}

/**
 * Adds the clients of a file that are new to the salon: all of them, or none on any failure.
 *
 * @throws AppError 'validation-failed' for a file that is not a list of clients, or for lines with
 * problems unless `skipProblems` is set
 */
export async function importClients({ db, clock }: Deps, actor: Actor, { bytes, texts }: ReceivedFile) {
  const now = clock()
  const { clients, problems } = await requireReadable(bytes, now)
  if (problems.length > 0 && texts.skipProblems !== 'true') {
    throw new AppError('validation-failed', { fields: { file: `Riga ${problems[0]?.line}: ${problems[0]?.message}` } })
  }
  const { salonId, userId } = actor
  const store = async (tx: Db) => {
    // The same file sent twice at once is imported once.
    await lockSalon(tx, salonId)
    const { fresh, duplicates } = await planImport(tx, salonId, clients)
    for (const some of batches(fresh)) {
      const own = { salonId, userId, createdAt: now, updatedAt: now }
      await insertClients(
        tx,
        some.map(({ client }) => ({ ...client, ...own, id: newId() })),
      )
    }
    await recordAct(tx, actor, 'clients-imported', now)
    return { imported: fresh.length, duplicates: duplicates.length, skipped: problems.length }
  }
  return db.transaction(store)
}

const italianDay = (day: string | null) => day?.split('-').reverse().join('/') ?? null

const lineOf = (row: ClientRow) =>
  writeLine(CLIENT_COLUMNS.map((column) => (column === 'birthDate' ? italianDay(row.birthDate) : row[column])))

/**
 * The salon's clients as a CSV file, streamed. Without health data, since the file may be left unprotected.
 *
 * @throws AppError 'password-needed'
 */
export async function exportClients({ db, clock }: Deps, actor: Actor): Promise<Readable> {
  const now = clock()
  await requireRecentPassword(db, actor, now)
  await recordAct(db, actor, 'client-list-exported', now)
  return Readable.from(
    (async function* () {
      yield BYTE_ORDER_MARK + writeLine(CLIENT_COLUMNS.map((column) => HEADINGS[column]))
      for await (const row of eachClient(db, actor.salonId)) yield lineOf(row)
    })(),
  )
}
