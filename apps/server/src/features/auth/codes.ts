import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '@riflesso/contract'

/** Upper-case letters and digits that nobody takes for one another: no I, L, O, 0, 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
