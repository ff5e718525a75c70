import type { Page } from '@playwright/test'
import { analyseButton, archiveAnalysis, photoField, renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Informazioni Cliente' })

/** Opens the dialog with the name of a new client typed. */
async function typeNewClient(page: Page): Promise<void> {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await analyseButton(page).click()
  await dialogOf(page).getByText('Nuovo cliente').click()
  await dialogOf(page).getByLabel('Nome', { exact: false }).first().fill('Anna')
  await dialogOf(page).getByLabel('Cognome').fill('Rossi')
}

/** Counts the calls to an address from now on. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

for (const impatience of ['double click', 'double Enter'] as const)
  test(`a ${impatience} saves one client and starts one analysis`, { tag: '@desktop' }, async ({
    page,
    account: _account,
  }) => {
    await typeNewClient(page)
    const clients = countCalls(page, '/api/clients')
    const analyses = countCalls(page, '/api/analyze-color')
    const confirm = dialogOf(page).getByRole('button', { name: 'Avvia l’analisi' })
    if (impatience === 'double click') await confirm.dblclick()
    else
      await dialogOf(page)
        .locator('form')
        .evaluate((form: HTMLFormElement) => {
          form.requestSubmit()
          form.requestSubmit()
        })
    await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
    await expect(page.getByText('2 rimaste')).toBeVisible()
    expect([clients(), analyses()]).toEqual([1, 1])
  })

test('two quick confirmations without a client start one analysis', { tag: '@desktop' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  const analyses = countCalls(page, '/api/analyze-color')
  await analyseButton(page).click()
  await dialogOf(page).getByLabel('Procedi senza salvare il cliente').check()
  await dialogOf(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit()
      form.requestSubmit()
    })
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  expect(analyses()).toBe(1)
})

test('a dialog that is cancelled while the client is saved starts nothing, and keeps the client [R8-046]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await typeNewClient(page)
  const analyses = countCalls(page, '/api/analyze-color')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/clients', async (route) => {
    await held
    await route.continue()
  })
  await dialogOf(page).getByRole('button', { name: 'Avvia l’analisi' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Salvataggio...' })).toBeDisabled()
  await dialogOf(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(dialogOf(page)).toBeHidden()
  answer()
  await expect(page.getByText('Cliente salvato')).toBeVisible()
  await analyseButton(page).click()
  await expect(dialogOf(page).getByText('Anna Rossi')).toBeVisible()
  expect(analyses()).toBe(0)
})

test('without a connection a client that cannot be saved holds nothing up', { tag: '@desktop' }, async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await typeNewClient(page)
  await page.context().setOffline(true)
  await dialogOf(page).getByRole('button', { name: 'Avvia l’analisi' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('⚠️ Errore Analisi Professionale')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
})

test('the keyboard stays with the client that was picked, and with what can be changed [R2-053 R4-015 R5-008]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await page.goto('/app')
  await archiveAnalysis(page, { firstName: 'anna', lastName: 'bellini' })
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await expect(page.getByText('Immagine caricata')).toBeVisible()
  const searches: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search-clients')) searches.push(request.url())
  })
  await analyseButton(page).click()
  // What was said before does not lie on the dialog.
  await expect(page.getByText('Immagine caricata')).toHaveCount(0)

  const field = dialogOf(page).getByLabel('Cerca cliente')
  await field.fill('  ')
  await field.fill('zzz')
  await dialogOf(page).getByRole('button', { name: 'Crea un nuovo cliente' }).press('Enter')
  expect(searches.map((url) => new URL(url).search)).toEqual(['?q=zzz'])
  await expect(dialogOf(page).getByLabel('Nome', { exact: false }).first()).toBeFocused()
  await dialogOf(page).getByText('Cliente esistente').click()
  await field.fill('bell')
  await dialogOf(page).getByRole('button', { name: 'Anna Bellini' }).press('Enter')
  const change = dialogOf(page).getByRole('button', { name: 'Cambia cliente' })
  await expect(change).toBeFocused()
  await change.press('Enter')
  await expect(field).toBeFocused()
  await dialogOf(page).getByRole('button', { name: 'Anna Bellini' }).press('Enter')
  await dialogOf(page).getByRole('button', { name: 'Avvia l’analisi' }).press('Enter')

  await page.getByRole('button', { name: 'Modifica i dati' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Le foto' })).toBeFocused()

  await analyseButton(page).press('Enter')
  await expect(dialogOf(page).getByText('Anna Bellini')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Avvia l’analisi' }).press('Enter')
  await page.getByRole('button', { name: 'Nuova Analisi' }).press('Enter')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await analyseButton(page).press('Enter')
  await expect(field).toHaveValue('')
  await expect(dialogOf(page).getByText('Anna Bellini')).toHaveCount(0)
})
