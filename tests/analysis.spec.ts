import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import {
  analyseButton,
  analyseWithoutClient,
  openingButton,
  photoField,
  recentCards,
  renderedPhoto,
} from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test('a sample fills both slots; a new analysis clears everything [R2-050 R2-057 R4-015]', { tag: '@phone' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await page.getByRole('button', { name: 'Prova con una foto di esempio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Foto di esempio' })
  const sample = dialog.getByRole('button', { name: /Da castano a rame/ })
  await sample.click()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Dopo' })).toBeVisible()

  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByText('Altri dettagli').click()
  await page.getByLabel('Henné').selectOption('no')
  await page.getByLabel('Ricrescita').fill('1.5')
  await expect(page.getByText('2 risposte')).toBeVisible()
  await analyseWithoutClient(page)
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  // The readings lie on the photos, and the answers can no longer be changed.
  await expect(page.getByText(/^Livello\s\d+,\d\s±\s\d,\d\s·\s/)).toHaveCount(2)
  await expect(page.getByLabel('Tipologia')).toBeDisabled()

  await page.getByRole('button', { name: 'Modifica i dati' }).click()
  await expect(page.getByLabel('Tipologia')).toHaveValue('naturale')
  await expect(page.getByRole('img', { name: 'Anteprima della foto Dopo' })).toBeVisible()
  await analyseWithoutClient(page)
  await page.getByRole('button', { name: 'Nuova Analisi' }).click()
  await expect(page.getByRole('img', { name: /Anteprima della foto/ })).toHaveCount(0)
  await expect(page.getByLabel('Tipologia')).toHaveValue('')
  await expect(page.getByText('2 risposte')).toHaveCount(0)
  await expect(analyseButton(page)).toBeDisabled()
})

test('choosing another option shows, exports and remembers that one as a whole', async ({
  page,
  account: _account,
  tolerate,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request, 'prima'))
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
  await analyseWithoutClient(page)
  const options = page.getByRole('radiogroup', { name: 'Strade possibili' })
  await expect(options.getByRole('radio', { name: /Equilibrata/ })).toBeChecked()
  const archived = await resultShown(page)

  const saved = page.waitForResponse((response) => response.url().endsWith('/option') && response.ok())
  await options.getByText('Prudente').click()
  await saved
  const chosen = await resultShown(page)
  expect(chosen.colour).not.toBe(archived.colour)
  expect(chosen.formula).not.toBe(archived.formula)
  const card = await textOf(options.getByRole('radio', { name: /Prudente/ }).locator('..'))
  for (const part of [chosen.colour, chosen.time, chosen.sessions]) expect(card).toContain(part)
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain(chosen.colour.toUpperCase())
  expect(text).not.toContain(archived.colour.toUpperCase())
  expect(text).toContain(`Tempo totale: ${chosen.time}`)

  await page.reload()
  await openingButton(recentCards(page)).click()
  const overlay = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(overlay.getByRole('radio', { name: /Prudente/ })).toBeChecked()
  await expect(overlay.getByRole('heading', { name: chosen.colour, level: 2 })).toBeVisible()
  await expectAccessible(page)

  // A choice that cannot be saved is shown all the same.
  tolerate(/ERR_FAILED/)
  await page.route('**/option', (route) => route.abort())
  await overlay.getByText('Equilibrata').click()
  await expect(page.getByText('Scelta non salvata')).toBeVisible()
  await expect(overlay.getByRole('heading', { name: archived.colour, level: 2 })).toBeVisible()
})

/** What is read there: the space that keeps a number with its unit is a space. */
const textOf = async (place: Locator): Promise<string> => ((await place.textContent()) ?? '').replaceAll('\u00a0', ' ')

/** What the result says in its different places. */
const resultShown = async (page: Page) => ({
  colour: await textOf(page.locator('#result-title')),
  time: await textOf(page.getByText('Tempo totale').locator('xpath=following-sibling::*')),
  sessions: await textOf(page.getByText(/^\d+ sedut[ae]$/)),
  formula: await textOf(page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })),
})

test('cancelling uses nothing [R2-052 R4-013]', async ({ page, account: _account }) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  // A slow line, so that the upload is under way when it is cancelled.
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

  // The photo is still there, and so is every analysis.
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 rimaste')).toBeVisible()
  await expect(page.getByText('Nessuna analisi recente disponibile')).toBeVisible()
})

