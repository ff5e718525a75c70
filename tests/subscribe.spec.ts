import { expectAccessible } from './fixtures/accessibility.ts'
import { verifiedAccount } from './fixtures/accounts.ts'
import { callApi, fillBillingDetails, payWith } from './fixtures/billing.ts'
import { expect, test } from './fixtures/test.ts'
import { timersOf } from './fixtures/timers.ts'

/** Delays in milliseconds (product specification, section 9). */
const AFTER_PAYMENT = 1000
const BEFORE_SUCCESS = 300
const BEFORE_RELOAD = 500
const LOGIN_TOAST = 2000

test('a chosen plan is bought after signing in: card, success, then billing data [R2-031 R2-036 R2-059 R2-081 R4-019 R9-025]', async ({
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
  await expect(plans.getByText('Hai usato 0 delle 3 analisi gratuite.')).toBeVisible()
  expect(delays).toContain(LOGIN_TOAST)
  await expect(page).toHaveURL('/app')
  const pro = plans.getByRole('region', { name: 'Pro' })
  await expect(pro.getByText('768,90', { exact: false })).toBeVisible()
  await plans.getByRole('button', { name: 'Scegli Pro' }).click()

  const payment = page.getByRole('dialog', { name: 'Completa il tuo abbonamento' })
  await expect(payment.getByText('Pro: 768,90', { exact: false })).toBeVisible()
  await expect(payment.getByText('Carta dimostrativa: nessun addebito')).toBeVisible()
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

  await page.getByRole('link', { name: 'Inseriscili nel profilo' }).click()
  await expect(page.getByText('Il tuo abbonamento PRO è ora attivo')).toBeVisible()
  await expect(page.getByText('Il tuo abbonamento è stato attivato con successo.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Abbonamento' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/profile')
  const main = page.getByRole('main')
  await expect(main.getByText('Un pagamento attende la sua fattura', { exact: false })).toBeVisible()
  await expect(main.getByLabel('Ragione Sociale')).toHaveValue('Atelier Ferri')
  await fillBillingDetails(main)
  await expect(main.getByText(/^Fattura RIF-\d+$/)).toBeVisible()
  expect((await callApi(page, 'GET', 'invoices')).body).toMatchObject({ waitForDetails: 0 })
  await page.reload()
  await expect(page.getByText('Pagamento Completato!')).toHaveCount(0)
})
