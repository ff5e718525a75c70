import { expectAccessible } from './fixtures/accessibility.ts'
import {
  act,
  analyseButton,
  analyseWithoutClient,
  moreActions,
  photoField,
  recentCards,
  renderedPhoto,
} from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test('a cancelled analysis is not counted [R2-052 R4-013]', async ({ page, account: _account }) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  // A slow connection, so that the upload is in progress when it is cancelled.
  const session = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2000 }
  await session.send('Network.emulateNetworkConditions', slow)
  await analyseWithoutClient(page)
  const progress = page.getByRole('dialog', { name: 'Analisi in corso' })
  await expect(progress.getByRole('progressbar', { name: 'Invio delle foto' })).toBeVisible()
  await progress.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Analisi annullata')).toBeVisible()
  await expect(page.getByText('Richiesta cancellata - nessun consumo di analisi')).toBeVisible()
  await expect(progress).toBeHidden()
  await expect(analyseButton(page)).toBeFocused()
  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })

  // The photo and the allowance are unchanged.
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 rimaste')).toBeVisible()
  await expect(page.getByText('Nessuna analisi recente disponibile')).toBeVisible()
})

test('the app reports a lost connection and keeps photos and answers [R8-031]', async ({ page, signIn, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  await signIn({ analyses: [{ client: { firstName: 'Anna', lastName: 'Bellini' } }] })
  await page.goto('/app')
  const cards = recentCards(page)
  await expect(cards).toHaveCount(1)
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await page.getByLabel('Stato dei capelli').selectOption('discreto')
  await page.context().setOffline(true)

  await analyseButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Informazioni Cliente' })
  await dialog.getByLabel('Cerca cliente').fill('bell')
  await expect(dialog.getByText('Ricerca non riuscita', { exact: false })).toBeVisible()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Riprova' }).click()
  await expect(dialog.getByRole('button', { name: 'Anna Bellini' })).toBeVisible()
  await page.context().setOffline(true)
  await dialog.getByLabel('Procedi senza salvare il cliente').check()
  await dialog.getByRole('button', { name: 'Avvia l’analisi' }).click()
  await expect(page.getByText('⚠️ Errore Analisi Professionale')).toBeVisible()
  await expect(page.getByText('Il server non risponde', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await expect(page.getByLabel('Stato dei capelli')).toHaveValue('discreto')
  // Data loaded earlier stays visible, marked as possibly outdated.
  await expect(cards).toHaveCount(1)
  const offline = page.getByText('Senza connessione: mostriamo le copie', { exact: false })
  await expect(offline).toBeVisible()
  await expectAccessible(page)

  // It refetches when the connection is back.
  await page.context().setOffline(false)
  await expect(offline).toHaveCount(0)
  await analyseButton(page).click()
  await expect(dialog.getByLabel('Cerca cliente')).toHaveValue('bell')
})

test('an analysis continues when its client cannot be saved, and the fourth analysis is refused [R2-058 R4-016 R4-017 R8-011 R9-001]', async ({
  page,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  tolerate(/status of 403/)
  await signIn({ analyses: [{}, {}] })
  await page.goto('/app')
  await expect(page.getByText('1 rimasta')).toBeVisible()

  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await page.route('**/api/clients', (route) => route.abort())
  // The toast of the finished analysis replaces the one about the client.
  let answer = () => {}
  const read = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/analyze-color*', async (route) => {
    await read
    await route.continue()
  })
  await analyseButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Informazioni Cliente' })
  await dialog.getByText('Nuovo cliente').click()
  await dialog.getByLabel('Nome', { exact: false }).first().fill('Anna')
  await dialog.getByLabel('Cognome').fill('Rossi')
  await dialog.getByRole('button', { name: 'Avvia l’analisi' }).click()
  await expect(page.getByText('Errore salvataggio cliente')).toBeVisible()
  await expect(page.getByText('Cliente non salvato, ma analisi procederà')).toBeVisible()
  answer()
  await expect(moreActions(page)).toBeVisible()
  await expect(page.getByText('0 rimaste')).toBeVisible()
  // Later toasts replace that one; the result still shows the warning.
  await expect(page.getByText('questa analisi è nell’archivio senza nome', { exact: false })).toBeVisible()

  await act(page, 'Modifica i dati')
  await analyseWithoutClient(page)
  const over = page.getByRole('dialog', { name: 'Analisi Trial Esaurite!' })
  await expect(over.getByText('Hai usato 3 delle 3 analisi gratuite.')).toBeVisible()
  await expect(over.getByRole('button', { name: 'INIZIA OGGI' })).toBeVisible()
})
