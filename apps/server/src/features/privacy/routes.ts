import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { clearImageCookie } from '#platform/sessions/image-cookie'
import { type DeletionDeps, deleteAccount } from './delete-account.ts'
import { downloadExport, startExport } from './export/download-export.ts'
import { cancelExport, readProgress } from './export/progress.ts'

export function registerPrivacy(app: FastifyInstance, deps: Deps & DeletionDeps): void {
  registerExports(app, deps)

  bind(app, deps, contract.deleteAccount, async ({ actor, body, reply }) => {
    await deleteAccount(deps, actor, body)
    clearImageCookie(reply, deps.config)
  })
}

type ExportDeps = Deps & { readonly photoStore: PhotoStore }

const FORM = 'application/x-www-form-urlencoded'
/** A ticket and its name. */
const FORM_BYTES = 1024

function registerExports(app: FastifyInstance, deps: ExportDeps): void {
  bind(app, deps, contract.startExport, ({ actor, body }) => startExport(deps, actor, body.clientId ?? null))
  bind(app, deps, contract.exportProgress, ({ actor, params }) => readProgress(deps, actor.userId, params.id))
  bind(app, deps, contract.cancelExport, ({ actor, params }) => cancelExport(deps, actor.userId, params.id))

  registerDownload(app, deps)
}

/** A separate scope: only here a form is parsed. A download started by the browser can send a ticket in no other body. */
function registerDownload(app: FastifyInstance, deps: ExportDeps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    bind(scope, deps, contract.downloadExport, async ({ params, body, reply }) => {
      const { fileName, stream } = await downloadExport(deps, params.id, body.ticket)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(stream)
    })
  })
}
