import type { ExportProgress } from '@riflesso/contract'
import { recordAct } from '#features/audit'
import { enforceLimit, type Limit } from '#platform/attempt-limits'
import { HOUR_MS, MINUTE_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { dayOf } from '#platform/italian-time'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import type { Actor } from '#platform/sessions/session-store'
import { newToken, sha256 } from '#platform/sessions/tokens'
import { writeZip } from '#platform/write-zip'
import { accountEntries, salonEntries } from './entries.ts'
import { presentProgress, reportProgress } from './progress.ts'
import { countContent, findClientName, findPerson, insertExport, takeExport } from './repository.ts'

const EXPORTS_PER_PERSON: Limit = { name: 'export-person', max: 20, windowMs: HOUR_MS }

/** The browser requests the file immediately. */
const TICKET_TTL_MS = MINUTE_MS

/**
 * Prepares an export and creates the ticket that downloads it. The owner's contains the whole salon or one client;
 * a collaborator's contains only their account, since client data belong to the salon.
 *
 * @throws AppError 'password-needed', 'client-not-found', 'too-many-attempts'
 */
export async function startExport(
  deps: Pick<Deps, 'db' | 'clock' | 'keyedHash'>,
  actor: Actor,
  clientId: string | null,
): Promise<ExportProgress & { readonly ticket: string }> {
  const { db, clock } = deps
  const { userId, salonId, role, sessionId } = actor
  const now = clock()
  if (clientId !== null) {
    if (role !== 'master') throw new AppError('forbidden')
    if (!(await findClientName(db, salonId, clientId))) throw new AppError('client-not-found')
  }
  await requireRecentPassword(db, actor, now)
  await enforceLimit(deps, EXPORTS_PER_PERSON, userId, now)
  const total = role === 'master' ? await countContent(db, { salonId, clientId }) : { analyses: 0, photos: 0 }
  const ticket = newToken()
  const row = await db.transaction(async (tx) => {
    // A collaborator gets their account, and nothing of the salon.
    if (role === 'master') await recordAct(tx, actor, clientId === null ? 'data-exported' : 'client-exported', now)
    return insertExport(tx, {
      id: newId(),
      userId,
      sessionId,
      clientId,
      ticketHash: sha256(ticket),
      ticketExpiresAt: new Date(now.getTime() + TICKET_TTL_MS),
      analysesTotal: total.analyses,
      photosTotal: total.photos,
      createdAt: now,
      seenAt: now,
    })
  })
  return { ...presentProgress(row, now), ticket }
}

/**
 * Writes the archive of an export as it is downloaded, once for each ticket. Cancelling the export breaks the stream.
 *
 * @throws AppError 'export-not-found'
 */
export async function downloadExport(deps: Deps & { readonly photoStore: PhotoStore }, id: string, ticket: string) {
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
