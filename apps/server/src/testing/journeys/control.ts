import type { FastifyInstance } from 'fastify'
import type { AnalysisDeps } from '#features/analysis'
import type { Deps } from '#platform/deps'
import { findByToken } from '#platform/sessions/session-store'
import { createSalons } from './salons.ts'
import type { AnalysisWish, SalonWish } from './wishes.ts'

/**
 * Lets a journey ask for a salon in one call (`POST /testing/salons`), and for more analyses in the archive of whoever
 * is signed in (`POST /testing/analyses`). Only the servers of the tests have these.
 */
export function registerJourneyControl(app: FastifyInstance, deps: Pick<Deps, 'passwords'> & AnalysisDeps): void {
  const salons = createSalons(deps)

  app.post<{ Body: SalonWish }>('/testing/salons', ({ body }) => salons.build(body))

  app.post<{ Body: readonly AnalysisWish[] }>('/testing/analyses', async ({ body, headers }) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    const session = await findByToken(deps.db, token, deps.clock())
    if (!session) throw new Error('nobody is signed in')
    return salons.fillArchive({ id: session.actor.salonId }, body)
  })
}
