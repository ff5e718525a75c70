import { paths } from '~/paths.ts'
import { removeToken } from './token.ts'

let signInPath: string = paths.auth
let signOutReason: string | null = null

/** Removes the token; the guards then redirect to `path`, which shows `words` as the reason, if given. */
export function endSession(path: string = paths.auth, words: string | null = null): void {
  signInPath = path
  signOutReason = words
  removeToken()
}

/** Reason why the last session ended, until a new one starts; null if there is nothing to explain. */
export const currentSignOutReason = (): string | null => signOutReason

export function clearSignOutReason(): void {
  signOutReason = null
}

/** Redirect target for users without a session. */
export const signInPathNow = (): string => signInPath
