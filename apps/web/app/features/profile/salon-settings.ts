import { type SalonSettings, salonSettings, updateSalonSettings } from '@riflesso/contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { profileCopy } from '~/copy/profile.ts'
import { toast } from '~/ui/toast.ts'

const settingsQuery = queryOptions({
  queryKey: [salonSettings.path],
  queryFn: ({ signal }) => call(salonSettings, {}, { signal }),
})

/** What the salon has chosen, and how to change it: at once, with what was there when it fails. */
export function useSalonSettings(saidWhenSaved: { readonly title: string }) {
  const queryClient = useQueryClient()
  const query = useQuery(settingsQuery)
  const change = useMutation({
    mutationFn: (changes: Partial<SalonSettings>) => call(updateSalonSettings, { body: changes }),
    onMutate: async (changes) => {
      // An answer already on its way was read before this choice, it must not undo it on the screen.
      await queryClient.cancelQueries(settingsQuery)
      const before = queryClient.getQueryData(settingsQuery.queryKey)
      queryClient.setQueryData(settingsQuery.queryKey, (now) => now && { ...now, ...changes })
      return before
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(settingsQuery.queryKey, settings)
      toast.success(saidWhenSaved)
    },
    onError: (error, _changes, before) => {
      queryClient.setQueryData(settingsQuery.queryKey, before)
      toast.error({ title: profileCopy.privacy.failed, text: formMessageOf(error) })
    },
  })
  return { query, change: change.mutate, isPending: change.isPending }
}
