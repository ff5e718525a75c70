import { analysisPreview } from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { abandoned } from '#platform/http/abandoned'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { AnalysisDeps } from './analyze.ts'
import { drawPreview, findPreview } from './preview.ts'
import type { SalonQueues } from './salon-queues.ts'

/** Previews take their turn among the analyses of their salon: both need the same threads. */
export function registerPreview(app: FastifyInstance, deps: AnalysisDeps & SessionDeps, queues: SalonQueues): void {
  bind(app, deps, analysisPreview, async ({ actor, params, query, reply }) => {
    const preview = await findPreview(deps, actor.salonId, params.id, query.option)
    // Kept nowhere in the browser either: a deletion counts at once, a shared tablet has no copy.
    reply.header('cache-control', 'private, no-store')
    const signal = abandoned(reply)
    const jpeg = await queues.enter(actor.salonId, signal, (turns) =>
      turns.run(signal, () => drawPreview(deps, preview, signal)),
    )
    return reply.type('image/jpeg').send(jpeg)
  })
}
