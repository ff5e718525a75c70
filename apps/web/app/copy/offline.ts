/** Sentences of the installed app: offline, and when a new version is available. */
export const offlineCopy = {
  notice: 'Senza connessione: mostriamo le copie salvate su questo dispositivo.',
  retry: 'Riprova',
  update: {
    title: 'Nuova versione disponibile',
    text: 'Quanto è in archivio resta: la pagina si ricarica.',
    action: 'Aggiorna',
  },
} as const
