import { deleteAnalysis } from '@riflesso/contract'
import { IconTrash } from '@tabler/icons-react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { rightsCopy } from '~/copy/account/rights.ts'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'

const { deleteAnalysis: copy } = rightsCopy

type Props = {
  /** The open analysis, or null. */
  readonly id: string | null
  readonly onDeleted: () => void
}

/** Button that deletes the open analysis, after a confirmation; hidden without the right to delete it. */
export function DeleteAnalysisButton({ id, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const mayDelete = useMayCall(deleteAnalysis)
  const removal = useApiMutation({
    mutationFn: () => call(deleteAnalysis, { params: { id: id ?? '' } }),
    onSuccess: () => {
      toast.success(copy.done)
      onDeleted()
      const isOfIt = ({ queryKey }: Query) => queryKey.includes(id)
      // Remove it from the query cache; a closing overlay must not refetch it.
      queryClient.removeQueries({ predicate: isOfIt, type: 'inactive' })
      void queryClient.invalidateQueries({ predicate: (query) => !isOfIt(query) })
    },
    failed: copy.failed,
  })
  if (!mayDelete) return null
  return (
    <ConfirmButton look="plain" size="sm" disabled={id === null} icon={IconTrash} copy={copy} request={removal}>
      {copy.open}
    </ConfirmButton>
  )
}
