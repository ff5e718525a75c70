/** Words beside a brand's writing of a shade. */
export const brandCopy = { unsure: 'da verificare' } as const
