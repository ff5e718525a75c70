import type { Readable } from 'node:stream'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { writeZip, type ZipEntry } from '#platform/write-zip'
import { type DocumentRow, listDocumentsOfMonth } from './document-repository.ts'
import { fileOf } from './read.ts'

type ArchiveDeps = Pick<Deps, 'db' | 'clock' | 'background'>

/**
 * Every invoice and credit note of a month ('YYYY-MM'), of all salons, as a ZIP file of XML files that is written while it
 * is read: the operator's delivery to the tax office.
 *
 * @throws AppError 'no-invoices-in-month'
 */
export async function archiveOfMonth(
  deps: ArchiveDeps,
  month: string,
): Promise<{ readonly name: string; readonly stream: Readable }> {
  const first = await listDocumentsOfMonth(deps.db, month, 0)
  if (first.length === 0) throw new AppError('no-invoices-in-month')
  const { stream, written } = writeZip(entries(deps, month, first))
  // The client may disconnect in the middle: not a server failure.
  deps.background.run(() => written.catch(() => undefined))
  return { name: `fatture-${month}.zip`, stream }
}

async function* entries(
  { db, clock }: ArchiveDeps,
  month: string,
  first: readonly DocumentRow[],
): AsyncIterable<ZipEntry> {
  const date = clock()
  let page = first
  while (page.length > 0) {
    for (const { name, xml } of page.map(fileOf)) yield { name, date, content: text(xml) }
    page = await listDocumentsOfMonth(db, month, page.at(-1)?.number ?? 0)
  }
}

async function* text(content: string): AsyncIterable<string> {
  yield content
}
