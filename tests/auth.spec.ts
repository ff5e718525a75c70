import type { Page } from '@playwright/test'
import { newAccount } from './fixtures/accounts.ts'
import { buildSalon } from './fixtures/salons.ts'
import { expect, test } from './fixtures/test.ts'

const refused = (status: number) => new RegExp(`status of ${status}`)

test('a new user registers, verifies with the code from the mailbox and reaches the app [R2-022 R2-024 R2-026 R4-001 R4-003 R8-041]', async ({
  page,
  mailbox,
}) => {
  const account = newAccount()
  await page.goto('/')
  await page.getByRole('link', { name: 'Inizia gratis' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Nome', { exact: true }).fill(account.firstName)
  await page.getByLabel('Cognome').fill(account.lastName)
  await page.getByLabel('Ragione Sociale').fill(account.companyName)
  await page.getByLabel('Cellulare').fill(account.phoneNumber)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Conferma password').fill(account.password)
  await page.getByLabel(/^Ho letto e accetto/).check()
  await page.getByRole('button', { name: 'Inizia la Prova Gratuita' }).click()

  await expect(page.getByText('Registrazione completata')).toBeVisible()
  await expect(page.getByText('Controlla la tua email per il codice di verifica')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Verifica la tua email' })).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()

  // On a server without SMTP the screen links to the mailbox; a reload keeps the step.
  const box = page.getByRole('link', { name: 'Apri la casella di prova' })
  await expect(box).toHaveAttribute('href', '/dev/posta')
  await page.reload()
  await expect(page.getByText(account.email)).toBeVisible()
  const code = await mailbox.codeFor(account.email)
  const field = page.getByLabel('Codice di verifica')
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await expect(field).toHaveValue(code)
  await page.getByRole('button', { name: 'Verifica Email' }).click()

  await expect(page).toHaveURL('/app')
  await expect(page.getByText('Email verificata!')).toBeVisible()
  await expect(page.getByText('Il tuo account è stato attivato. Benvenuto!')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('waiting-registration'))).toBeNull()
  await page.reload()
  await expect(page).toHaveURL('/app')
})

test('a wrong password is refused, the right one opens the app, and logging out closes it [R2-020 R2-033 R4-004 R8-005 R8-040]', async ({
  page,
  tolerate,
}) => {
  tolerate(refused(401))
  const { owner: account } = await buildSalon(page.request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('sbagliata-1')
  await page.getByRole('button', { name: 'Mostra password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Nascondi password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('Errore di accesso')).toBeVisible()
  await expect(page.getByText('Email o password non corrette.')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await password.fill(account.password)
  await page.getByLabel('Ricorda password').check()
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByText('Accesso effettuato')).toBeVisible()
  await expect(page.getByText('Benvenuto su Riflesso')).toBeVisible()
  // A new toast replaces the previous one and disappears after two seconds.
  await expect(page.getByText('Errore di accesso')).toHaveCount(0)
  await expect(page.getByText('Accesso effettuato')).toHaveCount(0)

  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Disconnesso')).toBeVisible()
  await expect(page.getByText('Arrivederci!')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
  await page.goto('/app')
  await expect(page).toHaveURL('/auth')
})

for (const { name, done } of [
  { name: 'Esci', done: (page: Page) => expect(page).toHaveURL('/auth') },
  {
    name: 'Prova con una foto di esempio',
    done: (page: Page) => expect(page.getByRole('dialog', { name: 'Foto di esempio' })).toBeVisible(),
  },
])
  test(`the button '${name}' of the main screen works when it is clicked before hydration [R2-033]`, async ({
    page,
    account: _account,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/framework-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/app', { waitUntil: 'commit' })
    await page.getByRole('button', { name, exact: true }).click()
    release()
    await done(page)
  })
