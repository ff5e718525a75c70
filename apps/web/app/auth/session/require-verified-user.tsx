import { type ReactNode, useDeferredValue } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { signInPathNow } from '~/api/session-end.ts'
import { commonCopy } from '~/copy/common.ts'
import { paths } from '~/paths.ts'
import { ErrorState, PageSpinner } from '~/ui/state.tsx'
import { TermsDialog } from '../terms-dialog.tsx'
import { useSession } from './current-user.ts'
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
