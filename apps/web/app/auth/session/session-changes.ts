import { type CurrentUser, logout } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { queryClient } from '~/api/query-client.ts'
import { endSession, forgetSessionEnd, hasSignedOut } from '~/api/session-end.ts'
import { readToken, storeToken, watchToken } from '~/api/token.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { DRAFTS, forgetDrafts, forgetOtherDrafts } from '~/offline/kept-drafts.ts'
import { SERVICES_TO_SEND } from '~/offline/services-to-send.ts'
import { paths } from '~/paths.ts'
import { toast } from '~/ui/toast/toast.ts'
import { currentUserQuery } from './current-user.ts'

/** Preferences of the browser and what was weighed offline, without personal data. Everything else is deleted with the session. */
const KEPT = ['mantine-color-scheme-value', 'test-advice', SERVICES_TO_SEND]

/** The service worker's caches of the app's files, without personal data. */
const isShell = (cache: string): boolean => cache.startsWith('shell-')

/**
 * Deletes all offline data from this browser, because a tablet may be shared. Preferences and services to send stay, and drafts, which
 * have an end of their own. Photos are not cached: the server forbids it.
 */
function clearLocalData(): void {
  for (const key of Object.keys(localStorage)) if (!KEPT.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  void deleteFiles()
}

/** Offline copies and databases, where supported. */
async function deleteFiles(): Promise<void> {
  if ('caches' in window) {
    for (const name of await caches.keys()) if (!isShell(name)) await caches.delete(name)
  }
  if (!indexedDB.databases) return
  for (const { name } of await indexedDB.databases()) if (name && name !== DRAFTS) indexedDB.deleteDatabase(name)
}

/** Starts a session from a login or verification response, and clears data of an earlier one, which may not have been ended. */
export function openSession(session: { token: string; user: CurrentUser }): void {
  queryClient.clear()
  forgetSessionEnd()
  clearLocalData()
  void forgetOtherDrafts(session.user.id).catch(() => undefined)
  queryClient.setQueryData(currentUserQuery.queryKey, session.user)
  storeToken(session.token)
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

/** Clears local data whenever the token is removed, in any tab; returns the function that unsubscribes. */
export const wipeWithoutToken = (): (() => void) =>
  watchToken(() => {
    if (readToken() !== null) return
    queryClient.clear()
    clearLocalData()
    // After a session that has expired, its user may go on.
    if (hasSignedOut()) void forgetDrafts().catch(() => undefined)
  })

/** Timeout for ending the session on the server, so that signing out of a shared tablet is fast. */
const LOGOUT_LIMIT = 5000

/** Ends the session on the server, and locally regardless of the response. */
export function useLogout() {
  const navigate = useNavigate()
  return useMutation({
    // Their responses would be 401 once the session has ended.
    onMutate: () => queryClient.cancelQueries(),
    mutationFn: () => call(logout, {}, { signal: AbortSignal.timeout(LOGOUT_LIMIT) }),
    onSettled: (_, error) => {
      endSession()
      navigate(paths.auth)
      // The session may already have expired.
      if (error === null || (error instanceof ApiError && error.endsSession)) toast.success(authCopy.toasts.loggedOut)
      else toast.error(authCopy.toasts.logoutFailed)
    },
  })
}
