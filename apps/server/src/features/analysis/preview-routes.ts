import { analysisPreview } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import { abandoned } from './abandoned.ts'
import type { AnalysisDeps } from './analyze.ts'
import { drawPreview, findPreview } from './preview.ts'
import type { SalonQueues } from './salon-queues.ts'

/** Previews take their turn among the analyses of their salon: both need the same threads. */
export function registerPreview(app: FastifyInstance, deps: AnalysisDeps & SessionDeps, queues: SalonQueues): void {
  bind(app, deps, analysisPreview, async ({ actor, params, query, request, reply }) => {
    const preview = await findPreview(deps, actor.salonId, params.id, query.option)
    const etag = `"${preview.version}"`
    // Asking again each time lets a deletion count at once.
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    const signal = abandoned(reply)
    const jpeg = await queues.enter(actor.salonId, signal, (turns) =>
      turns.run(signal, () => drawPreview(deps, preview, signal)),
    )
    return reply.type('image/jpeg').send(jpeg)
  })
}
