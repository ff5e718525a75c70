export const salonCopy = {
  page: 'Salone',
  dashboard: 'Analisi',
  tabsLabel: 'Sezioni del salone',
  tabs: {
    work: 'Marca e prezzi',
    team: 'Team',
    learning: 'Che cosa ha imparato',
    privacy: 'Privacy e dati',
    security: 'Accesso',
  },
  tools: {
    title: 'Strumenti in più',
    lead: 'Lo scaffale pesa e costa le formule nei tuoi tubi, il patto mette per iscritto colore e prezzo, l’apprendimento corregge i piani con i tuoi esiti. Quello che hai già usato resta comunque in vista.',
    label: 'Mostra scaffale, patto e apprendimento',
    saved: { title: 'Scelta salvata' },
  },
  everyUse: {
    title: 'Test prima del colore',
    lead: 'Dopo un test negativo bastano tre domande prima di ogni colore, per un anno. L’industria consiglia invece un test, 48 ore prima, ogni volta.',
    label: 'Chiedi un test prima di ogni colore',
    saved: { title: 'Scelta salvata' },
  },
} as const
