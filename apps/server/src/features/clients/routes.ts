import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { withList } from '#platform/csv/with-list'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { dayOf } from '#platform/italian-time'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { openCard, readTimeline } from './card.ts'
import { createClient, deleteClient, updateClient } from './change-client.ts'
import { exportClients, importClients, previewImport } from './csv/client-lists.ts'
import { listDuplicates, markNotDuplicates } from './duplicates.ts'
import { listClients, searchClients } from './find-clients.ts'
import { addPatchTest, readPatchTest, removePatchTest, setBurn, setConsent, setHealth, setPreColour } from './health.ts'
import { mergeClients } from './merge-clients.ts'

export function registerClients(app: FastifyInstance, deps: Deps & { readonly photoStore: PhotoStore }): void {
  const { db, clock } = deps
  bind(app, deps, contract.searchClients, ({ actor, query }) => searchClients(deps, actor, query.q))
  bind(app, deps, contract.listClients, ({ actor, query }) => listClients(db, actor.salonId, query, clock()))

  bind(app, deps, contract.createClient, async ({ actor, body }) => ({
    success: true as const,
    client: await createClient(deps, actor, body),
  }))

  bind(app, deps, contract.clientCard, ({ actor, params }) => openCard(deps, actor, params.id))
  bind(app, deps, contract.updateClient, ({ actor, params, body }) => updateClient(deps, actor, params.id, body))
  bind(app, deps, contract.deleteClient, ({ actor, params }) => deleteClient(deps, actor, params.id))
  bind(app, deps, contract.setClientHealth, ({ actor, params, body }) => setHealth(deps, actor, params.id, body))

  bind(app, deps, contract.setClientBurn, ({ actor, params, body }) => setBurn(deps, actor, params.id, body))

  bind(app, deps, contract.setClientConsent, ({ actor, params, body }) =>
    setConsent(deps, actor, params.id, params.kind, body),
  )

  bind(app, deps, contract.setPreColour, ({ actor, params, body }) => setPreColour(deps, actor, params.id, body))
  bind(app, deps, contract.addPatchTest, ({ actor, params, body }) => addPatchTest(deps, actor, params.id, body))
  bind(app, deps, contract.readPatchTest, ({ actor, params, body }) => readPatchTest(deps, actor, params, body.result))
  bind(app, deps, contract.removePatchTest, ({ actor, params }) => removePatchTest(deps, actor, params))

  bind(app, deps, contract.clientTimeline, ({ actor, params, query }) =>
    readTimeline(deps, actor.salonId, params.id, query),
  )

  bind(app, deps, contract.listDuplicates, ({ actor }) => listDuplicates(deps, actor))
  bind(app, deps, contract.markNotDuplicates, ({ actor, body }) => markNotDuplicates(deps, actor, body.ids))

  bind(app, deps, contract.mergeClients, ({ actor, params, body }) =>
    mergeClients(deps, actor, params.id, body.otherId),
  )

  registerClientLists(app, deps)
}

const LIST_LIMIT = { bytes: contract.CSV_MAX_BYTES, tooLarge: 'Il file supera i 5 MB: dividilo in più file' }

function registerClientLists(app: FastifyInstance, deps: Deps): void {
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
