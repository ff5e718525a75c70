import { deleteAnalysis } from '@riflesso/contract'
import { IconTrash } from '@tabler/icons-react'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { rightsCopy } from '~/copy/account/rights.ts'
import { Button } from '~/ui/button/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'

const { deleteAnalysis: copy } = rightsCopy

type Props = {
  /** The analysis to delete; null closes the dialog. */
  readonly id: string | null
  readonly onClose: () => void
  readonly onDeleted?: () => void
}

/** Confirms and deletes an analysis. */
function DeleteAnalysisDialog({ id, onClose, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const removal = useApiMutation({
    mutationFn: (analysisId: string) => call(deleteAnalysis, { params: { id: analysisId } }),
    onSuccess: (_, analysisId) => {
      toast.success(copy.done)
      onDeleted?.()
      const isOfIt = ({ queryKey }: Query) => queryKey.includes(analysisId)
      // Remove it from the query cache; a closing overlay must not refetch it.
      queryClient.removeQueries({ predicate: isOfIt, type: 'inactive' })
      void queryClient.invalidateQueries({ predicate: (query) => !isOfIt(query) })
    },
    failed: copy.failed,
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      opened={id !== null}
      title={copy.title}
      text={copy.text}
      yes={copy.yes}
      no={copy.no}
      pending={removal.isPending}
      pendingLabel={copy.pending}
      onYes={() => id !== null && removal.mutate(id)}
      onClose={onClose}
    />
  )
}

type ButtonProps = {
  /** The open analysis, or null. */
  readonly id: string | null
  readonly onDeleted: () => void
}

/** Button that deletes the open analysis; hidden without the right to delete it. */
export function DeleteAnalysisButton({ id, onDeleted }: ButtonProps) {
  const mayDelete = useMayCall(deleteAnalysis)
  const [asked, setAsked] = useState<string | null>(null)
  if (!mayDelete) return null
  return (
    <>
      <Button
        look="plain"
        size="sm"
        disabled={id === null}
        leftSection={<IconTrash size="1.125rem" stroke={1.75} aria-hidden />}
        onClick={() => setAsked(id)}
      >
        {copy.open}
      </Button>
      <DeleteAnalysisDialog id={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />
    </>
  )
}
