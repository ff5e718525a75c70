import type { Page } from '@playwright/test'
import { DEMONSTRATION } from '../apps/server/testing/demonstration.ts'
import { AGREEING, asText, HELPFUL } from '../apps/server/testing/models/answers.ts'
import { analyseWithoutClient, openingButton, photoField, recentCards, renderedPhoto } from './fixtures/analysis.ts'
import { type ModelServer, startModelServer } from './fixtures/model.ts'
import { storeToken } from './fixtures/session.ts'
import { test as base, expect } from './fixtures/test.ts'

const test = base.extend<object, { readonly server: ModelServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await startModelServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

// All tests of this file share one server.
test.describe.configure({ mode: 'default' })

/** Upper bound for an analysis under load. */
const ANALYSIS = 45_000

const decided = (page: Page) => page.getByRole('region', { name: 'Chi ha deciso' })

test('an external model is called only when allowed, and its step, opinion, failure and cost are shown [R2-120 R2-121 R2-123]', async ({
  page,
  server,
  account: _account,
  tolerate,
}) => {
  test.slow()
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  server.model.play({ does: 'answer', text: asText(HELPFUL) })
  await analyseWithoutClient(page)
  await page.getByRole('button', { name: 'Leggi tutto: Perché' }).click({ timeout: ANALYSIS })
  await expect(decided(page)).toBeVisible()
  await expect(decided(page)).not.toContainText('modello')
  expect(server.model.seen).toEqual([])

  await page.goto('/salone?tab=privacy')
  // `click()`, not `check()`: the box shows the saved choice, which follows after the click.
  const allowed = page.getByLabel(/invio delle foto a un modello esterno$/)
  await allowed.click()
  await expect(allowed).toBeChecked()
  await expect(page.getByText('Scelta salvata')).toBeVisible()

  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  server.model.play({ does: 'nothing' })
  await analyseWithoutClient(page)
  const overlay = page.getByRole('dialog', { name: 'Analisi in corso' })
  await expect(overlay.getByRole('listitem').filter({ hasText: 'Parere del modello esterno' })).toHaveAttribute(
    'aria-current',
    'step',
    { timeout: ANALYSIS },
  )
  await expect(overlay.getByText('Può richiedere fino a 30 secondi', { exact: false })).toBeVisible()
  await overlay.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Richiesta cancellata - nessun consumo di analisi')).toBeVisible()
  await server.model.left()

  server.model.play({ does: 'answer', text: asText(HELPFUL) })
  await analyseWithoutClient(page)
  await expect(decided(page).getByText('Che cosa ha visto il modello')).toBeVisible({ timeout: ANALYSIS })
  await expect(decided(page).getByText('Ricrescita appena accennata.')).toBeVisible()
  await page.getByRole('button', { name: 'Nuova Analisi' }).click()
  await expect(recentCards(page)).toHaveCount(2)
  await openingButton(recentCards(page)).click()
  await expect(page.getByRole('dialog').getByText('Ricrescita appena accennata.')).toBeVisible()
  await page.keyboard.press('Escape')

  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  server.model.play({ does: 'fail', status: 401 })
  await analyseWithoutClient(page)
  const notice = 'Il modello esterno non ha accettato le credenziali di questo server'
  await expect(decided(page)).toContainText(notice, { timeout: ANALYSIS })

  tolerate(/status of 403/)
  await page.goto('/modello-esterno')
  await expect(page.getByText('Questa pagina è del gestore dell’installazione.')).toBeVisible()
  const signedIn = await page.request.post('/api/login', { data: DEMONSTRATION })
  await storeToken(page, (await signedIn.json()).token)
  await page.goto('/stripe-setup')
  await page.getByRole('link', { name: 'Uso e costo del modello esterno' }).click()
  await expect(page.getByText('In uso: vista-1 (openai).')).toBeVisible()
  const recent = page.getByRole('region', { name: 'Ultime richieste' }).getByRole('row')
  await expect(recent.nth(1)).toContainText('chiave non accettata')
  await expect(recent.nth(2)).toContainText('accolto')
})

test("a target photo found on the web is not on the client's page [R2-049]", async ({
  page,
  server,
  account: _account,
}) => {
  server.model.play({ does: 'answer', text: asText(AGREEING) })
  await page.goto('/app')
  const token = await page.evaluate(() => localStorage.getItem('auth-token'))
  const headers = { authorization: `Bearer ${token}` }
  const created = await page.request.post('/api/clients', {
    headers,
    data: { firstName: 'Anna', lastName: 'Bellini' },
  })
  const { client } = (await created.json()) as { client: { id: string } }
  const credit = { author: 'Ada Rossi', licence: null, licenceUrl: null, pageUrl: 'https://photos.example/1' }
  const analysed = await page.request.post('/api/analyze-color', {
    headers,
    multipart: {
      supplier: 'generic',
      analysisType: 'transformation',
      primaImage: await renderedPhoto(page.request, 'prima'),
      dopoImage: await renderedPhoto(page.request, 'dopo'),
      dopoCredit: JSON.stringify(credit),
      clientId: client.id,
      photoConsent: 'Acconsento.',
    },
  })
  const { analysisId } = (await analysed.json()) as { analysisId: string }
  for (const [address, shown] of [
    ['/app', 2],
    [`/clienti/${client.id}`, 1],
  ] as const) {
    await page.goto(`${address}?analisi=${analysisId}`)
    const opened = page.getByRole('dialog')
    await expect(opened.getByText('di Ada Rossi')).toBeVisible()
    await expect(opened.getByRole('figure')).toHaveCount(shown)
  }
})
