import type { Page } from '@playwright/test'
import { openingButton, recentCards } from '../fixtures/analysis.ts'
import { answering, answeringAsEver, changed, failing, never, refusing } from './answers.ts'
import { archived, at, dialog, press, search, sequence, until, type Walk } from './screen.ts'

/** A text of over fifty characters without a line-break opportunity. */
const FIRST_NAME = 'Mariantoniettagiuseppinaimmacolatarosariadellagrazia'
const LAST_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'

const withLongNames = answering(
  /\/api\/(user|clients|client|analysis|recent-analyses)/,
  changed((text) =>
    text
      .replaceAll(/"(clientFirstName|firstName)":"[^"]+"/g, `"$1":"${FIRST_NAME}"`)
      .replaceAll(/"(clientLastName|lastName|companyName)":"[^"]+"/g, `"$1":"${LAST_NAME}"`),
  ),
)

/** The external model's part of an analysis. */
const withModelReview = answering(
  '**/full',
  changed((text) => {
    const record = JSON.parse(text)
    record.analysis.decidedBy = { colour: 'misurato', formula: 'modello' }
    record.analysis.modelReview = {
      notice: null,
      changes: [{ where: 'Fase 2', reason: 'la parte da lavorare è piccola' }],
      seen: ['Ricrescita appena accennata.', 'Punte porose, che assorbono in fretta.'],
    }
    return JSON.stringify(record)
  }),
)

/** Opens a URL without waiting for its data. */
const early = (address: string) => async (page: Page) => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}
const firstCard = (page: Page) => openingButton(recentCards(page).first()).click()

const broken = { error: 'Qualcosa non ha funzionato. Riprova fra poco.', code: 'internal-error' }
const searchLimit = {
  error: 'Limite giornaliero di 100 ricerche raggiunto: si azzera alle 00:00 UTC.',
  code: 'RATE_LIMIT',
}

/** Loading states, error states, and screens with unusually long content. */
export const STATE_WALKS: readonly Walk[] = [
  {
    as: 'salon',
    steps: [
      { name: 'app-loading', open: sequence(answering('**/api/recent-analyses*', never), early('/app')) },
      {
        name: 'app-failed',
        open: sequence(answeringAsEver, answering('**/api/recent-analyses*', refusing(500, broken)), at('/app')),
      },
      {
        name: 'app-offline',
        open: sequence(answeringAsEver, answering('**/api/recent-analyses*', failing), at('/app')),
      },
      {
        name: 'app-search-limit',
        open: sequence(
          answeringAsEver,
          answering('**/api/search-images*', refusing(429, searchLimit)),
          at('/app'),
          press('Cerca Galleria'),
          search('rame'),
          until(searchLimit.error),
        ),
        whole: false,
      },
    ],
  },
  {
    as: 'salon',
    steps: [
      {
        name: 'detail-loading',
        open: sequence(answering('**/full', never), at('/app'), firstCard, until('Caricamento Analisi')),
        whole: false,
      },
      {
        name: 'detail-failed',
        // The server responds with an error: offline, the cached copy of the analysis would be shown.
        open: sequence(
          answeringAsEver,
          answering('**/full', refusing(500, broken)),
          at('/app'),
          firstCard,
          until(/^Errore nel caricamento/),
        ),
        whole: false,
      },
      {
        name: 'detail-model-review',
        open: sequence(answeringAsEver, withModelReview, archived),
        height: 3600,
        whole: false,
      },
      {
        name: 'detailed-loading',
        open: sequence(answering('**/api/recent-analyses-detailed*', never), early('/detailed-analyses')),
      },
      { name: 'clients-loading', open: sequence(answering('**/api/clients*', never), early('/clienti')) },
    ],
  },
  {
    as: 'salon',
    steps: [
      { name: 'long-app', open: sequence(withLongNames, at('/app')) },
      { name: 'long-detail', open: sequence(firstCard, dialog), whole: false },
      { name: 'long-detailed', open: at('/detailed-analyses') },
      { name: 'long-clients', open: at('/clienti') },
      {
        name: 'long-client',
        open: sequence(
          (page) => page.getByRole('main').getByRole('listitem').first().click(),
          until('Colori nel tempo'),
          (page) => page.waitForLoadState('networkidle'),
        ),
      },
    ],
  },
]
