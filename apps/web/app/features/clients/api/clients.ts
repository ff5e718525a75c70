import { createClient, listClients, searchClients } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'

/** The salon's clients whose name matches; asked only for a term that is not empty. */
export const clientSearchQuery = (term: string) =>
  queryOptions({
    queryKey: [searchClients.path, term],
    queryFn: ({ signal }) => call(searchClients, { query: { q: term } }, { signal }),
    enabled: term !== '',
    // A client may have been added in the meantime.
    staleTime: 0,
  })

/** How many of the last clients are offered. */
const LAST_CLIENTS = 6

/** The clients of the latest analyses, the last one first. */
export const lastClientsQuery = queryOptions({
  queryKey: [listClients.path, 'recent'],
  queryFn: ({ signal }) => call(listClients, { query: { order: 'recent', limit: LAST_CLIENTS } }, { signal }),
  staleTime: 0,
})

/** Adds a client to the salon. */
export const addClient = (name: { readonly firstName: string; readonly lastName: string }) =>
  call(createClient, { body: name })
