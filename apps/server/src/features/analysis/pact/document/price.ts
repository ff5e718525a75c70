import { euro } from '@riflesso/consultation'

/** '120,00 €, IVA compresa'. */
export const priceInWords = (cents: number): string => `${euro(cents / 100)}, IVA compresa`
