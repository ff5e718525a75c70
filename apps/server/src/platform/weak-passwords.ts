import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as italian } from '@zxcvbn-ts/language-it'
import { AppError } from './errors.ts'

/** Of zxcvbn's scores from 0 to 4: a million guesses, which an attacker over the network can make in time. */
const LEAST_SCORE = 2
/** Enough to judge; the time to judge grows with the square of the length. */
const MOST_JUDGED = 64
/** What everybody here would try first. */
const OURS = ['riflesso', 'salone', 'parrucchiera', 'parrucchiere', 'capelli', 'colore']
const TOO_EASY = 'È facile da indovinare: meglio una più lunga, per esempio tre parole a caso.'

let checker: ZxcvbnFactory | undefined

/** Whether a password is common, a pattern of the keyboard, or made of what is known about its person. */
export function isEasilyGuessed(password: string, aboutThePerson: readonly string[]): boolean {
  checker ??= new ZxcvbnFactory({ dictionary: { ...common, ...italian }, graphs: adjacencyGraphs })
  const words = aboutThePerson.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((text) => text.length > 2)
  // 'adabianchi', as addresses write it.
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''))
  return checker.check(password.slice(0, MOST_JUDGED), [...OURS, ...words, ...pairs]).score < LEAST_SCORE
}

/**
 * Refuses a new password that is easily guessed, at the field of the form that it came from.
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
