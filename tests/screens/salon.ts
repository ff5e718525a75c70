import type { Page } from '@playwright/test'
import { answering } from './answers.ts'
import { at, clientNamed, closed, dialog, press, type Screen, search, sequence, until, type Walk } from './screen.ts'
import { withShelf } from './shelf.ts'

const tabOf =
  (page: 'profile' | 'salone') =>
  (name: string): Screen => ({ name: `${page}-${name}`, open: at(`/${page}?tab=${name}`) })

/** What a client answered before a visit: the demonstration salon has none, and its data is shared. */
const withPrevisit = answering(/\/previsits$/, (route) =>
  route.fulfill({
    json: {
      linkExpiresAt: '2036-03-16T10:00:00.000Z',
      previsits: [
        {
          id: '01920000-0000-7000-8000-0000000000ab',
          answeredAt: '2026-03-02T10:00:00.000Z',
          isNew: true,
          answers: {
            ...{ hairType: 'colorati', homeDye: true, henna: 'no', monthsSinceColour: 1, monthsSinceBleach: 14 },
            ...{ birthDate: '1990-05-01', isSixteen: true, wish: 'Un rame caldo, senza tornare scura.' },
          },
          health: { allergy: false, allergyNotes: 'Nichel', scalp: 'sensibile' },
          signature: { version: '2026-11', photos: true, health: true, name: 'Chiara Marchetti' },
          photos: [],
          author: null,
        },
      ],
    },
  }),
)

const follow = (name: string) => (page: Page) => page.getByRole('link', { name }).click()

/** The other screens of a salon with data. */
export const SALON_WALKS: readonly Walk[] = [
  {
    as: 'salon',
    steps: [
      { name: 'app', open: at('/app') },
      { name: 'plan-dialog', open: sequence(press(/rimaste/), dialog), whole: false },
      {
        name: 'app-samples',
        open: sequence(closed, press('Prova con una foto di esempio'), until('Da castano a rame')),
        whole: false,
      },
      { name: 'app-search-empty', open: sequence(closed, press('Cerca Galleria'), dialog), whole: false },
      { name: 'app-search-none', open: sequence(search('automobile'), until(/^Nessuna immagine/)), whole: false },
      {
        name: 'app-search',
        open: sequence(search('rame'), (page) =>
          page
            .getByRole('button', { name: /^Usa come foto Dopo: / })
            .first()
            .waitFor({ timeout: 60_000 }),
        ),
        whole: false,
      },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'shelf-empty', open: at('/scaffale') },
      {
        name: 'shelf',
        open: sequence(withShelf, at('/scaffale'), until('7/43')),
      },
      { name: 'shelf-product', open: sequence(press('7/43'), dialog), whole: false },
      { name: 'shelf-line', open: sequence(closed, press('Scheda di Crema'), dialog), whole: false },
      { name: 'shelf-import', open: sequence(closed, press('Incolla una lista'), dialog), whole: false },
      { name: 'shelf-delivery', open: sequence(closed, press('Arrivo merce'), dialog), whole: false },
      { name: 'shelf-orders', open: sequence(closed, press(/^Da ordinare/), dialog), whole: false },
      { name: 'shelf-month', open: sequence(closed, press('Il mese'), dialog), whole: false },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'clients', open: at('/clienti') },
      { name: 'client-new', open: sequence(press('Nuovo cliente'), dialog), whole: false },
      { name: 'client-import', open: sequence(closed, press('Importa CSV'), dialog), whole: false },
      { name: 'client-duplicates', open: sequence(closed, press('Trova doppioni'), dialog), whole: false },
      { name: 'client', open: sequence(closed, (page) => clientNamed(page, 'Marchetti Chiara')) },
      { name: 'client-dates', open: sequence(press('Date nel calendario'), dialog), whole: false },
      {
        name: 'client-paper-card',
        open: sequence(closed, press('Aggiungi una scheda di carta'), dialog),
        whole: false,
      },
      {
        name: 'own-formula',
        open: sequence(closed, follow('La mia formula'), until('Scrivila come sulla scheda')),
      },
      {
        name: 'formula-again',
        open: sequence(
          (page) => clientNamed(page, 'Marchetti Chiara'),
          follow('Ripeti l’ultima, ma…'),
          until('Dovrebbe venire'),
        ),
      },
      { name: 'client-again', open: (page) => clientNamed(page, 'Marchetti Chiara') },
      { name: 'client-edit', open: sequence(closed, press('Modifica'), dialog), whole: false },
      {
        name: 'client-previsit',
        open: sequence(closed, withPrevisit, (page) => clientNamed(page, 'Marchetti Chiara'), until('Ho letto')),
      },
      { name: 'client-allergic', open: sequence(closed, (page) => clientNamed(page, 'Longhi Beatrice')) },
      { name: 'client-test', open: sequence(press('Registra un test'), dialog), whole: false },
    ],
  },
  {
    as: 'salon',
    steps: [
      ...['profile', 'subscription', 'password', 'reset'].map(tabOf('profile')),
      ...['work', 'team', 'learning', 'privacy', 'security'].map(tabOf('salone')),
      { name: 'subscription', open: at('/subscription') },
      { name: 'stripe-setup', open: at('/stripe-setup') },
      { name: 'modello-esterno', open: at('/modello-esterno') },
    ],
  },
]
