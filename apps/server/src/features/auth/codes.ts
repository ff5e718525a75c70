import { randomInt } from 'node:crypto'
import { CODE_LENGTH, RECOVERY_CODE_LENGTH } from '@riflesso/contract'

/** Upper-case letters and digits without look-alikes: no I, L, O, 0, 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const randomCode = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** A code sent by mail. */
export const newCode = (): string => randomCode(CODE_LENGTH)

/** A recovery code that replaces a lost authenticator app. */
export const newRecoveryCode = (): string => randomCode(RECOVERY_CODE_LENGTH)
