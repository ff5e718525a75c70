import { DEMONSTRATION } from '../apps/server/src/testing/demonstration.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { buyPlan } from './fixtures/billing.ts'
import { expect, test } from './fixtures/test.ts'

const CANCELLED = 'Il tuo abbonamento è stato cancellato e scadrà alla fine del periodo di fatturazione corrente.'

test('without a subscription the page leads to the plans [R2-101]', async ({ page, account: _account }) => {
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: 'Gestione Abbonamento' })).toBeVisible()
  await expect(page.getByText('Non hai un abbonamento attivo')).toBeVisible()
  await expect(page.getByText('Nessun Abbonamento')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Attiva Abbonamento' }).click()
  await expect(page).toHaveURL('/subscribe')
})

test('a subscription is cancelled, taken back, cancelled again and ends [R2-100 R4-010 R8-044]', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await buyPlan(page, 'basic')
  await page.goto('/subscription')
  await expect(page.getByText('Attivo', { exact: true })).toBeVisible()
  await expect(page.getByText('Prossimo rinnovo il', { exact: false })).toBeVisible()
  await expectAccessible(page)

  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancella Abbonamento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancellare l’abbonamento?' })
    await expect(dialog.getByText('Il piano resta attivo fino al', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
    await expect(page.getByText('Abbonamento Cancellato')).toBeVisible()
  }
  await cancel()
  await expect(page.getByRole('main').getByText(CANCELLED)).toBeVisible()
  await expect(page.getByText('Scade il', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancella Abbonamento' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Riprendi Abbonamento' }).click()
  await expect(page.getByText('Prossimo rinnovo il', { exact: false })).toBeVisible()
  await expect(page.getByRole('main').getByText(CANCELLED)).toHaveCount(0)

  await cancel()
  await page.getByRole('button', { name: 'Fai scadere il periodo ora' }).click()
  await expect(page.getByText('Cancellato', { exact: true })).toBeVisible()
  await expect(page.getByText('Terminato il', { exact: false })).toBeVisible()
  await expect(page.getByText('3 rimaste')).toBeVisible()
  await page.getByRole('link', { name: 'Attiva Abbonamento' }).click()
  await expect(page.getByRole('button', { name: 'Continua con Basic' })).toBeVisible()
})

test('a renewal that fails is said, and another card pays it [R8-026]', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/status of 402/)
  await page.goto('/app')
  await buyPlan(page, 'basic', 'monthly', '4000000000000341')
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Fai scadere il periodo ora' }).click()
  await expect(page.getByText('Scaduto', { exact: true })).toBeVisible()
  await expect(
    page.getByText(
      'Il pagamento del tuo abbonamento è scaduto. Aggiorna il metodo di pagamento per continuare a utilizzare i servizi.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('3 rimaste')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiorna il metodo di pagamento' }).click()
  const card = page.getByRole('dialog', { name: 'Cambia la carta dimostrativa' })
  await card.getByRole('button', { name: 'Carta rifiutata' }).click()
  await card.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByText('La carta è stata rifiutata.', { exact: false })).toBeVisible()
  await card.getByRole('button', { name: 'Pagamento riuscito' }).click()
  await card.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByText('Anche il pagamento in sospeso è riuscito.')).toBeVisible()
  await expect(page.getByText('Attivo', { exact: true })).toBeVisible()
  await expect(page.getByText('50 rimaste')).toBeVisible()
})

test('the profile shows the plan, cancels it and takes that back [R2-085 R2-086 R4-010]', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await buyPlan(page, 'basic', 'yearly')
  await page.goto('/profile?tab=subscription')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('BASIC').first()).toBeVisible()
  await expect(panel.getByText('Data di attivazione')).toBeVisible()
  await expect(panel.getByText('Prossimo rinnovo')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Upgrade a PRO' })).toBeVisible()
  for (const words of ['Analisi questo mese', 'Rimanenti', 'Piano attuale'])
    await expect(panel.getByText(words)).toBeVisible()
  await panel.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancellare l’abbonamento?' })
  await dialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  await expect(panel.getByText(CANCELLED)).toBeVisible()
  await expect(panel.getByText('Scade il')).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Riprendi Abbonamento' }).click()
  await expect(panel.getByText(CANCELLED)).toHaveCount(0)
})

test('the guarantee gives everything back and ends the plan, once', async ({ page, account: _account }) => {
  await page.goto('/app')
  await buyPlan(page, 'basic')
  await page.goto('/profile?tab=subscription')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { name: 'Garanzia 30 giorni' })).toBeVisible()
  await panel.getByRole('button', { name: 'Chiedi il rimborso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chiedere il rimborso?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Chiedi il rimborso' }).click()
  await expect(page.getByText('Rimborso richiesto')).toBeVisible()
  await expect(panel.getByText('Analisi Trial Utilizzate')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Garanzia 30 giorni' })).toHaveCount(0)
  await buyPlan(page, 'basic')
  await page.reload()
  await expect(panel.getByText('Data di attivazione')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Garanzia 30 giorni' })).toHaveCount(0)
})

test('a subscription that does not load is said, after one more try [R8-032]', { tag: '@desktop' }, async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/status of 500/)
  let calls = 0
  await page.route('**/api/subscription-status', (route) => {
    calls += 1
    return route.fulfill({ status: 500, json: { error: 'Guasto', code: 'internal-error' } })
  })
  await page.goto('/subscription')
  await expect(page.getByText("Errore nel caricamento delle informazioni dell'abbonamento.")).toBeVisible()
  expect(calls).toBe(2)
  await page.unroute('**/api/subscription-status')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Non hai un abbonamento attivo')).toBeVisible()
})

test('the setup page refuses anybody, and shows the operator the lines to copy [R2-103 R2-104 R8-025 R8-045]', async ({
  page,
  context,
  account: _a,
  tolerate,
}) => {
  tolerate(/status of 403/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/stripe-setup')
  await expect(page.getByText('STRIPE_SECRET_KEY e STRIPE_PUBLISHABLE_KEY', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Crea Prodotti Stripe' }).click()
  await expect(page.getByText('Errore Setup')).toBeVisible()

  const { token } = await (await page.request.post('/api/login', { data: DEMONSTRATION })).json()
  await page.evaluate((value: string) => localStorage.setItem('auth-token', value), token)
  await page.reload()
  await page.getByRole('button', { name: 'Crea Prodotti Stripe' }).click()
  await expect(page.getByText('Setup Completato')).toBeVisible()
  await expect(page.getByText('STRIPE_BASIC_MONTHLY_PRICE_ID=demo_price_basic_monthly')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('riavvii l’applicazione', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Copia STRIPE_WEBHOOK_SECRET' }).click()
  await expect(page.getByText('Copiato')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('STRIPE_WEBHOOK_SECRET=demo_whsec')
})
