import type { FastifyInstance } from 'fastify'
import type { AnalysisDeps } from '#features/analysis'
import { ensureDemonstrationSalon } from '#features/demonstration'
import type { Deps } from '#platform/deps'
import { findByToken } from '#platform/sessions/session-store'
import { signIn } from '../builders.ts'
import type { AnalysisWish, SalonWish } from './requests.ts'
import { createSalons } from './salons.ts'

const [CHIARA, ELENA, FRANCESCA] = [
  { firstName: 'Chiara', lastName: 'Marchetti' },
  { firstName: 'Elena', lastName: 'Rossetti' },
  { firstName: 'Francesca', lastName: 'De Angelis' },
]

/** Replaces the past analyses of the demonstration salon, whose photos would have to be rendered and measured. */
const SHORT_PAST: readonly AnalysisWish[] = [
  {},
  { client: ELENA, isColoured: true },
  { client: FRANCESCA, isColoured: true },
  {},
  { client: CHIARA, isTransformation: true },
]

/**
 * Lets a test create a salon in one call (`POST /testing/salons`), more analyses in the archive of the signed-in
 * user (`POST /testing/analyses`), and a session of the demonstration salon (`POST /testing/demonstration`).
 * Only the servers of the tests have these.
 */
export function registerTestRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'passwords'> & AnalysisDeps,
): void {
  const salons = createSalons(deps)

  app.post<{ Body: SalonWish }>('/testing/salons', ({ body }) => salons.build(body))

  app.post<{ Body: readonly AnalysisWish[] }>('/testing/analyses', async ({ body, headers }) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? ''
    const session = await findByToken(deps.db, token, deps.clock())
    if (!session) throw new Error('nobody is signed in')
    return salons.fillArchive({ id: session.actor.salonId }, body)
  })

  let demonstration: ReturnType<typeof fillDemonstration> | undefined
  async function fillDemonstration() {
    const salon = await ensureDemonstrationSalon(deps)
    if (!salon) throw new Error('there is no demonstration salon in production')
    await salons.fillArchive(salon, SHORT_PAST)
    return salon
  }
  app.post('/testing/demonstration', async () => {
    demonstration ??= fillDemonstration()
    return signIn(deps.db, await demonstration, deps.clock)
  })
}
