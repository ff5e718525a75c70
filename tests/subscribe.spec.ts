import { expectAccessible } from './fixtures/accessibility.ts'
import { verifiedAccount } from './fixtures/accounts.ts'
import { buyPlan, callApi, fillBillingDetails, giveBillingDetails, payWith } from './fixtures/billing.ts'
import { expect, test } from './fixtures/test.ts'
import { timersOf } from './fixtures/timers.ts'

/** Delays in milliseconds (product specification, section 9). */
const AFTER_PAYMENT = 1000
const BEFORE_SUCCESS = 300
const BEFORE_RELOAD = 500
const BEFORE_REDIRECT = 2000
const CREDIT_TOAST = 5000
const LOGIN_TOAST = 2000

test('a chosen plan leads from signing in to a paid plan: billing data, card, success [R2-031 R2-036 R2-059 R2-081 R4-019 R9-025]', async ({
  page,
  mailbox,
}) => {
  const delays = await timersOf(page)
  const { account } = await verifiedAccount(page.request, mailbox)
  await page.goto('/auth?plan=pro&billing=yearly')
  await page.getByRole('tab', { name: 'Accedi' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Accedi' }).click()

  const plans = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await expect(plans.getByText('Ha usato 0 delle 3 analisi gratuite.')).toBeVisible()
  expect(delays).toContain(LOGIN_TOAST)
  await expect(page).toHaveURL('/app')
  const pro = plans.getByRole('region', { name: 'Pro' })
  await expect(pro.getByText('768,90', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await plans.getByRole('button', { name: 'Scegli Pro' }).click()

  const details = page.getByRole('dialog', { name: 'Dati di Fatturazione' })
  await expect(details.getByLabel('Ragione Sociale')).toHaveValue('Atelier Ferri')
  await fillBillingDetails(details)

  const payment = page.getByRole('dialog', { name: 'Completa il tuo abbonamento' })
  await expect(payment.getByText('Pro: 768,90', { exact: false })).toBeVisible()
  await expect(payment.getByText('Carta dimostrativa: nessun addebito')).toBeVisible()
  await expectAccessible(page)
  const beforePayment = delays.length
  await payWith(payment, 'Pagamento riuscito')
  const success = page.getByRole('dialog', { name: 'Piano Pro Attivato!' })
  await expect(success).toBeVisible()
  const afterPayment = delays.slice(beforePayment)
  expect(afterPayment).toContain(AFTER_PAYMENT)
  expect(afterPayment.slice(afterPayment.indexOf(AFTER_PAYMENT))).toContain(BEFORE_SUCCESS)
  await expectAccessible(page)
  const beforeReload = delays.length
  const reloaded = page.waitForEvent('load')
  await success.getByRole('button', { name: 'Inizia a usare Riflesso' }).click()
  await reloaded
  expect(delays.slice(beforeReload)).toContain(BEFORE_RELOAD)
  await expect(page.getByRole('button', { name: /^Pro\s+illimitate$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Abbonati' })).toHaveCount(0)

  await page.goto('/profile')
  await expect(page.getByText('Il tuo abbonamento PRO è ora attivo')).toBeVisible()
  await expect(page.getByText('Il tuo abbonamento è stato attivato con successo.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Abbonamento' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/profile')
  await page.reload()
  await expect(page.getByText('Pagamento Completato!')).toHaveCount(0)
})

test("'INIZIA OGGI' is Basic monthly; a refused card says so, another one pays [R2-031 R2-058 R8-022]", {
  tag: '@desktop',
}, async ({ page, account: _a, tolerate }) => {
  tolerate(/status of 402/)
  await page.goto('/app')
  await giveBillingDetails(page)
  await page.getByRole('button', { name: /^(Abbonati|Pro)$/ }).click()
  const plans = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await plans.getByRole('button', { name: 'INIZIA OGGI' }).click()
  const payment = page.getByRole('dialog', { name: 'Completa il tuo abbonamento' })
  await expect(payment.getByText('Basic: 39,90', { exact: false })).toBeVisible()
  await payWith(payment, 'Carta rifiutata')
  await expect(page.getByText('Errore Pagamento')).toBeVisible()
  await expect(page.getByText('La carta è stata rifiutata.', { exact: false })).toBeVisible()
  await payWith(payment, 'Pagamento riuscito')
  await expect(page.getByRole('dialog', { name: 'Piano Basic Attivato!' })).toBeVisible()
})

test('a number that is no test card is not sent on', { tag: '@desktop' }, async ({ page, account: _a, tolerate }) => {
  tolerate(/status of 400/)
  await page.goto('/app')
  await giveBillingDetails(page)
  await page.getByRole('button', { name: /^(Abbonati|Pro)$/ }).click()
  await page.getByRole('button', { name: 'INIZIA OGGI' }).click()
  const payment = page.getByRole('dialog', { name: 'Completa il tuo abbonamento' })
  await payment.getByRole('button', { name: 'Attiva Abbonamento' }).click()
  await expect(payment.getByText('Scelga una carta di prova o ne scriva il numero')).toBeVisible()
  await payment.getByLabel('Numero della carta').fill('5555 5555 5555 4444')
  await payment.getByRole('button', { name: 'Attiva Abbonamento' }).click()
  await expect(page.getByText('Qui si accettano solo le carte di prova', { exact: false })).toBeVisible()
})

test('the bank can ask: refused changes nothing, approved pays [R4-022 R8-022]', async ({
  page,
  account: _a,
  tolerate,
}) => {
  tolerate(/status of 402/)
  await page.goto('/subscribe')
  await giveBillingDetails(page)
  await page.getByRole('button', { name: 'Continua con Basic' }).click()
  const main = page.getByRole('main')
  await payWith(main, 'Conferma della banca')
  await expect(main.getByText('La banca chiede una conferma')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(page.getByText('Errore Pagamento')).toBeVisible()
  expect((await callApi(page, 'GET', 'subscription-status')).body).toMatchObject({ status: 'incomplete' })
  await payWith(main, 'Conferma della banca')
  await main.getByRole('button', { name: 'Autorizza' }).click()
  await expect(page.getByText('Pagamento Completato')).toBeVisible()
  await expect(page.getByText('Il tuo abbonamento è ora attivo!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('the price list chooses plan and rhythm; an interrupted payment goes on [R2-090 R2-091 R2-092 R8-026 R9-005 R9-006]', async ({
  page,
  account: _account,
}) => {
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { name: 'Scegli il Tuo Piano' })).toBeVisible()
  await expect(page.getByText('39,90', { exact: false })).toBeVisible()
  await expect(page.getByText('Più Popolare')).toBeVisible()
  for (const words of ['23 marche professionali', 'Più di 30 tecniche', 'Supporto prioritario 24/7'])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText(/Pagamento sicuro/)).toBeVisible()
  await expect(page.getByText('1 mese in più', { exact: true })).toHaveCount(0)
  await page.getByText('Annuale', { exact: true }).click()
  await expect(page.getByText('1 mese in più', { exact: true })).toBeVisible()
  await expect(page.getByText('438,90', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Seleziona Piano' }).click()
  await expect(page.getByRole('button', { name: 'Continua con Pro' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continua con Pro' }).click()
  await fillBillingDetails(page.getByRole('main'))
  await expect(page.getByRole('button', { name: 'Attiva Abbonamento' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/subscription')
  await expect(page.getByText('Incompleto', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Il tuo abbonamento è incompleto. Completa il pagamento per attivare tutti i servizi.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Completa il pagamento' }).click()
  await page.getByText('Annuale', { exact: true }).click()
  await page.getByRole('button', { name: 'Seleziona Piano' }).click()
  await page.getByRole('button', { name: 'Continua con Pro' }).click()
  await payWith(page.getByRole('main'), 'Pagamento riuscito')
  await expect(page).toHaveURL('/dashboard')
  expect((await callApi(page, 'GET', 'subscription-status')).body).toMatchObject({ plan: 'pro', status: 'active' })
})

test('an upgrade shows what it costs before it is confirmed [R2-032 R4-018 R8-044 R9-025]', async ({
  page,
  account: _account,
}) => {
  const delays = await timersOf(page)
  await page.goto('/app')
  await buyPlan(page, 'basic')
  await page.reload()
  await page.getByRole('button', { name: /^Basic\s+50 rimaste$/ }).click()
  const present = page.getByRole('dialog', { name: 'Il Tuo Piano Attuale' })
  await expect(present.getByText('Prossimo rinnovo il')).toBeVisible()
  await present.getByRole('button', { name: 'Upgrade a PRO' }).click()
  const plans = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await expect(plans.getByRole('region', { name: 'Basic' })).toHaveCount(0)
  await plans.getByRole('button', { name: 'Scegli Pro' }).click()
  const proration = page.getByRole('dialog', { name: 'Passaggio a Pro' })
  await expect(proration.getByText('Credito per i giorni già pagati')).toBeVisible()
  await expect(proration.getByText('-39,90', { exact: false })).toBeVisible()
  await expect(proration.getByText('36,60', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await proration.getByRole('button', { name: 'Annulla' }).click()
  expect((await callApi(page, 'GET', 'subscription-status')).body).toMatchObject({ plan: 'basic' })
  await plans.getByRole('button', { name: 'Scegli Pro' }).click()
  const beforeConfirming = delays.length
  await proration.getByRole('button', { name: 'Conferma e paga' }).click()
  await expect(page.getByText('Abbonamento Attivo!')).toBeVisible()
  await expect(page.getByText('giorni rimanenti sono stati accreditati', { exact: false })).toBeVisible()
  expect(delays.slice(beforeConfirming)).toContain(CREDIT_TOAST)
  await expect(plans).toBeHidden()
  await expect(page.getByRole('button', { name: /^Pro\s+illimitate$/ })).toBeVisible()
})

test('a plan that holds already is said to, and leads back to the app [R4-021 R9-025]', { tag: '@desktop' }, async ({
  page,
  account: _account,
}) => {
  const delays = await timersOf(page)
  await page.goto('/subscribe')
  // The page must have been read before the plan is bought elsewhere.
  await expect(page.getByRole('button', { name: 'Seleziona Piano' })).toBeVisible()
  await buyPlan(page, 'pro')
  await page.getByRole('button', { name: 'Seleziona Piano' }).click()
  const beforeContinuing = delays.length
  await page.getByRole('button', { name: 'Continua con Pro' }).click()
  await expect(page.getByText('Abbonamento Attivato')).toBeVisible()
  expect(delays.slice(beforeContinuing)).toContain(BEFORE_REDIRECT)
  await expect(page).toHaveURL('/dashboard')
})

test('whoever comes back from the bank is told only what the provider confirms [R4-020 R4-022]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await page.goto('/dashboard?subscription=success')
  await expect(page.getByText('Pagamento in Elaborazione')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('payment-success'))).toBeNull()
  await buyPlan(page, 'basic')
  await page.goto('/dashboard?subscription=success')
  await expect(page.getByText('Il tuo abbonamento è ora attivo!')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Basic\s+50 rimaste$/ })).toBeVisible()
})

test('events open the plans and refresh what is shown [R2-036]', { tag: '@desktop' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/clienti')
  await expect(page.getByRole('button', { name: /^(Abbonati|Pro)$/ })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('openUpgradeDialog')))
  const plans = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await expect(plans.getByRole('button', { name: 'INIZIA OGGI' })).toBeVisible()
  await buyPlan(page, 'basic')
  await page.evaluate(() => window.dispatchEvent(new Event('paymentSuccess')))
  await expect(plans).toBeHidden()
  await expect(page.getByRole('button', { name: /^Basic\s+50 rimaste$/ })).toBeVisible()
})
