import { learning, resetLearning } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { learningCopy } from '~/copy/account/learning.ts'
import { toast } from '~/ui/toast/toast.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'

const queryKey = [learning.path]

/** The corrections from the salon's outcomes, and the mutation that resets them. */
export function useLearning() {
  const queryClient = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(learning, {}, { signal }) })
  const reset = useApiMutation({
    mutationFn: () => call(resetLearning, {}),
    onSuccess: (now) => {
      queryClient.setQueryData(queryKey, now)
      toast.success(learningCopy.choice.done)
    },
    failed: learningCopy.choice.failed,
    reason: formMessageOf,
  })
  return { query, reset }
}
