import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Actor } from '#platform/sessions/session-store'
import { insertDistinct } from './duplicates-repository.ts'

/**
 * Marks every pair of these clients as not duplicates.
 *
 * @throws AppError 'client-not-found'
 */
export async function markNotDuplicates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)].sort()
  const known = await insertDistinct(db, actor.salonId, wanted, clock())
  if (known < wanted.length) throw new AppError('client-not-found')
}
