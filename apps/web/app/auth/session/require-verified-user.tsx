import { type ReactNode, useDeferredValue } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { signInPathNow } from '~/api/session-end.ts'
import { commonCopy } from '~/copy/common.ts'
import { paths } from '~/paths.ts'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { PageSpinner } from '~/ui/state/page-spinner.tsx'
import { TermsDialog } from '../terms/terms-dialog.tsx'
import { useSession } from './current-user.ts'
import { CurrentUserProvider } from './use-current-user.ts'

/** A link that means newcomers leads them to the registration. */
const signInPathFor = (search: string) =>
  new URLSearchParams(search).get('tab') === 'register' ? paths.authRegister : signInPathNow()

type Props = {
  /** The page is drawn before it is known who is here: what it shows of the person waits (`useUserIfKnown`). */
  readonly early: boolean
  /** What stands over the page, for a person who is known. */
  readonly children: ReactNode
}

/** Lets only a signed-in person with a verified address through to the routes below, and to what stands over them. */
export function RequireVerifiedUser({ early, children }: Props) {
  const session = useSession()
  const location = useLocation()
  // What comes with the person is drawn piece by piece: a slow phone stays answerable meanwhile.
  const user = useDeferredValue(session.kind === 'signed-in' ? session.user : null)
  if (session.kind === 'failed')
    return <ErrorState page title={commonCopy.unavailable} text={messageOf(session.error)} onRetry={session.retry} />
  if (session.kind === 'signed-out' || (session.kind === 'signed-in' && !session.user.isEmailVerified))
    // A key for each visit: one that follows before the sign-in page is drawn is sent away as well.
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
