import { Readable } from 'node:stream'
import { CLIENT_COLUMNS } from '@riflesso/contract'
import { recordAct } from '#features/audit'
import { BYTE_ORDER_MARK, writeLine } from '#platform/csv/write-csv'
import type { Deps } from '#platform/deps'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import type { Actor } from '#platform/sessions/session-store'
import type { ClientRow } from '../repository.ts'
import { HEADINGS } from './columns.ts'
import { eachClient } from './csv-repository.ts'

const italianDay = (day: string | null) => day?.split('-').reverse().join('/') ?? null

const lineOf = (row: ClientRow) =>
  writeLine(CLIENT_COLUMNS.map((column) => (column === 'birthDate' ? italianDay(row.birthDate) : row[column])))

/**
 * The salon's clients as a CSV file, streamed. Without health data, since the file may be left unprotected.
 *
 * @throws AppError 'password-needed'
 */
export async function exportClients({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Readable> {
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
