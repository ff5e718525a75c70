import { useQueryClient } from '@tanstack/react-query'
import { toast } from '~/ui/toast/toast.ts'
import { refreshShelf } from '../api/shelf.ts'

type Message = Parameters<typeof toast.success>[0]

/** After a change in a dialog of the shelf: refetches, shows the message, closes. */
export function useShelfChange(onClose: () => void) {
  const queryClient = useQueryClient()
  return async (message: Message) => {
    await refreshShelf(queryClient)
    toast.success(message)
    onClose()
  }
}
