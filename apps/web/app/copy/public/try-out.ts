export const tryOutCopy = {
  title: 'Prova con una foto',
  lead: 'La foto viene misurata qui, nel tuo browser: non viene caricata da nessuna parte.',
  own: 'Scegli una foto',
  orSample: 'Oppure prova con un esempio',
  samples: { loading: 'Caricamento degli esempi', failed: 'Gli esempi non si caricano' },
  photo: 'La foto misurata, con il contorno dei capelli',
  working: 'Lettura del colore in corso',
  unreadable: {
    title: 'Questo browser non riesce ad aprire la foto',
    text: 'Prova con una foto JPG o PNG.',
  },
  noHair: {
    title: 'Non trovo i capelli',
    text: 'Prova con una foto più vicina e ben illuminata.',
  },
  failed: { title: 'La lettura non è riuscita', text: 'Controlla la connessione e riprova.' },
  another: 'Altra foto',
  next: 'Ora la formula: grammi, volumi e minuti. Le prime 3 analisi sono gratuite.',
  start: 'Inizia la Prova Gratuita',
} as const
