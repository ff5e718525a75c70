/** Every address of the web app. */
export const paths = {
  landing: '/',
  auth: '/auth',
  /** The auth screen with 'Registrati' open. */
  authRegister: '/auth?tab=register',
  register: '/register',
  /** The auth screen with a plan that was chosen before. */
  authPlan: (plan: string, billing: string) => `/auth?plan=${plan}&billing=${billing}`,
  login: '/login',
  privacy: '/privacy',
  terms: '/terms',
  cookie: '/cookie',
  contact: '/contact',
  support: '/supporto',
  /** The list of tutorials in the help centre. */
  tutorials: '/supporto#tutorial',
  tutorial: (id: string) => `/supporto/${id}`,
  /** The agreement on data processing, which is part of the terms. */
  dpa: '/terms#trattamento-dei-dati',
  app: '/app',
  /** The app; who has no session is sent to the registration instead of the sign-in. */
  appOrRegister: '/app?tab=register',
  /** The app, with the client that the next analysis is for. */
  analysisFor: (clientId: string) => `/app?cliente=${clientId}`,
  dashboard: '/dashboard',
  detailedAnalyses: '/detailed-analyses',
  clients: '/clienti',
  client: (id: string) => `/clienti/${id}`,
  profile: '/profile',
  subscribe: '/subscribe',
  subscription: '/subscription',
  stripeSetup: '/stripe-setup',
  /** What the outside model was asked and cost: for the operator, as the one above. */
  modelUse: '/modello-esterno',
  /** Where the payment provider sends people back to. */
  paid: '/dashboard?subscription=success',
  /** The tab of the profile with the password and the second step. */
  profilePassword: '/profile?tab=password',
  /** The tab of the profile that sets a forgotten password anew. */
  profileReset: '/profile?tab=reset',
} as const
