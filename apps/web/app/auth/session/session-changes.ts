import { type CurrentUser, logout } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { queryClient } from '~/api/query-client.ts'
import { endSession, forgetFarewell } from '~/api/session-end.ts'
import { readToken, storeToken, watchToken } from '~/api/token.ts'
import { authCopy } from '~/copy/auth.ts'
import { forgetCopies } from '~/offline/copies.ts'
import { paths } from '~/paths.ts'
import { toast } from '~/ui/toast/toast.ts'
import { currentUserQuery } from './current-user.ts'
import { wipeDevice } from './wipe-device.ts'

/** Opens a session with the answer of login or verification: nothing of an earlier one is kept. */
export function openSession(session: { token: string; user: CurrentUser }): void {
  queryClient.clear()
  forgetFarewell()
  void forgetCopies()
  queryClient.setQueryData(currentUserQuery.queryKey, session.user)
  storeToken(session.token)
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

/** Wipes this device whenever the token goes, whoever removed it, in any tab; returns how to stop. */
export const wipeWithoutToken = (): (() => void) =>
  watchToken(() => {
    if (readToken() !== null) return
    queryClient.clear()
    wipeDevice()
  })

/** Milliseconds that the server has to end a session: whoever leaves a shared tablet does not wait for it. */
const LOGOUT_LIMIT = 5000

/** Ends the session at the server, and here whatever the server says. */
export function useLogout() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(logout, {}, { signal: AbortSignal.timeout(LOGOUT_LIMIT) }),
    onSettled: (_, error) => {
      endSession()
      navigate(paths.auth)
      // A session that the server has already forgotten is as good as closed.
      if (error === null || (error instanceof ApiError && error.endsSession)) toast.success(authCopy.toasts.loggedOut)
      else toast.error(authCopy.toasts.logoutFailed)
    },
  })
}
