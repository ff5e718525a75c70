import type { Pact, signatureFields } from '@riflesso/contract'
import type { z } from 'zod'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { findWhole } from '../repository.ts'
import { lockAnalysis, setSignature } from './pact-repository.ts'
import { readPact, requirePact } from './read-pacts.ts'
import { planKeyOf } from './write-content.ts'

/**
 * Signs a draft. From then on an earlier signed version is superseded.
 *
 * @throws AppError 'pact-not-found', 'pact-signed', 'pact-outdated' when the plan has changed since it was written
 */
export async function signPact(
  deps: Pick<Deps, 'db' | 'clock'>,
  salonId: string,
  id: string,
  given: z.output<typeof signatureFields>,
): Promise<Pact> {
  const signature = { name: given.name, strokes: given.way === 'drawn' ? given.strokes : null }
  return deps.db.transaction(async (tx) => {
    const { row } = await requirePact(tx, salonId, id)
    // The plan cannot change before the signature is stored.
    if (!(await lockAnalysis(tx, salonId, row.analysisId))) throw new AppError('pact-not-found')
    const { row: pact } = await requirePact(tx, salonId, id)
    const analysis = await findWhole(tx, salonId, pact.analysisId)
    if (!analysis) throw new AppError('pact-not-found')
    if (pact.signedAt === null && pact.planKey !== planKeyOf(analysis)) throw new AppError('pact-outdated')
    if (!(await setSignature(tx, salonId, id, signature, deps.clock()))) throw new AppError('pact-signed')
    return readPact({ db: tx, clock: deps.clock }, salonId, id)
  })
}
