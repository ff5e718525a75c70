import { commonCopy } from './common.ts'

/** Sentences of what leaves the app: the shared picture, its toasts, the printed sheet. */
export const shareCopy = {
  share: 'Condividi',
  sharing: 'Preparazione...',
  print: 'Stampa',
  picture: {
    brand: commonCopy.product,
    foot: `${commonCopy.tagline}. La ciocca è disegnata nel colore calcolato: luce, fibra e porosità possono cambiare il risultato.`,
    morePhases: (count: number) =>
      count === 1 ? 'Un’altra fase nell’analisi completa.' : `Altre ${count} fasi nell’analisi completa.`,
  },
  /** What goes with the picture to whoever receives it. */
  title: (colorName: string) => `${colorName} · ${commonCopy.product}`,
  toasts: {
    shared: { title: '✅ Formula Condivisa', text: 'L’immagine della formula è stata condivisa.' },
    saved: {
      title: '✅ Formula Condivisa',
      text: (file: string) => `L’immagine è salvata nel file ${file}: allegala a un messaggio.`,
    },
    copied: {
      title: '📋 Formula Copiata',
      text: 'Immagine e testo sono negli appunti: incollali in un messaggio o in un documento.',
    },
    nothing: { title: 'Nessuna analisi da condividere', text: "Completa prima un'analisi colore" },
    failed: { title: '⚠️ Errore Condivisione', text: 'Impossibile condividere - riprovare' },
  },
  sheet: {
    of: (client: string) => `Cliente: ${client}`,
    done: 'Fatto',
    phases: 'Formula Tecnica e Applicazione',
    foot: `${commonCopy.product} · ${commonCopy.tagline}`,
  },
} as const
