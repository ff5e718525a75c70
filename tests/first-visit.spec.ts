import { newAccount } from './fixtures/accounts.ts'
import { analyseButton, photoField, recentCards, renderedPhoto } from './fixtures/analysis.ts'
import { type RunningServer, startServer } from './fixtures/server.ts'
import { test as base, expect } from './fixtures/test.ts'

/** The product, started as by `npm start`. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('a new user registers, verifies, uploads, analyses for a new client, reloads and reopens the analysis [R2-053 R2-055 R2-071 R2-074 R4-012 R4-014 R8-046]', async ({
  page,
  mailbox,
}) => {
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
  await page.getByRole('button', { name: 'Inizia la Prova Gratuita' }).click()
  await page.getByLabel('Codice di verifica').fill(await mailbox.codeFor(person.email))
  await page.getByRole('button', { name: 'Verifica Email' }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByText('3 rimaste')).toBeVisible()
  await expect(page.getByText('Nessuna analisi recente disponibile')).toBeVisible()
  await expect(page.getByText('Carica la tua prima foto per iniziare!')).toBeVisible()

  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await expect(page.getByText('Immagine caricata')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await analyseButton(page).click()

  const dialog = page.getByRole('dialog', { name: 'Informazioni Cliente' })
  const confirm = dialog.getByRole('button', { name: 'Avvia l’analisi' })
  await expect(confirm).toBeDisabled()
  await dialog.getByText('Nuovo cliente').click()
  for (const label of ['Nome', 'Cognome']) await expect(dialog.getByText(new RegExp(`^${label}\\s*\\*$`))).toBeVisible()
  await dialog.getByLabel('Nome', { exact: false }).first().fill('maria')
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Cognome').fill('de santis')
  await dialog.getByLabel(/acconsente a conservare le foto/).check()
  await confirm.click()

  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  const title = page.getByRole('heading', { name: /castano/i, level: 2 })
  await expect(title).toBeFocused()
  // Below the sticky header.
  const header = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThan(header?.height ?? Number.NaN)
  const [, colour = ''] = ((await title.textContent()) ?? '').split(' · ')
  await expect(page.getByText('Prodotti Generici').first()).toBeVisible()
  await expect(page.getByText('Processo Richiesto')).toBeVisible()
  await expect(page.getByText(/^In (\d+\sh\s?)?(\d+\smin)?$/)).toBeVisible()
  // The condition of the hair was not answered.
  await expect(page.getByText('Condizione Capelli')).toHaveCount(0)
  const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
  await expect(formula.getByText(/^\d+(,\d)? (g|ml)$/).first()).toBeVisible()
  await formula.locator('summary', { hasText: 'Come si fa' }).first().click()
  // The meaning of a rule, one tap away, instead of its number.
  await expect(formula.getByText(/Regola \d/)).toHaveCount(0)
  const reason = formula.locator('details[open] li details').first()
  await reason.locator('summary').click()
  await expect(reason.locator('p')).toBeVisible()
  await expect(page.getByText('2 rimaste')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta' }).click()
  expect((await download).suggestedFilename()).toMatch(/^maria-de-santis-.+\.txt$/)
  await expect(page.getByText('✅ Analisi Professionale Salvata')).toBeVisible()

  await page.getByRole('button', { name: 'Nuova Analisi' }).click()
  await expect(recentCards(page)).toHaveCount(1)
  await page.reload()
  await page.getByRole('button', { name: /Maria De Santis/ }).click()
  const overlay = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(overlay.getByRole('heading', { name: colour, level: 2 })).toBeVisible()
  await expect(overlay.getByText(/Maria De Santis · \d\d\/\d\d\/\d{4}, \d\d:\d\d/)).toBeVisible()
  await expect(overlay.getByText(/^Base Livello \d+ · Fatta da /)).toBeVisible()
  for (const words of [
    'Prodotti Generici',
    'Condizione Capelli',
    'Processo Richiesto',
    'Analisi Colorimetrica Scientifica',
  ])
    await expect(overlay.getByText(words).first()).toBeVisible()
  await expect(overlay.getByText('PROCEDURA')).toBeVisible()
  await expect(overlay.getByRole('heading', { name: /^FASE 1 - / })).toBeVisible()
  await expect(overlay.getByText(/^Tempo: \d+ minuti/).first()).toBeVisible()
  const photo = overlay.getByRole('img', { name: 'Foto Prima' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
