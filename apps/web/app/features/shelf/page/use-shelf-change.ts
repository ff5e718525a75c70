import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { toast } from '~/ui/toast/toast.ts'
import { refreshShelf } from '../api/shelf.ts'

type Message = Parameters<typeof toast.success>[0]

/** Callbacks after a change in a dialog of the shelf: refetch, toast and closing, or the error. */
export function useShelfChange(onClose: () => void, failedTitle: string) {
  const queryClient = useQueryClient()
  return {
    finish: async (message: Message) => {
      await refreshShelf(queryClient)
      toast.success(message)
      onClose()
    },
    failed: (error: unknown) => toast.error({ title: failedTitle, text: messageOf(error) }),
  }
}
