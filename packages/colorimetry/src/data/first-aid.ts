/**
 * First aid for a product that burns the scalp. Sources: rinse, NHS 'Acid and chemical burns' (clean running water for at least 20
 * minutes); number, Directive (EU) 2018/1972, article 109.
 */
export const FIRST_AID = { rinseMinutes: 20, emergencyNumber: '112' } as const
