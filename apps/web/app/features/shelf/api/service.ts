import { type closeService, shelfService } from '@riflesso/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallInput, call } from '~/api/client.ts'
import { refreshShelf } from './shelf.ts'

/** The closed service of an analysis; null while it is open. */
export const serviceQuery = (analysisId: string) =>
  queryOptions({
    queryKey: [shelfService.path, analysisId],
    queryFn: async ({ signal }) => (await call(shelfService, { params: { id: analysisId } }, { signal })).service,
    // Another device may close or reopen it.
    staleTime: 0,
  })

export type ServiceBody = CallInput<typeof closeService>['body']

/** Marks stock and services as changed. */
export const refreshServices = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([refreshShelf(queryClient), queryClient.invalidateQueries({ queryKey: [shelfService.path] })])
