import { createHash } from 'node:crypto'
import { findOutcome, findPhotoKey, openAnalysis, presentOutcome } from '#features/analysis'
import { findAuthor, openCard } from '#features/clients'
import { listPacts } from '#features/pact'
import { listProductsById, readService } from '#features/shelf'
import { findSalonName } from '#features/team'
import type { Deps } from '#platform/deps'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'

export type RecordDeps = Deps & { readonly photoStore: PhotoStore }

export type ServiceRecord = Awaited<ReturnType<typeof readRecord>>

/**
 * What is stored about the service of an analysis: health answers and photos only with the client's consent. Reading it is logged as
 * an access to the health answers.
 *
 * @throws AppError 'analysis-not-found', 'client-not-found'
 */
export async function readRecord(deps: RecordDeps, actor: Actor, id: string) {
  const { db, photoStore } = deps
  const { salonId } = actor
  const row = await openAnalysis(deps, actor, id)
  const card = row.clientId === null ? null : await openCard(deps, actor, row.clientId)
  const outcome = await findOutcome(db, salonId, id)
  const { service } = await readService(db, salonId, id)
  const weighed = service?.bowls.flatMap(({ parts }) => parts.map(({ productId }) => productId)) ?? []
  const kept = [
    { of: 'prima', at: row.analysisDate, key: await findPhotoKey(db, salonId, id, 'prima') },
    // A picture found on the web shows somebody else.
    { of: 'obiettivo', at: row.analysisDate, key: row.dopoCredit ? null : await findPhotoKey(db, salonId, id, 'dopo') },
    { of: 'risultato', at: outcome?.row.imageStoredAt ?? row.analysisDate, key: outcome?.row.imageData ?? null },
  ]
  const pictures = kept.map(async ({ key, ...shown }) => {
    const jpeg = key === null || !card?.agreed.photos ? null : await photoStore.get(key)
    return jpeg ? [{ ...shown, jpeg, sha256: createHash('sha256').update(jpeg).digest('hex') }] : []
  })
  return {
    row,
    card,
    service,
    products: new Map((await listProductsById(db, salonId, weighed)).map(({ row: product }) => [product.id, product])),
    outcome: outcome && presentOutcome(outcome),
    pacts: await listPacts(db, salonId, [id]),
    pictures: (await Promise.all(pictures)).flat(),
    salon: await findSalonName(db, salonId),
    madeBy: await findAuthor(db, actor),
    madeAt: deps.clock(),
  }
}
