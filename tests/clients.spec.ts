import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { act, analyseButton, photoField, renderedPhoto } from './fixtures/analysis.ts'
import { test } from './fixtures/test.ts'

const DAY_MS = 86_400_000

/** Value of a datetime-local field. */
const localTime = (page: Page, daysAgo: number) =>
  page.evaluate((ms) => {
    const date = new Date(Date.now() - ms)
    return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  }, daysAgo * DAY_MS)

async function consentTo(page: Page, kind: 'Foto' | 'Dati sulla salute'): Promise<void> {
  await page.getByRole('button', { name: `Registra il consenso: ${kind}` }).click()
  const dialog = page.getByRole('dialog', { name: `Consenso · ${kind}` })
  await expect(dialog.getByLabel('Testo del consenso')).toHaveValue(/^Acconsento/)
  await dialog.getByRole('button', { name: 'La persona acconsente' }).click()
  await expect(page.getByRole('button', { name: `Revoca il consenso: ${kind}` })).toBeVisible()
}

const inHeader = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pagine' }).getByRole('link', { name })

test('a client is added, found by name and telephone, changed and deleted', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/status of 400/)
  await page.goto('/app')
  await inHeader(page, 'Clienti').click()
  await expect(page.getByText('Nessun cliente in archivio')).toBeVisible()

  await page.getByRole('button', { name: 'Nuovo cliente' }).click()
  const added = page.getByRole('dialog', { name: 'Nuovo cliente' })
  await added.getByRole('textbox', { name: 'Nome', exact: true }).fill('Nicolò')
  await added.getByLabel('Cognome').fill("D'Amico")
  await added.getByLabel('Telefono').fill('+39 333 1234567')
  await added.getByLabel('Data di nascita').fill('1990-05-17')
  await added.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "Nicolò D'Amico" })).toBeVisible()
  await expect(page.getByText('17 maggio 1990')).toBeVisible()

  await page.getByRole('button', { name: 'Modifica' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica i dati' })
  await dialog.getByLabel('Email').fill('non una email')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText('Email non valida')).toBeVisible()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill('nico@example.it')
  await dialog.getByLabel('Data di nascita').fill('2100-01-01')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText('Data non valida')).toBeVisible()
  await dialog.getByLabel('Data di nascita').fill('1990-05-17')
  await dialog.getByLabel('Note').fill('Preferisce il sabato')
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'nico@example.it' })).toBeVisible()
  await expect(page.getByText('Preferisce il sabato')).toBeVisible()

  await page.getByRole('link', { name: 'Tutti i clienti' }).click()
  const search = page.getByRole('textbox', { name: 'Cerca un cliente' })
  for (const [term, count] of [
    ['nicolo', 1],
    ['333 12', 1],
    ['nico@', 1],
    ['rossi', 0],
  ] as const) {
    await search.fill(term)
    await expect(
      page.getByText(count === 0 ? `Nessun cliente trovato per "${term}"` : `1 cliente trovato per "${term}"`),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: 'Clienti del salone' }).getByRole('link')).toHaveCount(count)
  }
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click()
  await expect(search).toBeFocused()

  await page.getByRole('link', { name: /D'Amico Nicolò/ }).click()
  await act(page, 'Elimina')
  const confirm = page.getByRole('dialog', { name: "Eliminare Nicolò D'Amico?" })
  await expect(confirm.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await confirm.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect(page.getByText('Cliente eliminata')).toBeVisible()
  await expect(page).toHaveURL('/clienti')
  await expect(page.getByText('Nessun cliente in archivio')).toBeVisible()
})

test('health notes need consent, patch tests 48 hours, and both are deleted when consent is withdrawn', async ({
  page,
  signIn,
  tolerate,
}) => {
  tolerate(/status of 400/)
  const { clientIds } = await signIn({ clients: [{ firstName: 'Anna', lastName: 'Bianchi' }] })
  await page.goto(`/clienti/${clientIds[0]}`)
  await expect(page.getByText('Per annotare allergie e test serve il consenso')).toBeVisible()
  await expect(page.getByText('Nessun test di sensibilità: piano in attesa di test')).toBeVisible()
  await consentTo(page, 'Dati sulla salute')

  await page.getByRole('button', { name: 'Registra un test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registra un test' })
  await dialog.getByText('Negativo').click()
  await dialog.getByRole('button', { name: 'Registra', exact: true }).click()
  await expect(page.getByText('Un esito negativo si legge dopo 48 ore')).toBeVisible()
  await dialog.getByLabel('Applicato il').fill(await localTime(page, 3))
  await dialog.getByRole('button', { name: 'Registra', exact: true }).click()
  await expect(page.getByText('Test di sensibilità negativo, valido')).toBeVisible()

  await page.getByRole('button', { name: 'Registra un test' }).click()
  await dialog.getByRole('button', { name: 'Registra', exact: true }).click()
  await expect(page.getByText('Si legge dal')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Segna negativo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Segna positivo' }).click()
  await expect(page.getByText('Test di sensibilità positivo: colorazione a ossidazione esclusa')).toBeVisible()

  await page.getByRole('radiogroup').getByText('No', { exact: true }).click()
  await page.getByLabel('Altre allergie').fill('Nichel')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Nessuna allergia alle tinte')).toBeVisible()

  await page.getByRole('button', { name: 'Revoca il consenso: Dati sulla salute' }).click()
  await page.getByRole('dialog', { name: 'Revocare il consenso?' }).getByRole('button', { name: 'Revoca' }).click()
  await expect(page.getByText('Per annotare allergie e test serve il consenso')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Consensi precedenti')).toBeVisible()
  await expect(page.getByLabel('Altre allergie')).toHaveCount(0)
})

test('an analysis uses the card of its client and stores its colour there', async ({ page, signIn }) => {
  const { clientIds } = await signIn({ clients: [{ firstName: 'Bice', lastName: 'Neri' }] })
  await page.goto(`/clienti/${clientIds[0]}`)
  await page.getByRole('button', { name: 'Modifica' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifica i dati' })
  const year = new Date().getFullYear()
  await dialog.getByLabel('Data di nascita').fill(`${year - 12}-01-01`)
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Meno di 16 anni')).toBeVisible()
  await expect(page.getByText('Nessuna analisi ancora')).toBeVisible()

  await inHeader(page, 'Analisi').click()
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await analyseButton(page).click()
  const step = page.getByRole('dialog', { name: 'Informazioni Cliente' })
  await step.getByLabel('Cerca cliente').fill('bic')
  await step.getByRole('button', { name: /Bice Neri/ }).click()
  await expect(step.getByText('Meno di 16 anni: nessuna colorazione né decolorazione')).toBeVisible()
  await expect(step.getByText('Consenso alle foto non registrato')).toBeVisible()
  await expectAccessible(page)
  await step.getByRole('button', { name: 'Avvia l’analisi' }).click()
  await expect(page.getByText(/Sotto i 16 anni non si eseguono/).first()).toBeVisible()

  await inHeader(page, 'Clienti').click()
  await page.getByRole('link', { name: /Neri Bice/ }).click()
  const colour = page.getByRole('region', { name: 'Colori nel tempo' }).getByRole('button', { name: /Fatta da/ })
  await expect(colour).toHaveCount(1)
  await expect(colour).toContainText('Livello')
  await colour.click()
  const overlay = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(overlay.getByText('Bice Neri')).toBeVisible()
  await overlay.getByRole('button', { name: "Chiudi l'analisi" }).click()
  await expect(colour).toBeFocused()
})

test('clients are listed, imported, exported, and two cards of one person are merged', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/status of 400/)
  await page.goto('/clienti')
  await page.getByRole('button', { name: 'Importa CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importa clienti' })
  const field = dialog.locator('input[type=file]')
  const choose = (name: string, text: string) =>
    field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') })
  await choose('sbagliato.csv', 'Anna;Bianchi')
  await expect(dialog.getByRole('alert')).toContainText('manca l’intestazione')
  await choose('clienti.csv', 'Nome;Cognome;Telefono\nNicolò;Rossi;333 1\n;Verdi;\nNicolò;Rossi;333 2\n')
  await expect(dialog.getByText('2 clienti da aggiungere')).toBeVisible()
  await expect(dialog.getByText('Riga 3: Nome: Nome richiesto')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Importa 2 clienti' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Importa senza le righe con errori').check()
  await confirm.click()
  await expect(page.getByText('2 clienti aggiunti.')).toBeVisible()
  const links = page.getByRole('list', { name: 'Clienti del salone' }).getByRole('link')
  await expect(links).toHaveCount(2)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^clienti-\d{4}-\d{2}-\d{2}\.csv$/)

  await page.getByRole('button', { name: 'Trova doppioni' }).click()
  const duplicates = page.getByRole('dialog', { name: 'Doppioni' })
  await expect(duplicates.getByText('stesso nome')).toBeVisible()
  await duplicates.getByRole('button', { name: 'Tieni questa: scheda 1 di Nicolò Rossi' }).click()
  await page.getByRole('dialog', { name: 'Unire le schede?' }).getByRole('button', { name: 'Unisci' }).click()
  await expect(page.getByText('Nessun doppione trovato.')).toBeVisible()
  await duplicates.getByRole('button', { name: 'Chiudi' }).click()
  await expect(links).toHaveCount(1)
})

test('an unknown card is reported as not found, and a card needs a session', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/status of 40[04]/)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'pippo']) {
    await page.goto(`/clienti/${id}`)
    await expect(page.getByText('Cliente non trovata')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goto('/clienti')
  await expect(page).toHaveURL('/auth')
})
