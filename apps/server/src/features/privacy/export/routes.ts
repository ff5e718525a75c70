import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { DAY_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { bind } from '#platform/http/bind'
import { dayOf } from '#platform/italian-time'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { sha256 } from '#platform/sessions/tokens'
import { writeZip } from '#platform/write-zip'
import { accountEntries, salonEntries } from './entries.ts'
import { presentProgress, reportProgress } from './progress.ts'
import { cancelUnfinished, findExport, findPerson, removeExportsBefore, takeExport } from './repository.ts'
import { startExport } from './start-export.ts'

/** Sweeps out the exports of yesterday: their progress is of interest to nobody. */
export const removeOldExports = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  removeExportsBefore(db, new Date(clock().getTime() - DAY_MS))

type ExportDeps = Deps & { readonly photoStore: PhotoStore }

const FORM = 'application/x-www-form-urlencoded'
/** A ticket and its name. */
const FORM_BYTES = 1024

export function registerExports(app: FastifyInstance, deps: ExportDeps): void {
  const { db, clock } = deps

  bind(app, deps, contract.startExport, ({ actor, body }) => startExport(deps, actor, body.clientId ?? null))

  const progressOf = async (userId: string, id: string) => {
    const row = await findExport(db, userId, id)
    if (!row) throw new AppError('export-not-found')
    return presentProgress(row, clock())
  }

  bind(app, deps, contract.exportProgress, ({ actor, params }) => progressOf(actor.userId, params.id))

  bind(app, deps, contract.cancelExport, async ({ actor, params }) => {
    await cancelUnfinished(db, actor.userId, params.id)
    return progressOf(actor.userId, params.id)
  })

  registerDownload(app, deps)
}

/** A room of its own: only here a form is read. What a browser downloads by itself can carry a ticket in no other body. */
function registerDownload(app: FastifyInstance, deps: ExportDeps): void {
  const { db, clock, background } = deps
  void app.register(async (room) => {
    room.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    bind(room, deps, contract.downloadExport, async ({ params, body, reply }) => {
      const row = await takeExport(db, params.id, sha256(body.ticket), clock())
      const person = row && (await findPerson(db, row.userId))
      if (!row || !person) throw new AppError('export-not-found')
      const { progress, signal, end } = reportProgress(deps, row.id)
      const scope = { salonId: person.id, clientId: row.clientId }
      const entries =
        person.role === 'master' ? salonEntries(deps, person, scope, progress) : accountEntries(deps, person)
      const { stream, written } = writeZip(entries)
      signal.addEventListener('abort', () => stream.destroy(new Error('the export was cancelled')))
      background.run(() =>
        written.then(
          () => end('done'),
          () => end('failed'),
        ),
      )
      const what = row.clientId === null ? 'dati' : 'cliente'
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="riflesso-${what}-${dayOf(clock())}.zip"`)
        .send(stream)
    })
  })
}
