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
  /** The open analysis, or null. */
  readonly id: string | null
  readonly onDeleted: () => void
}

/** Button that deletes the open analysis, after a confirmation; hidden without the right to delete it. */
export function DeleteAnalysisButton({ id, onDeleted }: Props) {
  const queryClient = useQueryClient()
  const mayDelete = useMayCall(deleteAnalysis)
  const [asked, setAsked] = useState<string | null>(null)
  const removal = useApiMutation({
    mutationFn: (analysisId: string) => call(deleteAnalysis, { params: { id: analysisId } }),
    onSuccess: (_, analysisId) => {
      toast.success(copy.done)
      onDeleted()
      const isOfIt = ({ queryKey }: Query) => queryKey.includes(analysisId)
      // Remove it from the query cache; a closing overlay must not refetch it.
      queryClient.removeQueries({ predicate: isOfIt, type: 'inactive' })
      void queryClient.invalidateQueries({ predicate: (query) => !isOfIt(query) })
    },
    failed: copy.failed,
    onSettled: () => setAsked(null),
  })
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
      <ConfirmDialog
        opened={asked !== null}
        title={copy.title}
        text={copy.text}
        yes={copy.yes}
        no={copy.no}
        pending={removal.isPending}
        pendingLabel={copy.pending}
        onYes={() => asked !== null && removal.mutate(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
