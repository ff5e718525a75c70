import { photoField, renderedPhoto } from '../fixtures/analysis.ts'
import { answering, answeringAsEver, changed } from './answers.ts'
import {
  at,
  clientNamed,
  closed,
  dialog,
  press,
  ringChosen,
  ringTapped,
  type Screen,
  search,
  sequence,
  until,
  type Walk,
} from './screen.ts'
import { withReport, withShelf } from './shelf.ts'

/** Guesses that get better. */
const WITH_GUESSES = changed((text) =>
  JSON.stringify({
    ...JSON.parse(text),
    guesses: [0, 1, 2, 3, 4, 5].map((place) => ({
      guess: { level: 6, family: 'copper', volume: 20 },
      answer: { level: 6.2, levelError: 0.4, family: place < 2 ? 'red' : 'copper', volume: place < 4 ? 30 : 20 },
      comparison: {
        levelsOff: 0,
        isFamilyRight: place >= 2,
        isVolumeRight: place >= 4,
        score: place < 2 ? 33 : place < 4 ? 67 : 100,
      },
      guessedAt: `2026-03-0${place + 1}T10:00:00.000Z`,
    })),
  }),
)

/** The same, with the question for a guess turned on. */
const ASKING = changed((text) => JSON.stringify({ ...JSON.parse(text), isOn: true }))

const tab = (name: string): Screen => ({ name: `profile-${name}`, open: at(`/profile?tab=${name}`) })

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
      { name: 'shelf-delivery', open: sequence(closed, press('Bolla'), dialog), whole: false },
      { name: 'shelf-orders', open: sequence(closed, press(/^Da ordinare/), dialog), whole: false },
      { name: 'month-empty', open: at('/scaffale/mese') },
      {
        name: 'month',
        open: sequence(withReport, at('/scaffale/mese'), until('Per linea')),
      },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'guesses-empty', open: at('/prima-tu') },
      {
        name: 'guesses',
        open: sequence(answering('**/api/guesses', WITH_GUESSES), at('/prima-tu')),
      },
      {
        name: 'app-guess',
        open: sequence(
          answeringAsEver,
          answering('**/api/guesses', ASKING),
          at('/app'),
          async (page) => photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request)),
          until('Prima tu: che cosa vedi?'),
        ),
      },
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
      { name: 'client-edit', open: sequence(closed, press('Modifica'), dialog), whole: false },
      { name: 'client-allergic', open: sequence(closed, (page) => clientNamed(page, 'Longhi Beatrice')) },
      { name: 'client-test', open: sequence(press('Registra un test'), dialog), whole: false },
    ],
  },
  {
    as: 'salon',
    steps: [
      ...['profile', 'subscription', 'password', 'reset', 'team', 'learning', 'privacy'].map(tab),
      { name: 'subscription', open: at('/subscription') },
      { name: 'stripe-setup', open: at('/stripe-setup') },
      { name: 'modello-esterno', open: at('/modello-esterno') },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'calibration', open: at('/taratura') },
      { name: 'calibration-marks', open: sequence(ringChosen, dialog), whole: false },
      { name: 'calibration-form', open: sequence(ringTapped, press('Fatto'), closed) },
    ],
  },
]
