export const clientsCopy = {
  title: 'Informazioni Cliente',
  intro: 'Di chi sono questi capelli?',
  last: {
    label: 'Ultime clienti',
    nobody: 'Senza cliente',
    nobodyHint: 'La formula resta in archivio senza nome.',
  },
  hair: {
    type: 'Che capelli sono?',
    condition: 'In che stato?',
    unknown: 'Non so',
    assumed: (hair: string) => `Allora vale per ${hair}.`,
    lastTime: (hair: string) => `Come l’ultima volta: ${hair}`,
    told: (hair: string) => `Come ha risposto lei: ${hair}`,
  },
  modeLabel: 'Come procedere',
  modes: { search: 'Cliente esistente', create: 'Nuovo cliente' },
  search: {
    label: 'Cerca cliente',
    placeholder: 'Nome o cognome',
    hint: '',
    searching: 'Ricerca in corso...',
    none: (term: string) => `Nessun cliente trovato per "${term}"`,
    createThis: 'Crea un nuovo cliente',
    failed: 'Ricerca non riuscita. Controlla la connessione e riprova.',
    results: 'Clienti trovati',
    resultCount: (count: number) => (count === 1 ? '1 cliente trovato' : `${count} clienti trovati`),
    selected: 'Cliente scelto',
    change: 'Cambia cliente',
  },
  create: {
    firstName: 'Nome',
    lastName: 'Cognome',
  },
  sameName: {
    text: (name: string, phone: string | null) =>
      `C’è già una scheda di ${name}${phone === null ? '' : ` (${phone})`}. È la stessa persona?`,
    use: 'Usa questa scheda',
    open: 'Apri la scheda',
  },
  photoConsent: {
    label: 'La persona acconsente a conservare le foto nella scheda',
    hint: 'Senza il consenso le foto servono solo per questa analisi e non restano in archivio.',
  },
  skip: 'Procedi senza salvare il cliente',
  confirm: 'Avvia l’analisi',
  confirming: 'Salvataggio...',
  cancel: 'Annulla',
  toasts: {
    saved: { title: 'Cliente salvato', text: (name: string) => `${name} è nell’archivio del salone.` },
    failed: { title: 'Errore salvataggio cliente', text: 'Cliente non salvato, ma analisi procederà' },
  },
} as const
