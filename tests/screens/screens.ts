import { analyseButton } from '../fixtures/analysis.ts'
import {
  analysed,
  archived,
  at,
  clientNamed,
  inTurn,
  press,
  printed,
  type Screen,
  search,
  sharedPicture,
  until,
  withPhotos,
} from './screen.ts'

/** A window as high as what stands in an overlay. */
const TALL = 3200

const tab = (name: string): Screen => ({ name: `profile-${name}`, as: 'salon', open: at(`/profile?tab=${name}`) })

/** Every screen, in the order in which people meet them. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'visitor', open: at('/') },
  {
    name: 'landing-try-out',
    as: 'visitor',
    open: inTurn(at('/'), press('Prova con una foto'), (page) => page.getByRole('dialog').waitFor()),
    whole: false,
  },
  { name: 'auth', as: 'visitor', open: at('/auth') },
  { name: 'auth-register', as: 'visitor', open: at('/auth?plan=pro&billing=yearly') },
  { name: 'auth-errors', as: 'visitor', open: inTurn(at('/register'), press('Inizia la Prova Gratuita')) },
  { name: 'privacy', as: 'visitor', open: at('/privacy') },
  { name: 'terms', as: 'visitor', open: at('/terms') },
  { name: 'cookie', as: 'visitor', open: at('/cookie') },
  { name: 'contact', as: 'visitor', open: at('/contact') },
  { name: 'supporto', as: 'visitor', open: at('/supporto') },
  { name: 'tutorial', as: 'visitor', open: at('/supporto/correggere-la-lettura') },
  { name: 'not-found', as: 'visitor', open: at('/nowhere') },

  { name: 'app-empty', as: 'newcomer', open: at('/app') },
  { name: 'clients-empty', as: 'newcomer', open: at('/clienti') },
  { name: 'detailed-empty', as: 'newcomer', open: at('/detailed-analyses') },
  { name: 'subscribe', as: 'newcomer', open: at('/subscribe') },
  {
    name: 'upgrade-dialog',
    as: 'newcomer',
    open: inTurn(at('/app?openUpgrade=true'), (page) => page.getByRole('dialog').waitFor()),
    height: 1400,
    whole: false,
  },
  { name: 'profile-trial', as: 'newcomer', open: at('/profile?tab=subscription') },

  { name: 'app', as: 'salon', open: at('/app') },
  { name: 'app-photos', as: 'salon', open: withPhotos },
  {
    name: 'app-details',
    as: 'salon',
    open: inTurn(at('/app'), (page) => page.getByText('Altri dettagli').click()),
  },
  {
    name: 'app-client-dialog',
    as: 'salon',
    open: inTurn(
      withPhotos,
      (page) => analyseButton(page).click(),
      (page) => page.getByRole('dialog').waitFor(),
    ),
    whole: false,
  },
  {
    name: 'app-correction',
    as: 'salon',
    open: inTurn(withPhotos, press('Correggi la lettura della foto Prima'), (page) =>
      page.getByRole('dialog').waitFor(),
    ),
    whole: false,
  },
  {
    name: 'app-samples',
    as: 'salon',
    open: inTurn(at('/app'), press('Prova con una foto di esempio'), until('Da castano a rame')),
    whole: false,
  },
  {
    name: 'app-search',
    as: 'salon',
    open: inTurn(at('/app'), press('Cerca Galleria'), search('rame'), (page) =>
      page
        .getByRole('button', { name: /^Usa come foto Dopo: / })
        .first()
        .waitFor({ timeout: 60_000 }),
    ),
    whole: false,
  },
  { name: 'result', as: 'salon', open: analysed },
  {
    name: 'result-why',
    as: 'salon',
    open: inTurn(analysed, async (page) => {
      for (const fold of await page.getByText('Perché e come').all()) await fold.click()
      const more = page.getByRole('button', { name: 'Leggi tutto' })
      while ((await more.count()) > 0) await more.first().click()
    }),
  },
  { name: 'detail', as: 'salon', open: archived, height: TALL, whole: false },
  { name: 'detail-window', as: 'salon', open: archived, whole: false },
  {
    name: 'bowl',
    as: 'salon',
    open: inTurn(archived, (page) => page.getByRole('link', { name: 'Modalità ciotola' }).click(), until(/^Fase 1 di/)),
    whole: false,
  },
  { name: 'print', as: 'salon', open: printed },
  { name: 'shared-picture', as: 'salon', open: sharedPicture },
  { name: 'detailed', as: 'salon', open: at('/detailed-analyses') },
  {
    name: 'detailed-whole',
    as: 'salon',
    open: inTurn(at('/detailed-analyses'), (page) => page.getByRole('switch').check(), until('Tutte le fasi')),
  },
  {
    name: 'detailed-dialog',
    as: 'salon',
    open: inTurn(at('/detailed-analyses'), press(/^Visualizza Analisi Completa/), until('Preparazione e Applicazione')),
    whole: false,
  },
  { name: 'clients', as: 'salon', open: at('/clienti') },
  { name: 'client', as: 'salon', open: (page) => clientNamed(page, 'Marchetti Chiara') },
  { name: 'client-allergic', as: 'salon', open: (page) => clientNamed(page, 'Longhi Beatrice') },
  ...['profile', 'subscription', 'password', 'reset', 'team', 'privacy'].map(tab),
  { name: 'subscription', as: 'salon', open: at('/subscription') },
  { name: 'stripe-setup', as: 'salon', open: at('/stripe-setup') },
  { name: 'modello-esterno', as: 'salon', open: at('/modello-esterno') },
]

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((one) => one.name === name)
  if (screen === undefined) throw new Error(`no screen is named ${name}`)
  return screen
}
