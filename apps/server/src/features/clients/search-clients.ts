import { CLIENT_SEARCH_MAX, type ClientSummary } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { foldText } from '#platform/search-key'
import type { Actor } from '#platform/sessions/session-store'
import { presentClientSummary } from './presenter.ts'
import { findClients } from './search-repository.ts'

/** Clients of the actor's salon by name, telephone or email; an empty query matches none. */
export async function searchClients({ db }: Pick<Deps, 'db'>, actor: Actor, query: string): Promise<ClientSummary[]> {
  if (foldText(query) === '') return []
  const rows = await findClients(db, actor.salonId, { q: query, limit: CLIENT_SEARCH_MAX })
  return rows.map(presentClientSummary)
}
