import type { Page, Route } from '@playwright/test'
import { analyseWithoutClient, openingButton, recentCards } from '../fixtures/analysis.ts'
import { giveBillingDetails } from '../fixtures/billing.ts'
import { archived, at, clientNamed, inTurn, press, type Screen, search, until, withPhotos } from './screen.ts'

/** Fifty letters and more without a place to break. */
const FIRST_NAME = 'Mariantoniettagiuseppinaimmacolatarosariadellagrazia'
const LAST_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'

type Answer = (route: Route) => Promise<unknown>

/** Whatever is asked at such an address from now on is answered like this. */
const answering = (address: string | RegExp, answer: Answer) => (page: Page) => page.route(address, answer)
const never: Answer = () => new Promise(() => {})
const failing: Answer = (route) => route.abort()
const refusing =
  (status: number, json: object): Answer =>
  (route) =>
    route.fulfill({ status, json })

/** The server's own answer, changed. */
const changed =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch()
    const isText = response.headers()['content-type']?.startsWith('application/json')
    await route.fulfill(isText ? { response, body: change(await response.text()) } : { response })
  }

const withLongNames = answering(
  /\/api\/(user|clients|client|analysis|recent-analyses)/,
  changed((text) =>
    text
      .replaceAll(/"(clientFirstName|firstName)":"[^"]+"/g, `"$1":"${FIRST_NAME}"`)
      .replaceAll(/"(clientLastName|lastName|companyName)":"[^"]+"/g, `"$1":"${LAST_NAME}"`),
  ),
)

/** What an outside model may add to an analysis. */
const withSecondMaster = answering(
  '**/full',
  changed((text) => {
    const record = JSON.parse(text)
    record.analysis.decidedBy = { colour: 'misurato', formula: 'modello', sections: ['maintenanceAdvice'] }
    record.analysis.secondMaster = {
      notice: null,
      changes: [{ where: 'Fase 2, Crema colore 7.44', reason: 'La ricrescita è corta: bastano 20 g.' }],
      seen: ['Ricrescita appena accennata.', 'Punte più porose delle lunghezze.'],
    }
    return JSON.stringify(record)
  }),
)

/** The screen at an address, before it has what it asks for. */
const early = (address: string) => async (page: Page) => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
}
const dialog = (page: Page) => page.getByRole('dialog').last().waitFor()
const firstCard = (page: Page) => openingButton(recentCards(page).first()).click()

const limit = { error: 'Analisi esaurite.', code: 'requires-upgrade', requiresUpgrade: true, trialAnalysesUsed: 3 }
const broken = { error: 'Qualcosa non ha funzionato. Riprovi fra poco.', code: 'internal-error' }
const searchLimit = {
  error: 'Limite giornaliero di 100 ricerche raggiunto: si azzera alle 00:00 UTC.',
  code: 'RATE_LIMIT',
}

