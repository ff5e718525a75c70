import type { DuplicateGroup } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Actor } from '#platform/sessions/session-store'
import { insertDistinct, listGroups, listWithAnalyses } from './duplicates-repository.ts'
import { presentClientLine } from './presenter.ts'

/** Groups shown for each reason: a salon with more merges these and lists again. */
const MAX_GROUPS = 50

/** Clients of the salon that may be the same person. */
export async function listDuplicates({ db }: Deps, actor: Actor): Promise<DuplicateGroup[]> {
  const groups = await listGroups(db, actor.salonId, MAX_GROUPS)
  const ids = [...new Set(groups.flatMap((group) => group.ids))]
  if (ids.length === 0) return []
  const rows = await listWithAnalyses(db, actor.salonId, ids)
  const byId = new Map(rows.map((row) => [row.client.id, row]))
  const sameClients = Map.groupBy(groups, (group) => group.ids.join())
  return [...sameClients.values()].map((same) => ({
    reasons: same.map(({ reason }) => reason),
    clients: (same[0]?.ids ?? []).flatMap((id) => {
      const row = byId.get(id)
      if (!row) return []
      const { client, analyses } = row
      return [{ ...presentClientLine(client), createdAt: client.createdAt.toISOString(), analyses }]
    }),
  }))
}

/** Marks every pair of these clients as not duplicates. @throws AppError 'client-not-found' */
export async function markNotDuplicates({ db, clock }: Deps, actor: Actor, ids: readonly string[]) {
  const wanted = [...new Set(ids)].sort()
  const known = await insertDistinct(db, actor.salonId, wanted, clock())
  if (known < wanted.length) throw new AppError('client-not-found')
}
