import type { Readable } from 'node:stream'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { dayOf } from '#platform/italian-time'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { sha256 } from '#platform/sessions/tokens'
import { writeZip } from '#platform/write-zip'
import { accountEntries, salonEntries } from './entries.ts'
import { reportProgress } from './progress.ts'
import { findPerson, takeExport } from './repository.ts'

/**
 * Writes the archive of an export as it is downloaded, once for each ticket. Cancelling the export breaks the stream.
 *
 * @throws AppError 'export-not-found'
 */
export async function downloadExport(
  deps: Deps & { readonly photoStore: PhotoStore },
  id: string,
  ticket: string,
): Promise<{ readonly fileName: string; readonly stream: Readable }> {
  const { db, clock, background } = deps
  const row = await takeExport(db, id, sha256(ticket), clock())
  const person = row && (await findPerson(db, row.userId))
  if (!row || !person) throw new AppError('export-not-found')
  const { progress, signal, end } = reportProgress(deps, row.id)
  const scope = { salonId: person.id, clientId: row.clientId }
  const entries = person.role === 'master' ? salonEntries(deps, person, scope, progress) : accountEntries(deps, person)
  const { stream, written } = writeZip(entries)
  signal.addEventListener('abort', () => stream.destroy(new Error('the export was cancelled')))
  background.run(() =>
    written.then(
      () => end('done'),
      () => end('failed'),
    ),
  )
  const what = row.clientId === null ? 'dati' : 'cliente'
  return { fileName: `riflesso-${what}-${dayOf(clock())}.zip`, stream }
}
