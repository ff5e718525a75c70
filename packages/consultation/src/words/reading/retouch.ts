import type { RetouchSign } from '@riflesso/vision'

type Words = {
  /** The sign, after 'Foto ritoccata, forse: '. */
  readonly seen: string
  /** The part of the picture that no work on hair can give. */
  readonly unreachable: string
}

/** Signs of a retouched picture in the language of colourists. */
export const RETOUCH_WORDS = {
  'shifted-hues': { seen: 'tinte spostate, anche sulla pelle', unreachable: 'la tinta del filtro' },
  smoothing: { seen: 'lunghezze levigate, senza fili', unreachable: 'la superficie liscia del filtro' },
  generated: { seen: 'immagine generata', unreachable: 'la perfezione di un’immagine generata' },
  edited: { seen: 'immagine modificata', unreachable: 'l’effetto della modifica' },
} as const satisfies Record<RetouchSign, Words>
