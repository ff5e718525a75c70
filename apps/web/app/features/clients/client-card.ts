import {
  addPatchTest,
  CLIENT_PAGE_MAX,
  type ClientCard,
  type ConsentKind,
  clientCard,
  clientTimeline,
  fullAnalysis,
  readPatchTest,
  removePatchTest,
  setClientBurn,
  setClientConsent,
  setClientHealth,
  updateClient,
} from '@riflesso/contract'
import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { type CallInput, call, queryOf } from '~/api/client.ts'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { useApiMutation } from '~/ui/toast/toast.ts'

export const clientCardQuery = (id: string) => ({
  ...queryOf(clientCard, { params: { id } }, id),
  // Always refetch: consents and tests may have been recorded on another device.
  staleTime: 0,
})

export const clientTimelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [clientTimeline.path, id],
    queryFn: ({ pageParam, signal }) =>
      call(clientTimeline, { params: { id }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < CLIENT_PAGE_MAX ? undefined : last.at(-1)?.id),
    staleTime: 0,
  })

export type ClientForm = Required<CallInput<typeof updateClient>['body']>

/** Mutations of a card; each returns the updated card. */
export const cardChanges = {
  data: (id: string, body: ClientForm) => call(updateClient, { params: { id }, body }),
  health: (id: string, body: CallInput<typeof setClientHealth>['body']) =>
    call(setClientHealth, { params: { id }, body }),
  burn: (id: string, body: CallInput<typeof setClientBurn>['body']) => call(setClientBurn, { params: { id }, body }),
  consent: (id: string, kind: ConsentKind, body: CallInput<typeof setClientConsent>['body']) =>
    call(setClientConsent, { params: { id, kind }, body }),
  addTest: (id: string, body: CallInput<typeof addPatchTest>['body']) => call(addPatchTest, { params: { id }, body }),
  readTest: (id: string, testId: string, result: 'negativo' | 'positivo') =>
    call(readPatchTest, { params: { id, testId }, body: { result } }),
  removeTest: (id: string, testId: string) => call(removePatchTest, { params: { id, testId } }),
}

/** Runs a mutation of a card; updates the cache on success and shows a message on failure. */
export function useCardChange() {
  const queryClient = useQueryClient()
  return useApiMutation({
    mutationFn: (change: () => Promise<ClientCard>) => change(),
    onSuccess: (card) => {
      queryClient.setQueryData(clientCardQuery(card.id).queryKey, card)
      // The card may forbid or allow their formulas.
      void queryClient.invalidateQueries({ queryKey: [fullAnalysis.path] })
    },
    failed: clientCardsCopy.saveFailed,
  })
}
