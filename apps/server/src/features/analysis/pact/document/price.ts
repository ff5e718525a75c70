const format = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' })

/** '120,00 €'. */
export const euros = (cents: number): string => format.format(cents / 100)

/** '120,00 €, IVA compresa'. */
export const priceInWords = (cents: number): string => `${euros(cents)}, IVA compresa`
