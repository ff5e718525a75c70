import { listPrevisits } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '~/api/client.ts'
import { previsitCopy } from '~/copy/previsit.ts'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'

/** Her answers, and the open link; refetched always, since she may answer at any time. */
export const previsitsQuery = (clientId: string) => ({
  ...queryOf(listPrevisits, { params: { id: clientId } }, clientId),
  staleTime: 0,
})

/** Runs a call about the questions to a client, then reloads them; `done` is the title of the toast. */
export function usePrevisitCall<Output>(
  clientId: string,
  run: () => Promise<Output>,
  { done, onDone }: { readonly done?: string; readonly onDone?: (output: Output) => void } = {},
) {
  const queryClient = useQueryClient()
  return useApiMutation({
    mutationFn: run,
    failed: previsitCopy.card.failed,
    onSuccess: (output) => {
      if (done !== undefined) toast.success({ title: done })
      onDone?.(output)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: previsitsQuery(clientId).queryKey }),
  })
}
