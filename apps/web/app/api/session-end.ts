import { paths } from '~/paths.ts'
import { removeToken } from './token.ts'

let signInPath: string = paths.auth
let farewell: string | null = null

/** Forgets the token; the guards then send the person to `path`, where `words` say why, if there is more to say. */
export function endSession(path: string = paths.auth, words: string | null = null): void {
  signInPath = path
  farewell = words
  removeToken()
}

/** Why the last session ended, until another one starts; null when that needs no words. */
export const farewellNow = (): string | null => farewell

export function forgetFarewell(): void {
  farewell = null
}

/** Where a person without a session is sent. */
export const signInPathNow = (): string => signInPath
