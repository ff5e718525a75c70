import type { Page } from '@playwright/test'
import { newAccount } from './fixtures/accounts.ts'
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