test('what is missing or wrong is said in the words of the product [R2-050 R2-051 R5-016 R5-017 R5-018]', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  const analyse = analyseButton(page)
  const press = async () => {
    await analyse.focus()
    await page.keyboard.press('Enter')
  }
  await expect(analyse).toBeDisabled()
  const needs = page.getByRole('list', { name: 'Che cosa serve' }).getByRole('listitem')
  await expect(needs).toHaveText([/^Almeno una foto dei capelli\s*manca$/, /manca$/, /manca$/, /manca$/])
  await press()
  await expect(page.getByText('Immagine mancante')).toBeVisible()
  await expect(page.getByText('Carica almeno una foto dei capelli')).toBeVisible()

  await photoField(page, 'Prima').setInputFiles({
    name: 'scheda.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await expect(page.getByText('Formato non supportato')).toBeVisible()
  await expect(page.getByText('Carica solo file immagine (JPG, PNG, HEIC)')).toBeVisible()
  await photoField(page, 'Prima').setInputFiles({
    name: 'grande.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  })
  await expect(page.getByText('File troppo grande')).toBeVisible()
  await expect(page.getByText('Il file deve essere inferiore a 10MB')).toBeVisible()

  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  for (const [label, option, message] of [
    ['Tipologia', 'naturale', 'Seleziona la tipologia dei capelli'],
    ['Base di partenza', 'livello5', 'Seleziona la base di partenza'],
    ['Stato dei capelli', 'buono', 'Seleziona lo stato dei capelli'],
  ] as const) {
    await press()
    await expect(page.getByText('Parametri mancanti')).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    await page.getByLabel(label).selectOption(option)
  }
  await expect(analyse).toBeEnabled()
  await expect(needs).toHaveText([/presente$/, /presente$/, /presente$/, /presente$/])
  await page.getByRole('button', { name: 'Rimuovi la foto Dopo' }).click()
  await expect(analyse).toBeDisabled()
})

test('a photo without hair is told so and nothing is lost; a HEIC photo holds its place [R4-012 R8-010]', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/status of 422/)
  await page.goto('/app')
  const blank = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 400
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = 'seagreen'
    context?.fillRect(0, 0, 400, 400)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await photoField(page, 'Prima').setInputFiles({
    name: 'muro.png',
    mimeType: 'image/png',
    buffer: Buffer.from(blank, 'base64'),
  })
  await page.getByLabel('Stato dei capelli').selectOption('discreto')
  await analyseWithoutClient(page)
  // The first photo of a server that has just started, while the browser reads it too.
  await expect(page.getByText('⚠️ Errore Analisi Professionale')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await expect(page.getByLabel('Stato dei capelli')).toHaveValue('discreto')
  await expect(page.getByText('3 rimaste')).toBeVisible()
  // The photo itself says that it is the one.
  const slot = page.getByRole('group', { name: 'Foto Prima' })
  await expect(slot.getByText('Non riusciamo a riconoscere i capelli', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await expect(slot.getByText('Non riusciamo a riconoscere i capelli', { exact: false })).toHaveCount(0)
  // One toast at a time: the one of Dopo must not be replaced by a late one of Prima.
  await expect(page.getByText('La foto Prima è pronta per l’analisi.')).toBeVisible()

  await photoField(page, 'Dopo').setInputFiles({
    name: 'IMG_1.HEIC',
    mimeType: '',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
  })
  await expect(page.getByText('IMG_1.HEIC')).toBeVisible()
  await expect(page.getByText('Anteprima non disponibile in questo browser')).toBeVisible()
  await expect(page.getByText('La foto Dopo è pronta per l’analisi.')).toBeVisible()
})

test('without a connection everything says so, and nothing is lost [R8-031]', async ({ page, signIn, tolerate }) => {
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
  // What was loaded before is still there, and says that it may be old.
  await expect(cards).toHaveCount(1)
  const offline = page.getByText('Senza connessione: mostriamo le copie', { exact: false })
  await expect(offline).toBeVisible()
  await expectAccessible(page)

  // It asks anew by itself when the connection is back.
  await page.context().setOffline(false)
  await expect(offline).toHaveCount(0)
  await analyseButton(page).click()
  await expect(dialog.getByLabel('Cerca cliente')).toHaveValue('bell')
})

test('without a camera one is sent to the file [R8-014]', async ({ page, account: _account }) => {
  await page.goto('/app')
  await page.getByRole('button', { name: 'Fotocamera' }).click()
  await expect(page.getByText('Errore fotocamera')).toBeVisible()
  await expect(page.getByText("Impossibile accedere alla fotocamera. Utilizza 'Scegli Foto'.")).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Scatta la foto Prima' })).toBeHidden()
})

test('a paid salon at its monthly limit is told when the count starts again', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/status of 403/)
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  // Fifty analyses of a paid salon take too long: this is what the server answers to the next one.
  await page.route('**/api/analyze-color', (route) =>
    route.fulfill({
      status: 403,
      json: {
        error: 'Ha usato tutte le analisi del Suo piano.',
        code: 'requires-upgrade',
        requiresUpgrade: true,
        trialAnalysesUsed: 0,
        resetDate: '2031-04-15T10:00:00.000Z',
      },
    }),
  )
  await analyseWithoutClient(page)
  const limit = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await expect(limit.getByText('Il conteggio riparte il 15 aprile 2031.', { exact: false })).toBeVisible()
  await expect(page.getByText('Trial Esaurite')).toHaveCount(0)
  await expect(limit.getByRole('button', { name: 'Scegli Pro' })).toBeVisible()
  await expect(limit.getByRole('region', { name: 'Basic' })).toHaveCount(0)
  await expectAccessible(page)
  await limit.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
})

test('a client that cannot be saved does not stop the analysis; the fourth one is refused [R2-058 R4-016 R4-017 R8-011 R9-001]', async ({
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
  // The toast of the finished analysis takes the place of the one about the client.
  let answer = () => {}
  const read = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/analyze-color', async (route) => {
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
  await expect(page.getByRole('button', { name: 'Modifica i dati' })).toBeVisible()
  await expect(page.getByText('0 rimaste')).toBeVisible()
  // Other toasts have come since: the result still says it.
  await expect(page.getByText('questa analisi è nell’archivio senza nome', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: 'Modifica i dati' }).click()
  await analyseWithoutClient(page)
  const over = page.getByRole('dialog', { name: 'Analisi Trial Esaurite!' })
  await expect(over.getByText('Ha usato 3 delle 3 analisi gratuite.')).toBeVisible()
  await expect(over.getByRole('button', { name: 'INIZIA OGGI' })).toBeVisible()
})
