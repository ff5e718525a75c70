import { declaredDetailsSchema, type Slot } from '@riflesso/contract'
import { type AnalysisDeps, type AnalyzeRequest, analyze } from '#features/analysis'
import { DAY_MS } from '#platform/clock'
import { PAST_ANALYSES, type PastAnalysis } from './archive-plan.ts'
import { findNewestDateBefore, listFirstClients, type SalonRow } from './repository.ts'
import type { SamplePhotos } from './sample-photos.ts'

/**
 * Gives the demonstration salon its past: each analysis is made by the engine from rendered photos, at its date. Done
 * once; when it was interrupted it goes on after the last one made. Stops early when `signal` aborts.
 */
export async function fillDemonstrationArchive(
  deps: AnalysisDeps & { readonly samplePhotos: SamplePhotos },
  salon: SalonRow,
  signal: AbortSignal,
): Promise<void> {
  const dateOf = ({ daysAgo }: PastAnalysis) => new Date(salon.createdAt.getTime() - daysAgo * DAY_MS)
  const last = await findNewestDateBefore(deps.db, salon.id, salon.createdAt)
  const missing = PAST_ANALYSES.filter((past) => last === null || dateOf(past) > last)
  if (missing.length === 0) return
  const clientIds = await listFirstClients(deps.db, salon.id)
  const actor = { userId: salon.id, salonId: salon.id, role: 'master' as const }
  try {
    for (const past of missing) {
      const clientId = past.client === null ? null : (clientIds[past.client] ?? null)
      const request = await requestOf(deps.samplePhotos, past, clientId)
      await analyze({ ...deps, clock: () => dateOf(past) }, actor, request, signal)
    }
  } catch (error) {
    // The threads end when the server does: what they were drawing or measuring is no failure then.
    if (!signal.aborted) throw error
  }
}

async function requestOf(photos: SamplePhotos, past: PastAnalysis, clientId: string | null): Promise<AnalyzeRequest> {
  const photoOf = async (slot: Slot) => {
    if (past.photos !== 'both' && past.photos !== slot) return null
    const jpeg = await photos.get(past.scene, slot)
    return jpeg && { bytes: Buffer.from(jpeg), hints: undefined }
  }
  return {
    prima: await photoOf('prima'),
    dopo: await photoOf('dopo'),
    selectors: { hairType: past.hairType, base: past.base, condition: past.condition },
    details: { ...declaredDetailsSchema.parse({}), technique: past.technique },
    clientId,
    analysisTitle: null,
  }
}
