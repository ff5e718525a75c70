import type { Page } from '@playwright/test'
import { newAccount } from './fixtures/accounts.ts'
import { giveBillingDetails, payWith } from './fixtures/billing.ts'
import { expect, test } from './fixtures/test.ts'

/** Does something while calls to `path` are held back: a button says `words` meanwhile and cannot be pressed again. */
async function whileHeld(page: Page, path: string, words: string, act: () => Promise<void>): Promise<void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/${path}`, async (route) => {
    await held
    await route.fallback()
  })
  await act()
  const button = page.getByRole('button', { name: words, exact: true })
  await expect(button).toBeDisabled()
  answer()
  await expect(button).toHaveCount(0)
  await page.unroute(`**/api/${path}`)
}

const press = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click()

test('the auth screen says what is under way, and a code that cannot be had [R2-023 R5-013 R8-007]', {
  tag: '@desktop',
}, async ({ page, mailbox, tolerate }) => {
  tolerate(/status of 429/)
  const person = newAccount()
  await page.goto('/register')
  await page.getByLabel('Nome', { exact: true }).fill(person.firstName)
  await page.getByLabel('Cognome').fill(person.lastName)
  await page.getByLabel('Ragione Sociale').fill(person.companyName)
  await page.getByLabel('Cellulare').fill(person.phoneNumber)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Conferma password').fill(person.password)
  await page.getByLabel(/^Ho letto e accetto/).check()
  await whileHeld(page, 'register', 'Registrazione in corso...', press(page, 'Inizia la Prova Gratuita'))

  const error = 'Troppi tentativi. Riprovi tra 5 minuti.'
  await page.route('**/api/resend-verification', (route) =>
    route.fulfill({ status: 429, json: { error, code: 'too-many-attempts' } }),
  )
  await press(page, 'Invia nuovo codice')()
  await expect(page.getByRole('alert').getByText('Errore invio')).toBeVisible()
  await expect(page.getByText(error)).toBeVisible()
  await page.unroute('**/api/resend-verification')

  await whileHeld(page, 'resend-verification', 'Invio in corso...', press(page, 'Invia nuovo codice'))
  await page.getByLabel('Codice di verifica').fill(await mailbox.codeFor(person.email, 2))
  await whileHeld(page, 'verify-email', 'Verifica in corso...', press(page, 'Verifica Email'))
  await expect(page).toHaveURL('/app')

  await press(page, 'Esci')()
  await press(page, 'Password dimenticata?')()
  await page.getByLabel('Email').fill(person.email)
  await whileHeld(page, 'reset-password', 'Invio...', press(page, 'Invia'))
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await whileHeld(page, 'login', 'Accesso in corso...', press(page, 'Accedi'))
  await expect(page).toHaveURL('/app')
})

test('profile and setup say what is under way [R2-089 R2-105 R5-013]', { tag: '@desktop' }, async ({
  page,
  account,
  tolerate,
}) => {
  tolerate(/status of 403/)
  await page.goto('/profile')
  await whileHeld(page, 'profile', 'Aggiornamento...', press(page, 'Aggiorna Profilo'))
  await page.goto('/profile?tab=password')
  await page.getByLabel('Password Attuale').fill('non è questa')
  await page.getByLabel('Nuova Password').fill(account.password)
  await page.getByLabel('Conferma Password').fill(account.password)
  await whileHeld(page, 'change-password', 'Aggiornamento...', press(page, 'Cambia Password'))
  await page.goto('/profile?tab=reset')
  await page.getByLabel('Email').fill(account.email)
  await whileHeld(page, 'reset-password', 'Invio email...', press(page, 'Invia Istruzioni'))

  await page.goto('/stripe-setup')
  await whileHeld(page, 'stripe-setup', 'Creando prodotti...', press(page, 'Crea Prodotti Stripe'))
  await press(page, 'Torna Indietro')()
  await expect(page).toHaveURL('/profile?tab=reset')
})

test('buying and cancelling say what is under way, and what went wrong [R2-089 R2-093 R2-102 R5-013 R8-020 R8-021 R8-024]', {
  tag: '@desktop',
}, async ({ page, account: _account, tolerate }) => {
  tolerate(/status of 50/)
  const wrong = page.getByRole('alert').filter({ hasText: /\S/ })
  await page.goto('/subscribe')
  await giveBillingDetails(page)
  const purchase = '**/api/get-or-create-subscription'
  const nothing = {
    clientSecret: null,
    dueCents: null,
    planType: 'basic',
    billingCycle: 'monthly',
    remainingDays: null,
    message: '',
  }
  await page.route(purchase, (route) => route.fulfill({ json: { ...nothing, status: 'incomplete' } }))
  await press(page, 'Continua con Basic')()
  await expect(wrong).toContainText('Errore')
  await expect(wrong).toContainText('Risposta del server non valida')
  await page.unroute(purchase)
  const refused = { error: 'Il servizio di pagamento non risponde.', code: 'payment-provider-failed' }
  await page.route(purchase, (route) => route.fulfill({ status: 502, json: refused }))
  await press(page, 'Continua con Basic')()
  await expect(wrong).toContainText(refused.error)
  await page.unroute(purchase)

  await whileHeld(page, 'get-or-create-subscription', 'Preparando...', press(page, 'Continua con Basic'))
  await whileHeld(page, 'demonstration-payment', 'Elaborando...', () =>
    payWith(page.getByRole('main'), 'Pagamento riuscito'),
  )
  await expect(page).toHaveURL('/dashboard')

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/subscription-status', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/subscription')
  await expect(page.getByText('Caricamento informazioni abbonamento...')).toBeVisible()
  answer()
  await press(page, 'Cancella Abbonamento')()
  const dialog = page.getByRole('dialog', { name: 'Cancellare l’abbonamento?' })
  const confirm = () => dialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  await page.route('**/api/cancel-subscription', (route) => route.fulfill({ status: 502, json: refused }))
  await confirm()
  await expect(wrong).toContainText(refused.error)
  await page.unroute('**/api/cancel-subscription')
  await whileHeld(page, 'cancel-subscription', 'Cancellando...', confirm)
  await page.getByRole('link', { name: 'Torna alla Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.goto('/profile?tab=subscription')
  await press(page, 'Riprendi Abbonamento')()
  await press(page, 'Cancella Abbonamento')()
  await whileHeld(page, 'cancel-subscription', 'Cancellazione...', confirm)
})
