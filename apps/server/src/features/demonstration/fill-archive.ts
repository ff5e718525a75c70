import { declaredDetailsSchema } from '@riflesso/colorimetry'
import type { Slot } from '@riflesso/contract'
import { type AnalysisDeps, type AnalyzeRequest, analyze, saveOutcome, saveOutcomePhoto } from '#features/analysis'
import type { UserRow } from '#features/auth'
import { DAY_MS } from '#platform/clock'
import { idFrom } from '#platform/ids'
import { DEMONSTRATION_CLIENTS, PAST_ANALYSES, type PastAnalysis } from './archive-plan.ts'
import { listClients, listDatesBefore } from './repository.ts'
import { readSamplePhoto } from './scenes.ts'

/**
 * Fills the archive of the demonstration salon: each analysis is made by the engine from sample photos, at its date. Makes
 * only missing ones, so it resumes after an interruption and restores deleted ones. Stops early when
 * `signal` aborts.
 *
 * @throws AggregateError with the failures, after everything else is made
 */
export async function fillDemonstrationArchive(deps: AnalysisDeps, salon: UserRow, signal: AbortSignal): Promise<void> {
  const missing = await listMissing(deps, salon)
  if (missing.length === 0) return
  const clients = await listClients(deps.db, salon.id)
  const failures: unknown[] = []
  for (const past of missing) {
    try {
      const request = await requestOf(salon, past, clientOf(past, clients))
      const actor = { userId: salon.id, salonId: salon.id }
      const then = { ...deps, clock: () => dateOf(salon, past) }
      await analyze(then, actor, request, signal)
      await recordOutcome(then, actor, request, past, signal)
    } catch (error) {
      // The threads end with the server: their unfinished work is not a failure then.
      if (signal.aborted) return
      failures.push(error)
    }
  }
  // A row inserted by another server at the same time is no failure.
  if (failures.length === 0 || (await listMissing(deps, salon)).length === 0) return
  throw new AggregateError(failures, `${failures.length} of ${missing.length} past analyses were not made`)
}

/** Records the result of a past analysis, if it has one; the result equals the wish. */
async function recordOutcome(
  deps: AnalysisDeps,
  actor: { readonly userId: string; readonly salonId: string },
  { id, dopo }: AnalyzeRequest,
  { outcome }: PastAnalysis,
  signal: AbortSignal,
): Promise<void> {
  if (outcome === undefined || dopo === null) return
  await saveOutcome(deps, actor, id, { mixed: null, ...outcome })
  await saveOutcomePhoto(deps, actor, id, { photo: dopo, photoConsent: null }, signal)
}

const dateOf = (salon: UserRow, { daysAgo }: PastAnalysis) => new Date(salon.createdAt.getTime() - daysAgo * DAY_MS)

const listMissing = async ({ db }: AnalysisDeps, salon: UserRow): Promise<readonly PastAnalysis[]> => {
  const dates = await listDatesBefore(db, salon.id, salon.createdAt)
  const made = new Set(dates.map((date) => date.getTime()))
  return PAST_ANALYSES.filter((past) => !made.has(dateOf(salon, past).getTime()))
}

const clientOf = ({ client }: PastAnalysis, clients: Awaited<ReturnType<typeof listClients>>): string | null => {
  const wanted = client === null ? undefined : DEMONSTRATION_CLIENTS[client]
  const found = clients.find(
    ({ firstName, lastName }) => firstName === wanted?.firstName && lastName === wanted.lastName,
  )
  return found?.id ?? null
}

async function requestOf(salon: UserRow, past: PastAnalysis, clientId: string | null): Promise<AnalyzeRequest> {
  const photoOf = async (slot: Slot) => {
    if (past.photos !== 'both' && past.photos !== slot) return null
    return { bytes: await readSamplePhoto(past.scene, slot), hints: undefined, confirmed: null }
  }
  return {
    // The same id on every server: when two fill the archive at once, the database accepts each analysis once.
    id: idFrom(`${salon.id} ${past.scene}`),
    actKey: null,
    prima: await photoOf('prima'),
    dopo: await photoOf('dopo'),
    dopoCredit: null,
    selectors: { hairType: past.hairType, base: past.base ?? null, condition: past.condition },
    details: { ...declaredDetailsSchema.parse({}), technique: past.technique ?? null },
    clientId,
    consents: { photos: null, health: null },
    analysisTitle: null,
  }
}
