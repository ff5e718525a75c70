import { analysisPreview } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { abortOnClose } from '#platform/http/abort-on-close'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { Admission } from './admission.ts'
import type { AnalysisDeps } from './analyze.ts'
import { renderPreview } from './preview.ts'

export function registerPreview(app: FastifyInstance, deps: AnalysisDeps & SessionDeps, admission: Admission): void {
  bind(app, deps, analysisPreview, async ({ actor, params, query, reply }) => {
    // Not cached in the browser either: a deletion takes effect immediately, a shared tablet has no copy.
    reply.header('cache-control', 'private, no-store')
    const jpeg = await renderPreview(deps, admission, actor.salonId, params.id, query.option, abortOnClose(reply))
    return reply.type('image/jpeg').send(jpeg)
  })
}
