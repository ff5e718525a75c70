import { hash, type Options, verify } from '@node-rs/argon2'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as italian } from '@zxcvbn-ts/language-it'
import { AppError } from './errors.ts'

export type Passwords = ReturnType<typeof createPasswords>

/** Argon2id with the library's costs, 19 MiB and two passes: the minimum of OWASP's password storage cheat sheet. */
export function createPasswords(options: Options = {}) {
  let nobody: Promise<string> | undefined
  return {
    hash: (password: string) => hash(password, options),
    /** With a null hash (unknown user) it takes the same time and returns false. */
    matches: async (known: string | null, password: string) => {
      nobody ??= hash('nobody', options)
      const same = await verify(known ?? (await nobody), password)
      return known !== null && same
    },
  }
}

/** Minimum of zxcvbn's scores from 0 to 4: a million guesses are feasible over the network. */
const MIN_SCORE = 2
/** Length that is scored; the time grows with the square of the length. */
const MAX_SCORED_LENGTH = 64
/** Words that an attacker of this product would try first. */
const OURS = ['riflesso', 'salone', 'parrucchiera', 'parrucchiere', 'capelli', 'colore']
const TOO_EASY = 'È facile da indovinare: meglio una più lunga, per esempio tre parole a caso.'

let checker: ZxcvbnFactory | undefined

/** Whether a password is common, a keyboard pattern, or made of known details of its user. */
export function isEasilyGuessed(password: string, aboutThePerson: readonly string[]): boolean {
  checker ??= new ZxcvbnFactory({ dictionary: { ...common, ...italian }, graphs: adjacencyGraphs })
  const words = aboutThePerson.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((text) => text.length > 2)
  // 'adabianchi', as addresses write it.
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''))
  return checker.check(password.slice(0, MAX_SCORED_LENGTH), [...OURS, ...words, ...pairs]).score < MIN_SCORE
}

/**
 * Refuses a new password that is easily guessed, at the given field of the form.
 *
 * @throws AppError 'validation-failed'
 */
export function refuseWeakPassword(
  field: 'password' | 'newPassword',
  password: string,
  aboutThePerson: readonly (string | null)[],
): void {
  if (
    isEasilyGuessed(
      password,
      aboutThePerson.filter((text) => text !== null),
    )
  )
    throw new AppError('validation-failed', { fields: { [field]: TOO_EASY } })
}
