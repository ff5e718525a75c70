import { CODE_LENGTH } from '@riflesso/contract'

/** A code as it was typed or pasted, in capitals and without the spaces and marks that came with it. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
