/** Sentences of the header and the footer of the app. */
export const shellCopy = {
  nav: { label: 'Pagine', app: 'Analisi', clients: 'Clienti' },
  logout: 'Esci',
  profileMobile: 'Profilo',
  subscribe: 'Abbonati',
  subscribeMobile: 'Pro',
  plans: { trial: 'Trial', basic: 'Basic', pro: 'Pro' },
  unlimited: 'illimitate',
  remaining: (count: number) => (count === 1 ? '1 rimasta' : `${count} rimaste`),
  planDialog: {
    title: 'Il Tuo Piano Attuale',
    subscription: 'Abbonamento',
    status: 'Attivo',
    since: 'Attivo dal',
    until: 'Prossimo rinnovo il',
    ends: 'Scade il',
    upgrade: 'Upgrade a PRO',
    manage: 'Gestisci abbonamento',
    analyses: 'Analisi',
    used: 'Usate in questo periodo',
    left: 'Rimaste',
    few: 'Le analisi di questo periodo stanno per finire.',
  },
  footer: {
    support: { title: 'Supporto', items: ['Centro Assistenza', 'Tutorial', 'Contattaci'] },
    legal: { title: 'Legal', items: ['Privacy Policy', 'Termini di Servizio', 'Cookie Policy'] },
  },
} as const
