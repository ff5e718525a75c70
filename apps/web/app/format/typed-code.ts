import { CODE_LENGTH } from '@riflesso/contract'

/** Normalises a typed or pasted code: upper case, without spaces and punctuation. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
