import { readAllowance } from '#features/account'
import type { Deps } from '#platform/deps'
import type { Actor } from '#platform/sessions/session-store'
import type { Analysed } from './analyze.ts'
import { readFull } from './archive/read-archive.ts'
import { findByAct } from './repository.ts'

/** What an act has already made, or null. */
export async function madeBy(deps: Deps, actor: Actor, actKey: string | null): Promise<Analysed | null> {
  const id = actKey && (await findByAct(deps.db, actor.salonId, actKey))
  if (!id) return null
  const { analysis, siblings, chosenOption, photos } = await readFull(deps, actor, id)
  const { used, remaining } = await readAllowance(deps.db, actor.salonId, deps.clock())
  const usage = { used, remaining }
  return { analysisId: id, analysis, siblings, chosenOption, photosKept: photos.length > 0, usage }
}

/**
 * Does the work of an act unless it has been done. Of two at the same time the later fails at the unique key, which rolls its use
 * back, and answers with what the other has made.
 */
export async function onceOf<T>(madeBefore: () => Promise<T | null>, work: () => Promise<T>): Promise<T> {
  const made = await madeBefore()
  if (made) return made
  try {
    return await work()
  } catch (error) {
    const other = await madeBefore().catch(() => null)
    if (other) return other
    throw error
  }
}

/** The same for an analysis. */
export const once = (deps: Deps, actor: Actor, actKey: string | null, work: () => Promise<Analysed>) =>
  onceOf(() => madeBy(deps, actor, actKey), work)
