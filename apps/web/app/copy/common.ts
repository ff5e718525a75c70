/** Sentences shared by several screens. */
export const commonCopy = {
  whatIf: 'E se…?',
  product: 'Riflesso',
  tagline: 'Analisi Professionale Colore Capelli',
  socialPicture: 'Riflesso: dalla foto alla formula, al grammo. Una chioma prima e dopo il colore.',
  loading: 'Caricamento...',
  close: 'Chiudi',
  moreActions: 'Altre azioni',
  loadFailed: 'Questi dati non si caricano',
  showPassword: 'Mostra password',
  hidePassword: 'Nascondi password',
  cancel: 'Annulla',
  retry: 'Riprova',
  offline: 'Il server non risponde. Controlla la connessione e riprova: qui non va perso nulla.',
  unavailable: 'Pagina non disponibile',
  unexpected: 'Qualcosa non ha funzionato. Riprova tra qualche istante.',
  unknownError: 'Errore sconosciuto',
  httpError: (status: number) => `Errore HTTP ${status}`,
  brokenPage: {
    title: 'Questa pagina si è fermata',
    text: 'Qualcosa non ha funzionato. Ricarica la pagina: quanto è già in archivio è al sicuro.',
    reload: 'Ricarica la pagina',
  },
  footer: { copyright: (year: number) => `© 2024–${year} Riflesso` },
  /** Credit of a picture found on the web. */
  credit: { web: 'Dal web', by: (author: string) => `di ${author}`, page: 'Pagina della foto' },
} as const
