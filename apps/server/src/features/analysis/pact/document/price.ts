const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' })

/** '120,00 €, IVA compresa'. */
export const priceInWords = (cents: number): string => `${euros.format(cents / 100)}, IVA compresa`
