import { paths } from '~/paths.ts'
import type { ApiError } from './api-error.ts'
import { readToken, removeToken } from './token.ts'

let signInPath: string = paths.auth
let signOutReason: string | null = null
let signedOut = false

/** Signs out in this tab: removes the token; the guards then redirect. */
export function endSession(): void {
  signedOut = true
  signInPath = paths.auth
  signOutReason = null
  removeToken()
}

/**
 * Ends the session after a response that says it is over, unless the response is to no token or to an earlier one. The guards then
 * redirect to `path`, which shows the reason, or else `words`.
 */
export function endSessionBy(
  error: ApiError,
  token: string | null,
  { path = paths.auth, words = null }: { readonly path?: string; readonly words?: string | null } = {},
): void {
  if (!error.endsSession || token === null || token !== readToken()) return
  signInPath = path
  signOutReason = error.signOutReason ?? words
  removeToken()
}

/** Whether the last session was ended by its user in this tab. */
export const hasSignedOut = (): boolean => signedOut

/** Reason why the last session ended, until a new one starts; null if there is nothing to explain. */
export const currentSignOutReason = (): string | null => signOutReason

/** Forgets how the last session ended: a new one starts. */
export function forgetSessionEnd(): void {
  signInPath = paths.auth
  signOutReason = null
  signedOut = false
}

/** Redirect target for users without a session. */
export const signInPathNow = (): string => signInPath
