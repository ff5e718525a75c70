import { paths } from '~/paths.ts'
import { removeToken } from './token.ts'

let signInPath: string = paths.auth
let farewell: string | null = null

/** Removes the token; the guards then redirect to `path`, which shows `words` as the reason, if given. */
export function endSession(path: string = paths.auth, words: string | null = null): void {
  signInPath = path
  farewell = words
  removeToken()
}

/** Reason why the last session ended, until a new one starts; null if there is nothing to explain. */
export const farewellNow = (): string | null => farewell

export function forgetFarewell(): void {
  farewell = null
}

/** Redirect target for users without a session. */
export const signInPathNow = (): string => signInPath
