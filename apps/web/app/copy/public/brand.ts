/** Words beside a shade in a brand's notation. */
export const brandCopy = { unsure: 'da verificare' } as const
