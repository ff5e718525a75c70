import { acceptTerms, type CurrentUser, DPA_VERSION, ownsSalon, TERMS_VERSION } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { signInPathNow } from '~/api/session-end.ts'
import { termsCopy } from '~/copy/account/terms.ts'
import { commonCopy } from '~/copy/common.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorState, PageSpinner } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { TermsField } from '../terms-field.tsx'
import { currentUserQuery, useSession } from './current-user.ts'
import { useLogout } from './session-changes.ts'
import { CurrentUserProvider } from './use-current-user.ts'

/** State of links for new users, which redirect to the registration. */
const signInPathFor = (search: string) =>
  new URLSearchParams(search).get('tab') === 'register' ? paths.authRegister : signInPathNow()

type Props = {
  /** Renders the page before the user is known; its user data waits (`useUserIfKnown`). */
  readonly early: boolean
  /** Overlay of the page, once the user is known. */
  readonly children: ReactNode
}

/** Guard: renders child routes and overlay only for a signed-in user with a verified address. */
export function RequireVerifiedUser({ early, children }: Props) {
  const session = useSession()
  const location = useLocation()
  // A transition keeps slow phones responsive while the user's data renders.
  const user = useDeferredValue(session.kind === 'signed-in' ? session.user : null)
  if (session.kind === 'failed')
    return <ErrorState page title={commonCopy.unavailable} text={messageOf(session.error)} onRetry={session.retry} />
  if (session.kind === 'signed-out' || (session.kind === 'signed-in' && !session.user.isEmailVerified))
    // A key per navigation, so that a second navigation before the redirect is redirected too.
    return <Navigate key={location.key} to={signInPathFor(location.search)} replace />
  if (user === null && !early) return <PageSpinner />
  return (
    <CurrentUserProvider value={user}>
      <Outlet />
      {user === null ? null : (
        <>
          {children}
          <TermsDialog user={user} />
        </>
      )}
    </CurrentUserProvider>
  )
}

const { dialog: copy } = termsCopy

/** Asks the signed-in user to accept the current terms; the only alternative is to sign out. */
function TermsDialog({ user }: { readonly user: CurrentUser }) {
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
