import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { newAccount } from './fixtures/accounts.ts'
import { buyPlan } from './fixtures/billing.ts'
import { expect, test } from './fixtures/test.ts'

const refused = (status: number) => new RegExp(`status of ${status}`)
const NEW = 'pettine-rosso-9'

/** Names and values of the card 'Le Tue Analisi'. */
const factsOf = (panel: Locator) => panel.getByRole('region', { name: 'Le Tue Analisi' }).locator('dl > div')

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

test('the profile is reached by one’s name, says the plan, and its tabs have addresses [R2-005 R2-033 R2-080 R2-082]', async ({
  page,
  account,
}) => {
  await page.goto('/app')
  await page.getByRole('link', { name: /^(Giulia Ferri|Profilo)$/ }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { name: 'Profilo', level: 1 })).toBeVisible()
  await expect(page.getByText('TRIAL', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  for (const [name, tab] of [
    ['Abbonamento', 'subscription'],
    ['Password', 'password'],
    ['Reset Password', 'reset'],
    ['Team', 'team'],
    ['Privacy e dati', 'privacy'],
    ['Profilo', 'profile'],
  ] as const) {
    await openTab(page, name)
    await expect(page).toHaveURL(`/profile?tab=${tab}`)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/profile?tab=password')
  await expect(page.getByRole('tab', { name: 'Password', exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Analisi Recenti' })).toBeVisible()
})

test('a visitor is sent to the auth screen [R2-002]', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/profile?tab=password')
  await expect(page).toHaveURL('/auth')
})

test('name, company and telephone are saved at once and shown in the header [R2-083 R5-009 R8-043]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await page.goto('/profile')
  await page.getByLabel('Nome', { exact: true }).fill(' ')
  await page.getByLabel('Email').fill('x')
  await page.getByRole('button', { name: 'Aggiorna Profilo' }).click()
  await expect(page.getByText('Nome richiesto')).toBeVisible()
  await expect(page.getByText('Email non valida')).toBeVisible()
  await page.reload()
  await page.getByLabel('Nome', { exact: true }).fill('Marta')
  await page.getByLabel('Ragione Sociale').fill('')
  await page.getByRole('button', { name: 'Aggiorna Profilo' }).click()
  await expect(page.getByText('Profilo aggiornato')).toBeVisible()
  await expect(page.getByText('Le tue informazioni sono state salvate con successo')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Marta')
  await expect(page.getByLabel('Ragione Sociale')).toHaveValue('')
})

test('a new address takes effect with its code; the old one is told', async ({ page, account, mailbox, tolerate }) => {
  tolerate(refused(400))
  const next = newAccount().email
  await page.goto('/profile')
  await page.getByLabel('Email').fill(next)
  await page.getByRole('button', { name: 'Aggiorna Profilo' }).click()
  await expect(page.getByRole('heading', { name: 'Confermi il nuovo indirizzo' })).toBeVisible()
  await expectAccessible(page)
  // A reload still waits for the code, and the address in use is the old one.
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await page.getByLabel('Codice di conferma').fill('zzzzzz')
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
  await expect(page.getByText('Errore verifica')).toBeVisible()
  await page.getByLabel('Codice di conferma').fill(await mailbox.codeFor(next))
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
  await expect(page.getByText('Indirizzo confermato')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confermi il nuovo indirizzo' })).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue(next)
  await expect.poll(async () => (await mailbox.mailsTo(account.email))[0]?.subject).toContain('è cambiato')
})

test('the password is changed by who knows it, each field can be shown [R2-087 R5-010 R8-043]', {
  tag: '@desktop',
}, async ({ page, account, tolerate }) => {
  tolerate(refused(403))
  await page.goto('/profile?tab=password')
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('button', { name: 'Cambia Password' }).click()
  await expect(panel.getByText('Password attuale richiesta')).toBeVisible()
  await expect(panel.getByText('La password deve essere di almeno 8 caratteri')).toBeVisible()
  await expect(panel.getByText('Conferma password richiesta')).toBeVisible()
  await expect(panel.getByLabel('Password Attuale')).toBeFocused()
  await expect(panel.getByRole('button', { name: 'Mostra password' })).toHaveCount(3)
  await panel.getByRole('button', { name: 'Mostra password' }).first().click()
  await panel.getByLabel('Password Attuale').fill('sbagliata')
  await panel.getByLabel('Nuova Password').fill(NEW)
  await panel.getByLabel('Conferma Password').fill(NEW)
  await panel.getByRole('button', { name: 'Cambia Password' }).click()
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible()
  await expect(page).toHaveURL('/profile?tab=password')
  await panel.getByLabel('Password Attuale').fill(account.password)
  await panel.getByRole('button', { name: 'Cambia Password' }).click()
  await expect(page.getByText('Password cambiata')).toBeVisible()
  await expect(panel.getByLabel('Nuova Password')).toHaveValue('')
  const login = await page.request.post('/api/login', { data: { email: account.email, password: NEW } })
  expect(login.ok()).toBe(true)
})

test('a reset from the profile goes step by step and back, and ends this session too [R2-088 R4-023 R5-012 R8-042 R8-043]', async ({
  page,
  account,
  mailbox,
}) => {
  await page.goto('/profile?tab=reset')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Invia Istruzioni' }).click()
  await expect(page.getByText('Email inviata')).toBeVisible()
  await expect(page.getByText('Ti abbiamo inviato le istruzioni per reimpostare la password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await expectAccessible(page)
  await page.getByLabel('Codice di reset').fill(await mailbox.codeFor(account.email, 2))
  await page.getByLabel('Nuova Password').fill(NEW)
  await page.getByLabel('Conferma Password').fill(NEW)
  await page.getByRole('button', { name: 'Aggiorna Password' }).click()
  await expect(page.getByText('Password aggiornata')).toBeVisible()
  await expect(page).toHaveURL('/auth')

  const login = await page.request.post('/api/login', { data: { email: account.email, password: NEW } })
  const { token } = (await login.json()) as { token: string }
  await page.evaluate((value) => localStorage.setItem('auth-token', value), token)
  await page.goto('/profile?tab=reset')
  await page.route('**/api/reset-password', (route) =>
    route.fulfill({ json: { message: 'ok', requestToken: crypto.randomUUID() } }),
  )
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Invia Istruzioni' }).click()
  await page.getByLabel('Codice di reset').fill('ABC')
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect(page.getByRole('button', { name: 'Invia Istruzioni' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('the subscription tab says what holds, and shows the plans with their prices [R2-084 R2-086 R9-004]', async ({
  page,
  account: _account,
}) => {
  await page.goto('/profile?tab=subscription')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { name: 'Abbonamento Attuale' })).toBeVisible()
  await expect(panel.getByText('Analisi Trial Utilizzate')).toBeVisible()
  await expect(panel.getByText('0 / 3')).toBeVisible()
  await expect(factsOf(panel)).toHaveText(['Analisi di prova usate0', 'Rimanenti3', 'Piano attualeTRIAL'])
  await panel.getByRole('button', { name: 'Scegli un Piano' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await expect(dialog.getByText(/^39,90/)).toBeVisible()
  await expect(dialog.getByText(/^69,90/)).toBeVisible()
  await expectAccessible(page)
  for (const yearly of await dialog.getByText('Annuale', { exact: true }).all()) await yearly.click()
  await expect(dialog.getByText(/^438,90/)).toBeVisible()
  await expect(dialog.getByText(/^768,90/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('button', { name: 'Scegli un Piano' })).toBeFocused()
})

test('billing data are checked as the tax office would, saved and there again', async ({ page, account: _account }) => {
  await page.goto('/profile?tab=subscription')
  await expect(page.getByLabel('Ragione Sociale')).toHaveValue('Atelier Ferri')
  await page.getByLabel('Partita IVA').fill('07643520568')
  await page.getByLabel('CAP').fill('501')
  await page.getByRole('button', { name: 'Salva dati di fatturazione' }).click()
  for (const message of [
    'Partita IVA non valida: controlli le 11 cifre',
    'Indirizzo richiesto',
    'Il CAP è di 5 cifre',
    'Comune richiesto',
    'La provincia è di 2 lettere',
  ])
    await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Partita IVA').fill('IT 07643520567')
  await page.getByLabel('Indirizzo').fill('Via Roma 1')
  await page.getByLabel('CAP').fill('50123')
  await page.getByLabel('Comune').fill('Firenze')
  await page.getByLabel('Provincia').fill('fi')
  await page.getByRole('button', { name: 'Salva dati di fatturazione' }).click()
  await expect(page.getByText('Indichi il codice destinatario o la PEC')).toBeVisible()
  await page.getByLabel('PEC').fill('atelier@pec.it')
  await page.getByRole('button', { name: 'Salva dati di fatturazione' }).click()
  await expect(page.getByText('Dati di fatturazione salvati')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Partita IVA')).toHaveValue('07643520567')
  await expect(page.getByLabel('Provincia')).toHaveValue('FI')
  await expectAccessible(page)
})

test('brand, retention and outside model are chosen and kept', { tag: '@desktop' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/profile')
  const brand = page.getByLabel('Marca del salone')
  await brand.selectOption({ label: 'Goldwell' })
  await expect(page.getByText('Marca salvata')).toBeVisible()
  await openTab(page, 'Privacy e dati')
  const months = page.getByLabel('Foto delle analisi con cliente')
  await expect(months).toHaveValue('24')
  await expect(page.getByLabel('Foto delle analisi senza cliente')).toHaveValue('90')
  await months.selectOption({ label: '3 anni' })
  await expect(page.getByText('Scelta salvata')).toBeVisible()
  await expect(months).toBeEnabled()
  const model = page.getByLabel('Consenti l’invio delle foto a un modello esterno')
  await expect(model).not.toBeChecked()
  // The tick is there before the server has it: a reload in between would take it back.
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/salon-settings') && response.ok())
  await model.click()
  await expect(model).toBeChecked()
  await saved
  await page.reload()
  await expect(months).toHaveValue('36')
  await expect(model).toBeChecked()
  await openTab(page, 'Profilo')
  await expect(brand.locator('option:checked')).toHaveText('Goldwell')
})

test('a payment that has gone well is said once, on the subscription, and only when the plan is active [R2-081 R2-082]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await page.goto('/app')
  await page.evaluate(() => localStorage.setItem('payment-success', 'true'))
  await page.goto('/profile')
  await expect(page.getByRole('tab', { name: 'Profilo' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Pagamento Completato!')).toHaveCount(0)
  await buyPlan(page, 'basic')
  await page.evaluate(() => localStorage.setItem('payment-success', 'true'))
  await page.goto('/profile?success=true')
  await expect(page.getByText('Il tuo abbonamento è stato attivato con successo.')).toBeVisible()
  await expect(page.getByText('Pagamento Completato!').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Abbonamento' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/profile')
  expect(await page.evaluate(() => localStorage.getItem('payment-success'))).toBeNull()
  await page.reload()
  await expect(page.getByText('Pagamento Completato!')).toHaveCount(0)
})
