import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { withList } from '#platform/csv/with-list'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { dayOf } from '#platform/italian-time'
import { exportClients } from './export-clients.ts'
import { importClients, previewImport } from './import-clients.ts'

const LIST_LIMIT = { bytes: contract.CSV_MAX_BYTES, tooLarge: 'Il file supera i 5 MB: dividilo in più file' }

export function registerClientLists(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.previewImport, async ({ actor, request }) =>
    withList(deps, actor, request, LIST_LIMIT, (file) => previewImport(deps, actor, file)),
  )

  bind(app, deps, contract.importClients, async ({ actor, request }) =>
    withList(deps, actor, request, LIST_LIMIT, (file) => importClients(deps, actor, file)),
  )

  bind(app, deps, contract.exportClients, async ({ actor, reply }) => {
    const content = await exportClients(deps, actor)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="clienti-${dayOf(deps.clock())}.csv"`)
      .header('cache-control', 'no-store')
      .send(content)
  })
}
