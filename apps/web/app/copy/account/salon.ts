/** Sentences of the page of the salon. */
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
} as const
