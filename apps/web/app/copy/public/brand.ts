/** The question about a reflect that no source confirms. */
export const brandCopy = {
  question: (brand: string, code: string) => `Nella tua linea ${brand} il «${code}» è…`,
  other: 'Un altro',
  failed: 'Non ho potuto salvare la risposta.',
} as const
