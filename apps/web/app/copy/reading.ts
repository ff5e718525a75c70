/** Sentences of the reading on the photo and of its correction. What was measured comes in words from the consultation. */
export const readingCopy = {
  working: 'Lettura del colore in corso',
  again: 'Rilettura in corso',
  noHair: {
    title: 'Nessun capello riconosciuto',
    text: 'Li segni con un tratto oppure scelga una foto in cui si vedano bene.',
  },
  failed: {
    title: 'Anteprima della lettura non disponibile',
    text: 'La foto sarà misurata comunque con l’analisi.',
    retry: 'Riprova la lettura',
  },
  zones: 'Livelli per zona',
  scale: (level: string, from: string, to: string) =>
    `Scala dei livelli da 1 a 10: livello ${level}, compreso tra ${from} e ${to}`,
  hex: (hex: string) => `Colore medio ${hex}`,
  whiteTip: 'Un tocco su un asciugamano bianco la rende ancora più precisa.',
  fromPhoto: 'rilevata dalla foto',
  tools: {
    mask: 'Contorno',
    maskOf: (slot: string) => `Mostra il contorno dei capelli sulla foto ${slot}`,
    correct: 'Correggi',
    correctOf: (slot: string) => `Correggi la lettura della foto ${slot}`,
  },
  correction: {
    title: (slot: string) => `Correggi la lettura · ${slot}`,
    close: 'Chiudi la correzione',
    photo: (slot: string) => `Foto ${slot} da correggere`,
    tool: 'Strumento',
    tools: {
      hair: { name: 'È capello', how: 'Passi sui capelli che mancano: basta un tratto.' },
      'not-hair': { name: 'Non è capello', how: 'Passi su ciò che non è capello: pelle, abito, sfondo.' },
      whitePoint: {
        name: 'Bianco',
        how: 'Tocchi qualcosa di bianco nella stessa luce: un asciugamano, la mantella, un foglio.',
      },
      greyCard: {
        name: 'Cartoncino grigio',
        how: 'Tocchi il cartoncino grigio al 18% tenuto accanto ai capelli: corregge anche l’esposizione.',
      },
    },
    keysStroke: 'Da tastiera: frecce per muoversi, con Maiusc a passi lunghi; Invio per iniziare e finire il tratto.',
    keysPoint: 'Da tastiera: frecce per muoversi, con Maiusc a passi lunghi; Invio per indicare il punto.',
    penDown: 'Tratto iniziato',
    penUp: 'Tratto concluso',
    placed: 'Punto indicato',
    undo: 'Annulla ultimo',
    clear: 'Ricomincia',
    full: { title: 'Troppi tratti', text: 'Ne annulli qualcuno prima di aggiungerne altri.' },
    unusable: 'Quel punto non serve da riferimento: è bruciato, troppo scuro o colorato. Ne tocchi un altro.',
    done: 'Fatto',
  },
} as const
