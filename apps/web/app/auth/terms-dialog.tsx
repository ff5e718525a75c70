import { acceptTerms, type CurrentUser, DPA_VERSION, ownsSalon, TERMS_VERSION } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '~/api/client.ts'
import { termsCopy } from '~/copy/account/terms.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { currentUserQuery } from './session/current-user.ts'
import { useLogout } from './session/session-changes.ts'
import { TermsField } from './terms-field.tsx'

const { dialog: copy } = termsCopy

/** Asks the signed-in user to accept the current terms; the only alternative is to sign out. */
export function TermsDialog({ user }: { readonly user: CurrentUser }) {
  const queryClient = useQueryClient()
  const logout = useLogout()
  const [accepted, setAccepted] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const request = useApiMutation({
    mutationFn: () => call(acceptTerms, { body: { termsVersion: TERMS_VERSION, dpaVersion: DPA_VERSION } }),
    onSuccess: () =>
      queryClient.setQueryData(currentUserQuery.queryKey, (now) => now && { ...now, mustAcceptTerms: false }),
    failed: copy.failed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!accepted)
    if (accepted) request.mutate()
  }
  return (
    <Dialog opened={user.mustAcceptTerms} onClose={() => undefined} title={copy.title} size="md" unavoidable>
      <form className="grid gap-4.5" onSubmit={submit}>
        <p>{copy.text}</p>
        <TermsField
          data-autofocus
          withAgreement={ownsSalon(user.role)}
          checked={accepted}
          error={isRefused && !accepted ? termsCopy.required : undefined}
          onChange={({ currentTarget: { checked } }) => setAccepted(checked)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" pending={logout.isPending} onClick={() => logout.mutate()}>
            {copy.logout}
          </Button>
          <Button type="submit" pending={request.isPending} pendingLabel={copy.pending}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
