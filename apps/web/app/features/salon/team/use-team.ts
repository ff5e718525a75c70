import {
  inviteCollaborator,
  removeCollaborator,
  resendInvitation,
  type Team,
  team,
  withdrawInvitation,
} from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { teamCopy } from '~/copy/account/team.ts'
import { toast } from '~/ui/toast/toast.ts'

const key = [team.path] as const

export const useTeam = () => useQuery({ queryKey: key, queryFn: ({ signal }) => call(team, {}, { signal }) })

export const teamChanges = {
  invite: (email: string) => call(inviteCollaborator, { body: { email } }),
  resend: (id: string) => call(resendInvitation, { params: { id } }),
  withdraw: (id: string) => call(withdrawInvitation, { params: { id } }),
  remove: (id: string) => call(removeCollaborator, { params: { id } }),
}

type Change = {
  readonly send: () => Promise<Team>
  readonly said: { readonly title: string; readonly text?: string }
}

/** Runs a mutation of the team, updates the list and shows a toast; on failure shows the error and refetches. */
export function useTeamChange() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (changed, { said }) => {
      queryClient.setQueryData(key, changed)
      toast.success(said)
    },
    onError: (error) => {
      toast.error({ title: teamCopy.failed, text: messageOf(error) })
      void queryClient.invalidateQueries({ queryKey: key })
    },
  })
}
