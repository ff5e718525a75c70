import type { RetouchSign } from '@riflesso/vision'

type Words = {
  /** What shows it, after 'Foto ritoccata, forse: '. */
  readonly seen: string
  /** What of the picture no work on hair gives. */
  readonly unreachable: string
}

/** Signs of a retouched picture as a colourist would say them. */
export const RETOUCH_WORDS = {
  'shifted-hues': { seen: 'tinte spostate, anche sulla pelle', unreachable: 'la tinta del filtro' },
  smoothing: { seen: 'lunghezze levigate, senza fili', unreachable: 'la superficie liscia del filtro' },
  generated: { seen: 'immagine generata', unreachable: 'la perfezione di un’immagine generata' },
  edited: { seen: 'immagine modificata', unreachable: 'l’effetto della modifica' },
} as const satisfies Record<RetouchSign, Words>
