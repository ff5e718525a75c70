import { serviceFile } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { sendDocument } from '#features/pact'
import { bind } from '#platform/http/bind'
import { dayOf } from '#platform/italian-time'
import type { SessionDeps } from '#platform/sessions/authenticate'
import { chainOf, sealFile } from './check-file.ts'
import { drawFile } from './draw-file.ts'
import { type RecordDeps, readRecord } from './read-record.ts'
import { writeEvents } from './write-events.ts'

export function registerServiceFile(app: FastifyInstance, deps: RecordDeps & SessionDeps): void {
  bind(app, deps, serviceFile, async ({ actor, params, reply }) => {
    const record = await readRecord(deps, actor, params.id)
    const pdf = await drawFile({ ...record, events: chainOf(writeEvents(record)) })
    return sendDocument(reply, {
      name: `fascicolo-${dayOf(record.row.analysisDate)}.pdf`,
      pdf: sealFile(pdf, deps.keyedHash),
    })
  })
}
