export const tubesCopy = {
  view: 'Con i miei tubi',
  waiting: 'Nei tubi appena la formula scelta è salvata: serve la connessione.',
  notKept: 'Questa analisi non conserva le risposte con cui fu fatta: nei tubi non si può rifare.',
  empty: {
    title: 'Il tuo scaffale è vuoto',
    text: 'Metti dentro i tuoi tubi e la formula si legge con i codici che hai in mano, con il costo al centesimo.',
    open: 'Apri lo scaffale',
  },
  match: { same: 'Gli stessi tubi', mix: 'Miscela dei tuoi', missing: 'Manca' },
  direction: {
    title: 'Una direzione, non grammi esatti',
    text: (lines: string) =>
      `Le quote sono quelle giuste, ma la scheda di ${lines} non è ancora verificata: confronta rapporto, tempi e volumi con il foglio della marca.`,
    sheet: 'Verifica sullo scaffale',
  },
  missing: {
    kept: 'Il resto c’è, con i suoi grammi:',
    nearest: 'La direzione più vicina con quello che hai:',
    expected: (shade: string) => `Con questi dovrebbe venire un ${shade}.`,
  },
  ratio: (ratio: string) => `rapporto ${ratio}`,
  minutes: (minutes: string) => `${minutes} minuti`,
  inHalfTubes: 'in mezzi tubi',
  halfTubes: 'Arrotonda a mezzi tubi',
  exactTubes: 'Torna ai grammi esatti',
  /** Of a bowl whose phase is not in the written formula. */
  bowl: (number: number) => `Ciotola ${number}`,
  bowlCost: (amount: string) => `Ciotola ${amount}`,
  atLeast: (amount: string) => `almeno ${amount}`,
  session: (number: number) => `${number}ª seduta`,
  cost: {
    title: 'Costo e prezzo',
    private:
      'Solo per il salone: non si stampa, non si condivide, la cliente non lo vede. I costi sono senza IVA, i prezzi con IVA 22 %.',
    only: 'Oggi',
    products: 'Prodotti',
    chair: 'In poltrona',
    price: 'Prezzo proposto',
    noRule: 'Scegli come fare il prezzo',
    next: 'Altre sedute',
    none: 'nessuna',
    year: 'Un anno',
    incomplete: '* Almeno: qualche prodotto manca o è senza prezzo.',
  },
  till: {
    send: 'Riga per la cassa',
    title: 'Fiche',
    extra: (grams: string) => `Prodotto in più: ${grams} g`,
    price: (whole: string, net: string) => `Prezzo: ${whole}, IVA 22 % compresa (imponibile ${net})`,
    copied: { title: 'Riga copiata' },
    failed: { title: 'Il browser non lascia copiare' },
  },
} as const