/** Screens that wait, that failed, that ask before they act, and that hold more than one expects. */
export const STATES: readonly Screen[] = [
  { name: 'forgot-password', as: 'visitor', open: inTurn(at('/auth'), press('Password dimenticata?')) },
  {
    name: 'app-limit',
    as: 'newcomer',
    open: inTurn(
      answering('**/api/analyze-color', refusing(403, limit)),
      withPhotos,
      (page) => page.getByLabel('Tipologia').selectOption('naturale'),
      analyseWithoutClient,
      until('Analisi Trial Esaurite!'),
    ),
    height: 1400,
    whole: false,
  },
  {
    name: 'billing-details',
    as: 'newcomer',
    open: inTurn(at('/app?openUpgrade=true'), press('Scegli Pro'), until('Dati di Fatturazione')),
    whole: false,
  },
  {
    name: 'payment',
    as: 'newcomer',
    open: inTurn(
      at('/app'),
      giveBillingDetails,
      at('/app?openUpgrade=true'),
      press('INIZIA OGGI'),
      until('Completa il tuo abbonamento'),
    ),
    whole: false,
  },
  { name: 'app-loading', as: 'salon', open: inTurn(answering('**/api/recent-analyses*', never), early('/app')) },
  { name: 'app-offline', as: 'salon', open: inTurn(answering('**/api/recent-analyses*', failing), at('/app')) },
  {
    name: 'app-failed',
    as: 'salon',
    open: inTurn(answering('**/api/recent-analyses*', refusing(500, broken)), at('/app')),
  },
  {
    name: 'app-progress',
    as: 'salon',
    open: inTurn(answering('**/api/analyze-color', never), withPhotos, analyseWithoutClient, until('Analisi in corso')),
    whole: false,
  },
  { name: 'app-search-empty', as: 'salon', open: inTurn(at('/app'), press('Cerca Galleria'), dialog), whole: false },
  {
    name: 'app-search-none',
    as: 'salon',
    open: inTurn(at('/app'), press('Cerca Galleria'), search('automobile'), until(/^Nessuna immagine/)),
    whole: false,
  },
  {
    name: 'app-search-limit',
    as: 'salon',
    open: inTurn(
      answering('**/api/search-images*', refusing(429, searchLimit)),
      at('/app'),
      press('Cerca Galleria'),
      search('rame'),
      until(searchLimit.error),
    ),
    whole: false,
  },
  {
    name: 'detail-loading',
    as: 'salon',
    open: inTurn(answering('**/full', never), at('/app'), firstCard, until('Caricamento Analisi')),
    whole: false,
  },
  {
    name: 'detail-failed',
    as: 'salon',
    // A server that answers: without one, the copy of an analysis that an earlier picture opened would be shown.
    open: inTurn(answering('**/full', refusing(500, broken)), at('/app'), firstCard, until(/^Errore nel caricamento/)),
    whole: false,
  },
  { name: 'detail-second-master', as: 'salon', open: inTurn(withSecondMaster, archived), height: 3600, whole: false },
  {
    name: 'detail-delete',
    as: 'salon',
    open: inTurn(
      archived,
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click(),
      until('Annulla'),
    ),
    whole: false,
  },
  {
    name: 'detailed-loading',
    as: 'salon',
    open: inTurn(answering('**/api/recent-analyses-detailed*', never), early('/detailed-analyses')),
  },
  { name: 'clients-loading', as: 'salon', open: inTurn(answering('**/api/clients*', never), early('/clienti')) },
  { name: 'client-new', as: 'salon', open: inTurn(at('/clienti'), press('Nuovo cliente'), dialog), whole: false },
  { name: 'client-import', as: 'salon', open: inTurn(at('/clienti'), press('Importa CSV'), dialog), whole: false },
  {
    name: 'client-duplicates',
    as: 'salon',
    open: inTurn(at('/clienti'), press('Trova doppioni'), dialog),
    whole: false,
  },
  {
    name: 'client-test',
    as: 'salon',
    open: inTurn((page) => clientNamed(page, 'Marchetti Chiara'), press('Registra un test'), dialog),
    whole: false,
  },
  { name: 'plan-dialog', as: 'salon', open: inTurn(at('/app'), press(/rimaste/), dialog), whole: false },
  { name: 'long-app', as: 'salon', open: inTurn(withLongNames, at('/app')) },
  { name: 'long-detail', as: 'salon', open: inTurn(withLongNames, at('/app'), firstCard, dialog), whole: false },
  { name: 'long-detailed', as: 'salon', open: inTurn(withLongNames, at('/detailed-analyses')) },
  { name: 'long-clients', as: 'salon', open: inTurn(withLongNames, at('/clienti')) },
  {
    name: 'long-client',
    as: 'salon',
    open: inTurn(
      withLongNames,
      at('/clienti'),
      (page) => page.getByRole('main').getByRole('listitem').first().click(),
      until('Colori nel tempo'),
    ),
  },
]
