import type { ReactNode } from 'react'
import { Navigate, Outlet } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { signInPathNow } from '~/api/session-end.ts'
import { commonCopy } from '~/copy/common.ts'
import { ErrorState } from '~/ui/error-state.tsx'
import { PageSpinner } from '~/ui/page-spinner.tsx'
import { useSession } from './current-user.ts'
import { TermsDialog } from './terms-dialog.tsx'
import { CurrentUserProvider } from './use-current-user.ts'

/** Lets only a signed-in person with a verified address through to the routes below, and to what stands over them. */
export function RequireVerifiedUser({ children }: { readonly children?: ReactNode }) {
  const session = useSession()
  if (session.kind === 'loading') return <PageSpinner />
  if (session.kind === 'failed')
    return <ErrorState page title={commonCopy.unavailable} text={messageOf(session.error)} onRetry={session.retry} />
  if (session.kind === 'signed-out' || !session.user.isEmailVerified) return <Navigate to={signInPathNow()} replace />
  return (
    <CurrentUserProvider value={session.user}>
      <Outlet />
      {children}
      <TermsDialog user={session.user} />
    </CurrentUserProvider>
  )
}
