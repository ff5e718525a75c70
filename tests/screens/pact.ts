/** A draft about the analysis with this address: the demonstration salon has none, and its data is shared. */
export const pactDraft = (analysis: string) => ({
  id: '01920000-0000-7000-8000-0000000000aa',
  version: 1,
  madeAt: '2026-03-02T10:00:00.000Z',
  pictures: [{ id: 'prima', address: `${analysis}/photo/prima` }],
  signature: null,
  isSuperseded: false,
  isPlanChanged: false,
  linkExpiresAt: null,
  content: {
    salonName: 'Salone Dimostrativo',
    clientName: 'Chiara Marchetti',
    analysedAt: '2026-03-02T10:00:00.000Z',
    option: 'equilibrata',
    start: { name: 'Castano chiaro naturale', level: 'Livello 4,8', hex: '#5b4130' },
    result: { name: 'Biondo scuro rame', level: 'Livello 6', hex: '#8a4a24' },
    sections: [
      { id: 'today', title: 'Che cosa si raggiunge oggi', lines: ['Biondo scuro rame, livello 6.'] },
      {
        id: 'not-today',
        title: 'Che cosa oggi non si raggiunge',
        lines: ['Il colore può scostarsi di mezzo livello: nessuna foto mostra tutta la storia dei capelli.'],
      },
      { id: 'sessions', title: 'Le sedute', lines: ['Una seduta, circa 2 h 25 min.'] },
      { id: 'wash', title: 'Come lavare i capelli', lines: ['Primo lavaggio non prima di 72 ore.'] },
    ],
    appointments: [{ kind: 'regrowth', weeks: [4, 6] }],
    priceCents: 12050,
    note: 'Taglio compreso',
    declaration: 'Ho letto questo patto.',
  },
})
