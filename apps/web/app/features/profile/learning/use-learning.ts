import { learning, resetLearning } from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { learningCopy } from '~/copy/account/learning.ts'
import { toast } from '~/ui/toast/toast.ts'

const queryKey = [learning.path]

/** The corrections from the salon's outcomes, and the mutation that resets them. */
export function useLearning() {
  const queryClient = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(learning, {}, { signal }) })
  const reset = useMutation({
    mutationFn: () => call(resetLearning, {}),
    onSuccess: (now) => {
      queryClient.setQueryData(queryKey, now)
      toast.success(learningCopy.choice.done)
    },
    onError: (error) => toast.error({ title: learningCopy.choice.failed, text: formMessageOf(error) }),
  })
  return { query, reset }
}
