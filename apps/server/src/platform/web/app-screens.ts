/**
 * Addresses of the web app's screens. Anything else that is neither a pre-rendered page nor a file answers 404 with the
 * app's own not-found screen.
 */
const SCREENS: readonly string[] = [
  '/auth',
  '/register',
  '/login',
  '/app',
  '/dashboard',
  '/detailed-analyses',
  '/scaffale',
  '/scaffale/mese',
  '/profile',
  '/clienti',
  '/invito',
  '/ripristino',
  '/patto',
  '/subscribe',
  '/subscription',
  '/stripe-setup',
  '/modello-esterno',
]

/** The same for paths with an id. */
const CLIENT_CARD = /^\/clienti\/[^/]+$/

export const isAppScreen = (address: string): boolean => SCREENS.includes(address) || CLIENT_CARD.test(address)
