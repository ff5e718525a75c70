import { paths } from '~/paths.ts'
import type { ApiError } from './api-error.ts'
import { readToken, removeToken } from './token.ts'

let signInPath: string = paths.auth
let signOutReason: string | null = null

/** Removes the token; the guards then redirect to `path`, which shows `words` as the reason, if given. */
export function endSession(path: string = paths.auth, words: string | null = null): void {
  signInPath = path
  signOutReason = words
  removeToken()
}

/** Ends the session after a response that says it is over, unless the response is to no token or to an earlier one. */
export function endSessionBy(error: ApiError, token: string | null, path?: string): void {
  if (error.endsSession && token !== null && token === readToken()) endSession(path, error.signOutReason)
}

/** Reason why the last session ended, until a new one starts; null if there is nothing to explain. */
export const currentSignOutReason = (): string | null => signOutReason

/** Forgets how the last session ended: a new one starts. */
export function forgetSessionEnd(): void {
  signInPath = paths.auth
  signOutReason = null
}

/** Redirect target for users without a session. */
export const signInPathNow = (): string => signInPath
