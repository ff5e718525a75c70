import { commonCopy } from '../common.ts'

/** Sentences of sharing: the shared picture, its toasts, the printed sheet. */
export const shareCopy = {
  share: 'Condividi',
  sharing: 'Preparazione...',
  print: 'Stampa',
  serviceFile: { button: 'Fascicolo del servizio', failed: 'Fascicolo non scaricato' },
  picture: {
    brand: commonCopy.product,
    foot: `${commonCopy.tagline}. La ciocca è disegnata nel colore calcolato: luce, fibra e porosità possono cambiare il risultato.`,
    morePhases: (count: number) =>
      count === 1 ? 'Un’altra fase nell’analisi completa.' : `Altre ${count} fasi nell’analisi completa.`,
  },
  /** The text sent with the picture. */
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
  story: {
    open: 'Storia per Instagram',
    title: 'Una storia da condividere',
    intro: 'Senza il nome della cliente e senza formula.',
    alt: 'La storia come si vedrà',
    drawing: 'Prepariamo la storia...',
    failed: 'Non riusciamo a preparare la storia.',
    photos: {
      label: 'Con la foto della cliente',
      hint: 'Solo se è d’accordo che la foto esca dal salone.',
      noConsent: 'Nella scheda manca il suo consenso a pubblicare su Instagram.',
    },
    addFinished: 'Aggiungi la foto a lavoro finito',
    removeFinished: 'Togli la foto a lavoro finito',
    share: 'Condividi la storia',
    toasts: {
      shared: { title: 'Storia condivisa' },
      saved: { title: 'Storia salvata', text: (file: string) => `È nel file ${file}.` },
    },
    before: 'Prima',
    finished: 'Dopo',
    goal: 'Obiettivo',
    simulation: 'Simulazione',
    colour: 'Il colore',
    /** Levels as '6,5'; without the first if it has no photo. */
    level: (from: string | null, to: string) =>
      from === null || from === to ? `Altezza di tono ${to}` : `Altezza di tono da ${from} a ${to}`,
    notes: {
      drawn: 'Ciocche disegnate nei colori misurati e previsti.',
      simulation: 'Dopo simulato sulla foto: il risultato può variare.',
      photos: 'Foto del salone.',
    },
  },
  sheet: {
    of: (client: string) => `Cliente: ${client}`,
    done: 'Fatto',
    phases: 'Formula Tecnica e Applicazione',
    foot: `${commonCopy.product} · ${commonCopy.tagline}`,
  },
} as const
