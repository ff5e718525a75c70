/** All paths of the web app. */
export const paths = {
  landing: '/',
  auth: '/auth',
  /** The auth screen on the tab 'Registrati'. */
  authRegister: '/auth?tab=register',
  register: '/register',
  /** The auth screen with a preselected plan. */
  authPlan: (plan: string, billing: string) => `/auth?plan=${plan}&billing=${billing}`,
  login: '/login',
  privacy: '/privacy',
  terms: '/terms',
  cookie: '/cookie',
  contact: '/contact',
  support: '/supporto',
  /** Accuracy of the readings. */
  accuracy: '/accuratezza',
  /** The tutorials of the help centre. */
  tutorials: '/supporto#tutorial',
  tutorial: (id: string) => `/supporto/${id}`,
  /** The data-processing agreement, part of the terms. */
  dpa: '/terms#trattamento-dei-dati',
  app: '/app',
  /** The app; without a session it redirects to the registration instead of the sign-in. */
  appOrRegister: '/app?tab=register',
  /** The app, with the client of the next analysis. */
  analysisFor: (clientId: string) => `/app?cliente=${clientId}`,
  /** The result of an analysis. */
  analysis: (id: string) => `/analisi/${id}`,
  /** The same with the question about its outcome. */
  outcomeOf: (id: string) => `/analisi/${id}?esito=all`,
  dashboard: '/dashboard',
  archive: '/archivio',
  /** The archive with the details of every analysis. */
  detailedAnalyses: '/detailed-analyses',
  clients: '/clienti',
  client: (id: string) => `/clienti/${id}`,
  /** Allergies and patch tests on the card of a client. */
  clientHealth: (id: string) => `/clienti/${id}#card-health`,
  /** The salon's own products. */
  shelf: '/scaffale',
  profile: '/profile',
  subscribe: '/subscribe',
  subscription: '/subscription',
  stripeSetup: '/stripe-setup',
  /** Usage and cost of the external model: operator only, like the one above. */
  modelUse: '/modello-esterno',
  /** Return URL of the payment provider. */
  paid: '/dashboard?subscription=success',
  /** Profile tab with the plan, the invoices and the billing data. */
  profileSubscription: '/profile?tab=subscription',
  /** What the salon sets: brand, prices, team, data. */
  salon: '/salone',
  /** The second factor of the sign-in. */
  salonSecurity: '/salone?tab=security',
  /** The rule of the salon's prices. */
  salonPrices: '/salone#prezzi',
  /** Profile tab of the password reset. */
  profileReset: '/profile?tab=reset',
} as const
