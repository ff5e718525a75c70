import type { ImageSearchEngineName } from '@riflesso/contract'

const ENGINES = { gallery: 'Galleria', openverse: 'Openverse', google: 'Google' } as const satisfies Record<
  ImageSearchEngineName,
  string
>

export const imageSearchCopy = {
  open: (engine: ImageSearchEngineName) => `Cerca ${ENGINES[engine]}`,
  opening: 'Cerca',
  title: 'Cerca Immagini di Capelli',
  intro: {
    gallery: 'Colori, tecniche e tagli disegnati da Riflesso: scegli il risultato desiderato.',
    openverse: 'Foto con licenza aperta da tutto il web: autore e licenza restano con la foto.',
    google: 'Foto trovate da Google sul web.',
  } satisfies Record<ImageSearchEngineName, string>,
  label: 'Che cosa cerchi?',
  placeholder: 'Es. biondo cenere, balayage miele, rosso rame',
  submit: 'Cerca',
  suggestions: 'Idee per cominciare',
  ideas: ['biondo cenere', 'balayage miele', 'rosso rame', 'castano cioccolato', 'caschetto biondo', 'viola'],
  empty: {
    title: 'Quale colore hai in mente?',
    text: 'Scrivi un colore, una tecnica o un taglio, anche il numero di una nuance: 8.1.',
  },
  none: {
    title: (term: string) => `Nessuna immagine per «${term}»`,
    text: 'Prova con parole più semplici, per esempio il nome di un colore o di una tecnica.',
  },
  loading: 'Ricerca delle immagini in corso',
  found: (count: number, term: string) =>
    count === 1 ? `1 immagine per «${term}»` : `${count} immagini per «${term}»`,
  results: 'Immagini trovate',
  use: (title: string) => `Usa come foto Dopo: ${title}`,
  choosing: 'Caricamento dell’immagine in corso',
  unseen: 'Anteprima non disponibile',
  more: 'MOSTRA ALTRI',
  end: 'Non ci sono altre immagini.',
  failed: 'Errore nella ricerca',
  /** Default message without one of the server. */
  failedText: "Errore caricamento immagine, contattare l'assistenza.",
  download: {
    failed: 'Download fallito',
    unavailable: 'L’immagine non è disponibile. Provane un’altra o caricala dal dispositivo.',
  },
  conversion: { title: 'Errore nella conversione', text: 'Prova un’altra immagine o caricala dal dispositivo.' },
} as const
