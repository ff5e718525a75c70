import { createClient, searchClients } from '@riflesso/contract'
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

/** Adds a client to the salon. */
export const addClient = (name: { readonly firstName: string; readonly lastName: string }) =>
  call(createClient, { body: name })
