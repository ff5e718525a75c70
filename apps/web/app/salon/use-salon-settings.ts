import { getUser, type SalonSettings, updateSalonSettings } from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { toast } from '~/ui/toast/toast.ts'
import { salonSettingsQuery } from './salon-settings.ts'

/** The settings of the salon, and an optimistic update that is rolled back on failure. */
export function useSalonSettings(saidWhenSaved: { readonly title: string }) {
  const queryClient = useQueryClient()
  const query = useQuery(salonSettingsQuery)
  const change = useMutation({
    mutationFn: (changes: Partial<SalonSettings>) => call(updateSalonSettings, { body: changes }),
    onMutate: async (changes) => {
      // A pending response predates this change and must not overwrite it.
      await queryClient.cancelQueries(salonSettingsQuery)
      const before = queryClient.getQueryData(salonSettingsQuery.queryKey)
      queryClient.setQueryData(salonSettingsQuery.queryKey, (now) => now && { ...now, ...changes })
      return before
    },
    onSuccess: (settings) => {
      queryClient.setQueryData(salonSettingsQuery.queryKey, settings)
      toast.success(saidWhenSaved)
      // The tools that the user sees.
      void queryClient.invalidateQueries({ queryKey: [getUser.path] })
    },
    onError: (error, _changes, before) => {
      queryClient.setQueryData(salonSettingsQuery.queryKey, before)
      toast.error({ title: profileCopy.privacy.failed, text: formMessageOf(error) })
    },
  })
  return { query, change: change.mutate, isPending: change.isPending }
}
