/** Sentences of the landing page. */
export const landingCopy = {
  title: 'Riflesso · Dalla foto alla formula, al grammo',
  description:
    'Riflesso misura livello, riflesso e fondo di schiarimento da una foto e scrive la formula in fasi: grammi, volumi e tempi di posa. Per parrucchieri e saloni.',
  signIn: 'Accedi',
  start: 'Inizia gratis',
  hero: {
    before: 'Dalla foto alla',
    accent: 'formula',
    comma: ',',
    after: 'al grammo.',
    lead: 'Carica il prima e il dopo: Riflesso misura livello, riflesso e fondo di schiarimento e scrive la formula in fasi, con grammi, volumi e tempi di posa.',
    start: 'Inizia la Prova Gratuita',
    how: 'Come funziona',
    note: '3 analisi gratuite · senza carta di credito',
  },
  slider: {
    label: 'Confronto fra prima e dopo',
    value: (percent: number) => `Prima ${percent} per cento, dopo ${100 - percent} per cento`,
    prima: { label: 'Prima', name: '4 → 8 dorato', alt: 'Capelli castani con punte schiarite dorate' },
    dopo: {
      label: 'Dopo',
      name: '6.44 rame intenso',
      detail: '60 g + 90 ml 20 vol · 35 min',
      alt: 'Capelli biondo scuro rame intenso',
    },
    caption: 'Immagini disegnate da Riflesso, con numeri di esempio.',
  },
  figures: [
    { value: '30 s', text: 'dalla foto alla formula' },
    { value: '30+', text: 'tecniche avanzate' },
    { value: '23', text: 'marchi professionali' },
    { value: '30 giorni', text: 'soddisfatti o rimborsati' },
  ],
  how: {
    eyebrow: 'Come funziona',
    title: 'Tre passi, una formula che si può pesare',
    steps: [
      {
        title: 'Fotografa il prima e il dopo',
        text: 'La foto della cliente e, se c’è, quella del risultato desiderato. Bastano la luce di una finestra e il telefono.',
      },
      {
        title: 'Riflesso misura',
        text: 'Livello con il suo margine di errore, riflesso, radici, lunghezze e punte, fondo di schiarimento. La luce della stanza viene corretta.',
      },
      {
        title: 'La formula, in fasi',
        text: 'Prodotto, grammi, volumi, rapporto di miscelazione e tempo di posa, con il perché di ogni scelta. Tutto resta nell’archivio della cliente.',
      },
    ],
  },
  closing: {
    title: 'La prossima cliente può essere la prima.',
    text: 'Tre analisi gratuite, senza carta di credito.',
    start: 'Inizia la Prova Gratuita',
  },
} as const
