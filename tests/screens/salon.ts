import type { Page } from '@playwright/test'
import { act, analyseButton, moreActions, photoField, renderedPhoto } from '../fixtures/analysis.ts'
import { answering, answeringAsEver, changed, never } from './answers.ts'
import { PACT_DRAFT } from './pact.ts'
import {
  analysed,
  archived,
  at,
  clientNamed,
  closed,
  dialog,
  press,
  printed,
  ringChosen,
  ringTapped,
  type Screen,
  search,
  sequence,
  sharedPicture,
  until,
  type Walk,
  withPhotos,
} from './screen.ts'
import { toTheEnd, withReport, withShelf } from './shelf.ts'

/** Viewport height that shows a whole overlay. */
const TALL = 3200

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

/** A pact of the opened analysis. */
const WITH_PACT = changed((text) => JSON.stringify({ ...JSON.parse(text), pacts: [PACT_DRAFT] }))

const tab = (name: string): Screen => ({ name: `profile-${name}`, open: at(`/profile?tab=${name}`) })

/** Expands every collapsed section of a result. */
async function unfolded(page: Page): Promise<void> {
  for (const fold of await page.locator('summary:visible').all()) await fold.click()
  const more = page.getByRole('button', { name: 'Leggi tutto' })
  while ((await more.count()) > 0) await more.first().click()
  // The bottom bar covers scrolled content; at the top nothing is half hidden.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

export async function chosenForGood(page: Page): Promise<void> {
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
}

/** Opens the bowl of the analysis that is shown. */
export const openBowl = sequence(
  (page) => page.getByRole('link', { name: 'Modalità ciotola' }).click(),
  until(/^Fase 1 di/),
)

/** The screens of a salon with data. */
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
      {
        name: 'tubes-empty',
        open: sequence(archived, press('Nei tuoi tubi'), until('Il tuo scaffale è vuoto')),
        whole: false,
      },
      {
        name: 'tubes',
        height: TALL,
        open: sequence(withShelf, archived, press('Nei tuoi tubi'), until('Costo e prezzo')),
      },
    ],
  },
  {
    as: 'salon',
    steps: [
      {
        name: 'weighing',
        open: sequence(withShelf, archived, openBowl, press('Pesa dal tuo scaffale'), dialog),
        whole: false,
      },
      {
        name: 'close-service',
        open: sequence(press('Come da formula'), press('Fatto'), toTheEnd, until('Quello che hai pesato')),
        whole: false,
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
      { name: 'app-photos', open: withPhotos },
      { name: 'app-details', open: (page) => page.getByText('Altri dettagli').click() },
      {
        name: 'app-correction',
        open: sequence(press('Correggi la lettura della foto Prima'), dialog),
        whole: false,
      },
      {
        name: 'app-client-dialog',
        open: sequence(closed, chosenForGood, (page) => analyseButton(page).click(), dialog),
        whole: false,
      },
      {
        name: 'app-client-new',
        open: (page) => page.getByRole('dialog').getByText('Nuovo cliente').click(),
        whole: false,
      },
      {
        name: 'app-progress',
        open: sequence(
          closed,
          answering('**/api/analyze-color', never),
          (page) => analyseButton(page).click(),
          (page) => page.getByLabel('Procedi senza salvare il cliente').check(),
          press('Avvia l’analisi'),
          until('Analisi in corso'),
        ),
        whole: false,
      },
      { name: 'result', open: sequence(answeringAsEver, press('Annulla'), until('Analisi annullata'), analysed) },
      { name: 'result-why', open: unfolded },
      { name: 'result-reading', open: (page) => page.getByRole('tab', { name: 'Lettura' }).click() },
      { name: 'result-actions', open: (page) => moreActions(page).click(), whole: false },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'detail', open: archived, height: TALL, whole: false },
      { name: 'detail-window', open: async () => undefined, whole: false, isPictureOnly: true },
      {
        name: 'detail-delete',
        open: sequence((page) => act(page, 'Elimina'), until('Eliminare l’analisi?')),
        whole: false,
      },
      {
        name: 'bowl',
        open: sequence(
          press('Annulla'),
          (page) => page.getByRole('dialog', { name: 'Altre azioni' }).getByRole('button', { name: 'Chiudi' }).click(),
          openBowl,
        ),
        whole: false,
      },
      {
        name: 'colour-memory',
        open: sequence(
          archived,
          (page) => page.getByRole('tab', { name: 'Lettura' }).click(),
          (page) => page.getByRole('link', { name: 'Formule che hanno dato questo colore' }).click(),
          until(/formul[ae] trovat|Nessun colore simile/),
        ),
        whole: false,
      },
      {
        name: 'colour-memory-scale',
        open: sequence(press('Scegli un altro colore'), until('Altezza di tono')),
        whole: false,
      },
      { name: 'detailed', open: at('/detailed-analyses') },
      {
        name: 'detailed-whole',
        open: sequence((page) => page.getByRole('switch').check(), until('Tutte le fasi')),
      },
      {
        name: 'detailed-dialog',
        open: sequence(press(/^Visualizza Analisi Completa/), until('Preparazione e Applicazione')),
        whole: false,
      },
    ],
  },
  {
    // Separate from the others: its running clock is shown on every page.
    as: 'salon',
    steps: [
      {
        name: 'mid-service',
        open: sequence(archived, openBowl, press('Avvia'), press('Com’è adesso?'), until('A che livello è?')),
        whole: false,
      },
    ],
  },
  {
    as: 'salon',
    steps: [
      {
        name: 'outcome',
        open: sequence(archived, press('Registra l’esito'), (page) =>
          page.getByRole('dialog', { name: 'Com’è andata?' }).waitFor(),
        ),
        whole: false,
      },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'pact-new', open: sequence(archived, press('Prepara il patto'), dialog), whole: false },
      {
        name: 'pact-draft',
        open: sequence(
          answering('**/api/analysis/*/pacts', WITH_PACT),
          archived,
          press('Apri il patto'),
          until('La firma della cliente'),
        ),
        height: TALL,
        whole: false,
      },
    ],
  },
  { as: 'salon', steps: [{ name: 'print', open: printed, isPictureOnly: true }] },
  { as: 'salon', steps: [{ name: 'shared-picture', open: sharedPicture, isPictureOnly: true }] },
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
