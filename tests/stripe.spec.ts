import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { callApi, giveBillingDetails } from './fixtures/billing.ts'
import { CARDS, type StripeServer, standInForPortal, standInForScript, startStripeServer } from './fixtures/stripe.ts'
import { test as base, expect } from './fixtures/test.ts'

const test = base.extend<object, { readonly server: StripeServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await startStripeServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

// All tests of this file share one server.
test.describe.configure({ mode: 'default' })

/** Goes to the card form of the Basic plan. */
async function openCardForm(page: Page) {
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Continua con Basic' }).click()
  const card = page.getByLabel('Numero della carta')
  await expect(card).toBeVisible()
  return {
    pay: async (number: string) => {
      await card.fill(number)
      await page.getByRole('button', { name: 'Attiva Abbonamento' }).click()
    },
  }
}

const status = async (page: Page) => (await callApi(page, 'GET', 'subscription-status')).body

test('Stripe: a declined card is said beside its field; a payment with 3-D Secure activates the plan and has an invoice', async ({
  page,
  server,
  account: _account,
}) => {
  await standInForScript(page, server)
  // From a public page, whose Content-Security-Policy does not allow Stripe.
  await page.goto('/')
  await page.getByRole('link', { name: 'Torna all’app' }).click()
  await page.getByRole('button', { name: /^(Abbonati|Pro)$/ }).click()
  await page.getByRole('button', { name: 'INIZIA OGGI' }).click()
  await expect(page.getByLabel('Numero della carta')).toBeVisible()
  const form = await openCardForm(page)
  await expect(page.getByText('Carta dimostrativa', { exact: false })).toHaveCount(0)
  await expectAccessible(page)
  await form.pay(CARDS.refused)
  const card = page.getByRole('group', { name: 'Carta di pagamento' })
  await expect(card).toHaveAccessibleDescription('Errore Pagamento. La carta è stata rifiutata.')
  await expectAccessible(page)
  expect(await status(page)).toMatchObject({ status: 'incomplete' })
  await form.pay(CARDS.asksBank)
  // By keyboard: a tap so soon after 'Attiva Abbonamento', in its place, would be taken for its second one.
  await page.getByRole('button', { name: 'Rifiuta' }).press('Enter')
  expect(await status(page)).toMatchObject({ status: 'incomplete' })
  await form.pay(CARDS.asksBank)
  await page.getByRole('button', { name: 'Autorizza' }).press('Enter')
  await expect(page.getByText('Pagamento Completato')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(await status(page)).toMatchObject({ plan: 'basic', status: 'active' })

  await giveBillingDetails(page)
  await page.goto('/profile?tab=subscription')
  await expect(page.getByText('48,68', { exact: false })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Scarica XML: Fattura RIF-\d+$/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^IT\d{11}_[0-9A-Z]{5}\.xml$/)
})

test('Stripe: a tab closed before paying resumes the same payment', async ({
  page,
  context,
  server,
  account: _account,
}) => {
  await standInForScript(page, server)
  await page.goto('/subscribe')
  await openCardForm(page)
  await page.close()

  const later = await context.newPage()
  await standInForScript(later, server)
  await later.goto('/subscription')
  await expect(later.getByText('Incompleto', { exact: true })).toBeVisible()
  await later.getByRole('link', { name: 'Completa il pagamento' }).click()
  const form = await openCardForm(later)
  await form.pay(CARDS.slow)
  await expect(later.getByText('Pagamento in Elaborazione')).toBeVisible()
  expect(await status(later)).toMatchObject({ status: 'incomplete' })
  await form.pay(CARDS.good)
  await expect(later).toHaveURL('/dashboard')
  expect(await status(later)).toMatchObject({ plan: 'basic', status: 'active' })
})

test('Stripe: a redirect to the bank returns to an active plan', async ({ page, server, account: _account }) => {
  await page.goto('/app')
  const { body } = await callApi(page, 'POST', 'get-or-create-subscription', {
    planType: 'pro',
    billingCycle: 'monthly',
  })
  await server.pay(String(body.clientSecret))
  await page.goto('/dashboard?subscription=success&payment_intent=pi_1&redirect_status=succeeded')
  await expect(page.getByText('Pagamento Completato')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: /^Pro\s+illimitate$/ })).toBeVisible()
})

