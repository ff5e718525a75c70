import type { clientTimeline } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import { listTimeline, type TimelinePage } from './archive-repository.ts'
import { required } from './card.ts'
import { presentTimelineEntry } from './presenter.ts'
import { findClient } from './repository.ts'

/**
 * The colours of a client's analyses, newest first.
 *
 * @throws AppError 'client-not-found'
 */
export async function readTimeline(
  { db }: Pick<Deps, 'db'>,
  salonId: string,
  clientId: string,
  page: TimelinePage,
): Promise<Answer<typeof clientTimeline>> {
  required(await findClient(db, salonId, clientId))
  const rows = await listTimeline(db, salonId, clientId, page)
  return rows.map(presentTimelineEntry)
}
