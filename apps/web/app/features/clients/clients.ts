import { createClient, listClients, searchClients } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** Searches the salon's clients by name; disabled for an empty term. */
export const clientSearchQuery = (term: string) =>
  queryOptions({
    queryKey: [searchClients.path, term],
    queryFn: ({ signal }) => call(searchClients, { query: { q: term } }, { signal }),
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

/** Adds a client to the salon, once per act. */
export const addClient = (client: { readonly firstName: string; readonly lastName: string; readonly actKey: string }) =>
  call(createClient, { body: client })
