import { listClients, searchClients } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '~/api/client.ts'

/** Searches the salon's clients by name; disabled for an empty term. */
export const clientSearchQuery = (term: string) => ({
  ...queryOf(searchClients, { query: { q: term } }, term),
  enabled: term !== '',
  // Always refetch: a client may have been added.
  staleTime: 0,
})

/** Number of recent clients offered. */
const LAST_CLIENTS = 6

/** Clients of the latest analyses, newest first. */
export const lastClientsQuery = queryOptions({
  queryKey: [listClients.path, 'recent'],
  queryFn: ({ signal }) => call(listClients, { query: { order: 'recent', limit: LAST_CLIENTS } }, { signal }),
  staleTime: 0,
})
