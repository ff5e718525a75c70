import { randomInt } from 'node:crypto'
import { CODE_LENGTH, RECOVERY_CODE_LENGTH } from '@riflesso/contract'

/** Upper-case letters and digits that nobody takes for one another: no I, L, O, 0, 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** A code that is mailed. */
export const newCode = (): string => randomCode(CODE_LENGTH)

/** A code that stands in for a lost authenticator app. */
export const newRecoveryCode = (): string => randomCode(RECOVERY_CODE_LENGTH)
