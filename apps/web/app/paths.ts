export const paths = {
  landing: '/',
  auth: '/auth',
  authRegister: '/auth?tab=register',
  register: '/register',
  authPlan: (plan: string, billing: string) => `/auth?plan=${plan}&billing=${billing}`,
  login: '/login',
  privacy: '/privacy',
  terms: '/terms',
  cookie: '/cookie',
  contact: '/contact',
  support: '/supporto',
  accuracy: '/accuratezza',
  tutorials: '/supporto#tutorial',
  tutorial: (id: string) => `/supporto/${id}`,
  /** The data-processing agreement, part of the terms. */
  dpa: '/terms#trattamento-dei-dati',
  app: '/app',
  /** The app; without a session it redirects to the registration instead of the sign-in. */
  appOrRegister: '/app?tab=register',
  analysisFor: (clientId: string) => `/app?cliente=${clientId}`,
  analysis: (id: string) => `/analisi/${id}`,
  /** The same with the question about its outcome. */
  outcomeOf: (id: string) => `/analisi/${id}?esito=all`,
  dashboard: '/dashboard',
  archive: '/archivio',
  detailedAnalyses: '/detailed-analyses',
  clients: '/clienti',
  client: (id: string) => `/clienti/${id}`,
  clientHealth: (id: string) => `/clienti/${id}#card-health`,
  ownFormula: (clientId: string) => `/clienti/${clientId}/formula`,
  /** Begins with the last formula. */
  repeatFormula: (clientId: string) => `/clienti/${clientId}/formula?ultima`,
  shelf: '/scaffale',
  profile: '/profile',
  subscribe: '/subscribe',
  subscription: '/subscription',
  stripeSetup: '/stripe-setup',
  /** Usage and cost of the external model: operator only, like the one above. */
  modelUse: '/modello-esterno',
  /** Return URL of the payment provider. */
  paid: '/dashboard?subscription=success',
  profileSubscription: '/profile?tab=subscription',
  /** What the salon sets: brand, prices, team, data. */
  salon: '/salone',
  salonSecurity: '/salone?tab=security',
  salonPrices: '/salone#prezzi',
  profileReset: '/profile?tab=reset',
} as const
