import { paths } from '../paths.ts'
import { removeToken } from './token.ts'

let signInPath: string = paths.auth

/** Forgets the token; the guards then send the person to `path`. */
export function endSession(path: string = paths.auth): void {
  signInPath = path
  removeToken()
}

/** Where a person without a session is sent. */
export const signInPathNow = (): string => signInPath
