import { listPacts } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf } from '~/api/client.ts'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'

/** The pacts of an analysis, and what a new one may contain. */
export const pactsQuery = (analysisId: string) => queryOf(listPacts, { params: { id: analysisId } }, analysisId)

type Told<Output> = {
  /** Title of the toast after a failure, and after a success. */
  readonly failed: string
  readonly done?: string
  readonly onDone?: (output: Output) => void
}

/** Runs a call about a pact, then reloads the pacts of the analysis. */
export function usePactCall<Output, Input = void>(
  analysisId: string,
  run: (input: Input) => Promise<Output>,
  { failed, done, onDone }: Told<Output>,
) {
  const queryClient = useQueryClient()
  return useApiMutation({
    mutationFn: run,
    failed,
    onSuccess: (output) => {
      if (done !== undefined) toast.success({ title: done })
      onDone?.(output)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pactsQuery(analysisId).queryKey }),
  })
}
