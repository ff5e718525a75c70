import { analysisPreview } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { abortOnClose } from '#platform/http/abort-on-close'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { Admission } from '../admission/admission.ts'
import type { AnalysisDeps } from '../analyze.ts'
import { drawPreview, findPreview } from './preview.ts'

export function registerPreview(app: FastifyInstance, deps: AnalysisDeps & SessionDeps, admission: Admission): void {
  bind(app, deps, analysisPreview, async ({ actor, params, query, reply }) => {
    const preview = await findPreview(deps, actor.salonId, params.id, query.option)
    // Not cached in the browser either: a deletion takes effect immediately, a shared tablet has no copy.
    reply.header('cache-control', 'private, no-store')
    const signal = abortOnClose(reply)
    const jpeg = await admission.admitPreview(actor.salonId, signal, () => drawPreview(deps, preview, signal))
    return reply.type('image/jpeg').send(jpeg)
  })
}
