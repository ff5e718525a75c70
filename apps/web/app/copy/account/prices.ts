export const pricesCopy = {
  title: 'Come fai il prezzo',
  lead: 'La formula nei tuoi tubi propone un prezzo con questa regola. Lo vede solo il salone. I costi sono senza IVA, il prezzo la comprende: al tempo si aggiunge il 22 %, il fattore la contiene già.',
  rule: 'Regola',
  kinds: {
    none: 'Nessun prezzo proposto',
    factor: 'Prodotti per un fattore',
    time: 'Prodotti più il tempo in poltrona',
    fixed: 'Prezzo fisso',
  },
  factor: 'Fattore',
  fixed: 'Prezzo del servizio (€, IVA compresa)',
  hour: 'Un’ora in poltrona (€, senza IVA)',
  hourHint: 'Per il costo del tempo, con qualunque regola.',
  wrong: {
    factor: 'Un numero da 1 a 100',
    fixed: 'Un prezzo come 65,00',
    hour: 'Un importo come 40,00',
  },
  save: 'Salva',
  saving: 'Salvataggio...',
  saved: { title: 'Regola salvata' },
  failed: 'Regola non salvata',
} as const