test('Stripe: a script that fails to load shows an error and can be retried', async ({
  page,
  server,
  account: _account,
  tolerate,
}) => {
  tolerate(/js\.stripe\.com|ERR_FAILED/)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Continua con Basic' }).click()
  await expect(page.getByText('Il modulo di pagamento non si carica', { exact: false })).toBeVisible()
  await page.unroute('https://js.stripe.com/**')
  await standInForScript(page, server)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByLabel('Numero della carta')).toBeVisible()
})

test('Stripe: a plan is upgraded, cancelled, resumed, overdue, paid with another card, and refunded', async ({
  page,
  server,
  account,
}) => {
  test.slow()
  await page.goto('/app')
  await giveBillingDetails(page)
  const { body } = await callApi(page, 'POST', 'get-or-create-subscription', {
    planType: 'basic',
    billingCycle: 'monthly',
  })
  await server.pay(String(body.clientSecret))

  await page.reload()
  await page.getByRole('button', { name: /^Basic\s+50 rimaste$/ }).click()
  const present = page.getByRole('dialog', { name: 'Il Tuo Piano Attuale' })
  await present.getByRole('button', { name: 'Upgrade a PRO' }).click()
  const plans = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await plans.getByRole('button', { name: 'Scegli Pro' }).click()
  const proration = page.getByRole('dialog', { name: 'Passaggio a Pro' })
  await expect(proration.getByText('-39,90', { exact: false })).toBeVisible()
  await expect(proration.getByText('36,60', { exact: false })).toBeVisible()
  expect(await status(page)).toMatchObject({ plan: 'basic' })
  await proration.getByRole('button', { name: 'Conferma e paga' }).click()
  await expect(page.getByText('Abbonamento Attivo!')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pro\s+illimitate$/ })).toBeVisible()

  await page.goto('/subscription')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  const question = page.getByRole('dialog', { name: 'Cancellare l’abbonamento?' })
  await question.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  await expect(main.getByText('Scade il', { exact: false })).toBeVisible()
  expect(await status(page)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  await main.getByRole('button', { name: 'Riprendi Abbonamento' }).click()
  await expect(main.getByText('Prossimo rinnovo il', { exact: false })).toBeVisible()
  expect(await status(page)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })

  await server.failRenewal(account.email)
  await page.reload()
  await expect(main.getByText('Scaduto', { exact: true })).toBeVisible()
  await expect(main.getByText('Il pagamento del tuo abbonamento è scaduto.', { exact: false })).toBeVisible()
  await expect(page.getByText('3 rimaste')).toBeVisible()
  await standInForPortal(page, server, account.email)
  await main.getByRole('button', { name: 'Aggiorna il metodo di pagamento' }).click()
  await page.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByText('Carta salvata')).toBeVisible()
  await page.getByRole('link', { name: 'Torna a Riflesso' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(main.getByText('Attivo', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pro\s+illimitate$/ })).toBeVisible()

  await page.goto('/profile?tab=subscription')
  await expect(main.getByText(/^Fattura RIF-\d+$/)).toHaveCount(3)
  await main.getByRole('button', { name: 'Chiedi il rimborso' }).click()
  const refund = page.getByRole('dialog', { name: 'Chiedere il rimborso?' })
  await refund.getByRole('button', { name: 'Chiedi il rimborso' }).click()
  await expect(page.getByText('Rimborso richiesto')).toBeVisible()
  await expect(main.getByText(/^Nota di credito RIF-\d+$/)).toHaveCount(3)
  await expect(main.getByText('Analisi Trial Utilizzate')).toBeVisible()
  expect(await status(page)).toMatchObject({ status: 'canceled' })
})
