import { listPacts } from '@riflesso/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { toast } from '~/ui/toast/toast.ts'

/** The pacts of an analysis, and what a new one may contain. */
export const pactsQuery = (analysisId: string) =>
  queryOptions({
    queryKey: [listPacts.path, analysisId],
    queryFn: ({ signal }) => call(listPacts, { params: { id: analysisId } }, { signal }),
  })

/** Runs a call about a pact, then reloads the pacts of the analysis; a failure is a toast with `failed` as its title. */
export function usePactCall<Input, Output>(analysisId: string, run: (input: Input) => Promise<Output>, failed: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onError: (error) => toast.error({ title: failed, text: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pactsQuery(analysisId).queryKey }),
  })
}
