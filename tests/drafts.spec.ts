import { expectAccessible } from './fixtures/accessibility.ts'
import {
  analyseButton,
  analyseWithoutClient,
  openClientDialog,
  photoField,
  recentCards,
  renderedPhoto,
} from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const RESULT = /\/analisi\/[\da-f-]{36}$/

test('a result survives a reload and leaving the page; going back from it leads to where one was', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await analyseWithoutClient(page)
  const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
  await expect(formula).toBeVisible()
  await expect(page).toHaveURL(RESULT)
  await page.reload()
  await expect(formula).toBeVisible()
  await page.getByRole('link', { name: 'Clienti' }).first().click()
  await expect(page).toHaveURL('/clienti')
  await page.goBack()
  await expect(formula).toBeVisible()
  await expect(page.getByText('2 rimaste')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/app')
  await expect(page.getByRole('heading', { name: 'Le foto' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toHaveCount(0)

  await recentCards(page).first().getByRole('button').first().click()
  const overlay = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(overlay.getByText('Preparazione e Applicazione')).toBeVisible()
  await expect(page).toHaveURL(RESULT)
  await page.goBack()
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL('/app')
  await page.goForward()
  await expect(overlay).toBeVisible()
  await page.reload()
  await expect(formula).toBeVisible()
  await expect(overlay).toBeHidden()
  await expectAccessible(page)
})

test('a photo and answers come back after a reload and in a new tab, after the old one was killed', async ({
  page,
  context,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await page.getByLabel('Tipologia').selectOption('colorati')
  const expectRestored = async (tab: typeof page) => {
    await expect(tab.getByText('Ritrovi le foto e le risposte di prima: riparti da qui.')).toBeVisible()
    await expect(tab.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
    await expect(tab.getByLabel('Tipologia')).toHaveValue('colorati')
  }
  await expect(analyseButton(page)).toBeEnabled()
  await page.reload()
  await expectRestored(page)
  await page.close({ runBeforeUnload: false })
  const other = await context.newPage()
  await other.goto('/app')
  await expectRestored(other)
})

test('a second tab has a draft of its own, and leaves that of the first one alone', async ({
  page,
  context,
  account: _account,
}) => {
  await page.goto('/app')
  await page.getByLabel('Tipologia').selectOption('colorati')
  const other = await context.newPage()
  await other.goto('/app')
  await expect(other.getByText(/rimaste/)).toBeVisible()
  await expect(other.getByLabel('Tipologia')).toHaveValue('')
  await other.getByLabel('Tipologia').selectOption('naturale')
  await photoField(other, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await analyseWithoutClient(other)
  await expect(other).toHaveURL(RESULT)
  await page.reload()
  await expect(page.getByLabel('Tipologia')).toHaveValue('colorati')
})

test('a double tap on a client starts one analysis, which it does not cancel @phone', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await openClientDialog(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Senza cliente/ })
    .dblclick()
  await expect(page).toHaveURL(RESULT)
  await expect(page.getByText('Analisi annullata')).toHaveCount(0)
  await page.goto('/app')
  await expect(recentCards(page)).toHaveCount(1)
  await expect(page.getByText('2 rimaste')).toBeVisible()
})

test('a double click on Salva makes one client', async ({ page, account: _account }) => {
  await page.goto('/clienti')
  await page.getByRole('button', { name: 'Nuovo cliente' }).first().click()
  const form = page.getByRole('dialog', { name: 'Nuovo cliente' })
  await form.getByLabel('Nome', { exact: false }).first().fill('Doppia')
  await form.getByLabel('Cognome').fill('Prova')
  await form.getByRole('button', { name: 'Salva' }).dblclick()
  await expect(page).toHaveURL(/\/clienti\/[\da-f-]{36}$/)
  await page.goBack()
  await expect(page).toHaveURL('/clienti')
  await expect(page.getByRole('link', { name: /Prova Doppia/ })).toHaveCount(1)
})

test('going back closes an open sheet first, and then leaves the page @phone', async ({ page, account: _account }) => {
  await page.goto('/clienti')
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  const sheet = page.getByRole('dialog', { name: 'Informazioni Cliente' })
  const preview = page.getByRole('img', { name: 'Anteprima della foto Prima' })
  await openClientDialog(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/app')
  await expect(preview).toBeVisible()

  // A sheet that was closed otherwise costs no step back.
  await openClientDialog(page)
  await sheet.getByRole('button', { name: 'Chiudi' }).click()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/clienti')
})
