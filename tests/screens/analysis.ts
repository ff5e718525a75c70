import type { Page } from '@playwright/test'
import { act, moreActions, openClientDialog } from '../fixtures/analysis.ts'
import { type Answer, answering, answeringAsEver, changed, never } from './answers.ts'
import { pactDraft } from './pact.ts'
import {
  analysed,
  archived,
  archivedOf,
  at,
  closed,
  dialog,
  press,
  printed,
  sequence,
  sharedPicture,
  topClosed,
  until,
  type Walk,
  withFurtherPhoto,
  withPhotos,
} from './screen.ts'
import { toTheEnd, withShelf } from './shelf.ts'

/** Viewport height that shows a whole overlay. */
const TALL = 3200

/** A pact of the opened analysis. */
const withPact: Answer = (route) => {
  const draft = pactDraft(
    route
      .request()
      .url()
      .replace(/\/pacts$/, ''),
  )
  return changed((text) => JSON.stringify({ ...JSON.parse(text), pacts: [draft] }))(route)
}

/** Expands every collapsed section of a result. */
async function unfolded(page: Page): Promise<void> {
  for (const fold of await page.locator('summary:visible').all()) await fold.click()
  const more = page.getByRole('button', { name: 'Leggi tutto' })
  while ((await more.count()) > 0) await more.first().click()
  // The bottom bar covers scrolled content; at the top nothing is half hidden.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

export async function requiredAnswersChosen(page: Page): Promise<void> {
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
}

/** Confirms the patch test where the card has no valid one, or that nothing has changed since. */
async function pastPatchTest(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: /^(?:Il test è negativo|Niente è cambiato), procedi$/ })
  await confirm
    .or(page.getByText(/^Fase 1 di/))
    .first()
    .waitFor()
  if (await confirm.isVisible()) await confirm.click()
}

/** Opens the bowl of the analysis that is shown. */
export const openBowl = sequence(
  // By keyboard: a tap where a dialog has just closed is ignored.
  (page) => page.getByRole('link', { name: 'Modalità ciotola' }).press('Enter'),
  pastPatchTest,
  until(/^Fase 1 di/),
)

/** A new analysis, and an archived one: result, tubes, outcome, pact, service, print. */
export const ANALYSIS_WALKS: readonly Walk[] = [
  {
    as: 'salon',
    steps: [
      {
        name: 'tubes-empty',
        // Her analysis has no outcome yet.
        open: sequence(
          archivedOf('De Angelis', 'Francesca'),
          press('Con i miei tubi'),
          until('Il tuo scaffale è vuoto'),
        ),
        whole: false,
      },
      {
        name: 'outcome',
        open: sequence(press('Registra l’esito'), (page) =>
          page.getByRole('dialog', { name: 'Com’è andata?' }).waitFor(),
        ),
        whole: false,
      },
      { name: 'pact-new', open: sequence(topClosed, press('Prepara il patto'), dialog), whole: false },
      {
        name: 'tubes',
        height: TALL,
        open: sequence(
          withShelf,
          answering('**/api/analysis/*/pacts', withPact),
          archived,
          press('Con i miei tubi'),
          until('Costo e prezzo'),
        ),
      },
      {
        name: 'pact-draft',
        open: sequence(press('Apri il patto'), until('La firma della cliente')),
        height: TALL,
        whole: false,
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
    // Separate from the others: its running clock is shown on every page.
    as: 'salon',
    steps: [
      {
        name: 'mid-service',
        // A session with a bowl of colour: a treatment has nothing to check.
        open: sequence(
          archivedOf('Rossetti', 'Elena'),
          openBowl,
          press('Avvia'),
          press('Com’è adesso?'),
          until('A che livello è?'),
        ),
        whole: false,
      },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'app-photos', open: withPhotos },
      { name: 'app-further-photo', open: withFurtherPhoto },
      {
        name: 'app-details',
        open: sequence(press('Togli la foto 2 · Prima'), (page) => page.getByText('Altri dettagli').click()),
      },
      {
        name: 'app-correction',
        open: sequence(press('Strumenti della foto Prima'), press('Correggi la lettura della foto Prima'), dialog),
        whole: false,
      },
      {
        name: 'app-client-dialog',
        open: sequence(closed, requiredAnswersChosen, openClientDialog, dialog),
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
          answering('**/api/analyze-color*', never),
          openClientDialog,
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
      { name: 'archive', open: at('/archivio?colore=8') },
      { name: 'archive-none', open: at('/archivio?nome=zzz') },
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
  { as: 'salon', steps: [{ name: 'print', open: printed, isPictureOnly: true }] },
  { as: 'salon', steps: [{ name: 'shared-picture', open: sharedPicture, isPictureOnly: true }] },
]
