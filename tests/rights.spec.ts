import { readFile } from 'node:fs/promises'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { expectAccessible } from './fixtures/accessibility.ts'
import { act, openingButton, photoField, recentCards, renderedPhoto } from './fixtures/analysis.ts'
import { buildSalon } from './fixtures/salons.ts'
import { expect, test } from './fixtures/test.ts'

const refused = (status: number) => new RegExp(`status of ${status}`)
const MARIA = { firstName: 'Maria', lastName: 'De Santis' }

async function unzip(path: string) {
  const reader = new ZipReader(new BlobReader(new Blob([await readFile(path)])))
  const entries = await reader.getEntries()
  const names = entries.map(({ filename }) => filename)
  const text = async (name: string) => {
    const entry = entries.find(({ filename }) => filename === name)
    return entry && !entry.directory ? entry.getData(new TextWriter()) : ''
  }
  return { names, text }
}

test('the profile exports all data of the salon as a ZIP file, and a card exports the data of one client', async ({
  page,
  signIn,
}) => {
  const { owner: account } = await signIn({ analyses: [{ client: MARIA }, {}] })
  await page.goto('/salone?tab=privacy')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta tutto' }).click()
  const download = await started
  expect(new URL(download.url()).search).toBe('')
  expect(download.suggestedFilename()).toMatch(/^riflesso-dati-\d{4}-\d{2}-\d{2}\.zip$/)
  await expect(page.getByText('Esportazione completata: il file è tra i download.')).toBeVisible()
  const zip = await unzip(await download.path())
  expect(zip.names[0]).toBe('LEGGIMI.txt')
  expect(await zip.text('LEGGIMI.txt')).toContain(account.companyName)
  expect(await zip.text('clienti.csv')).toContain('De Santis;Maria')
  expect(zip.names.filter((name) => name.endsWith('.jpg'))).toHaveLength(2)

  await page.goto('/clienti')
  await page.getByRole('link', { name: 'De Santis Maria' }).click()
  const ofClient = page.waitForEvent('download')
  await act(page, 'Esporta i dati')
  expect((await ofClient).suggestedFilename()).toMatch(/^riflesso-cliente-/)
  await expect(page.getByText('Esportazione completata', { exact: false })).toBeVisible()
  const card = await unzip(await (await ofClient).path())
  expect(card.names.filter((name) => name.endsWith('.jpg'))).toHaveLength(1)
})

test('a running export shows its progress and can be cancelled', async ({ page, account: _account }) => {
  let state = 'running'
  const answer = () => ({
    id: '01920000-0000-7000-8000-000000000000',
    state,
    analyses: { done: 12, total: 340 },
    photos: { done: 20, total: 512 },
  })
  await page.route('**/api/exports', (route) => route.fulfill({ json: { ...answer(), ticket: 'once' } }))
  // A response that does not navigate, like a download.
  await page.route('**/api/exports/*/archive', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/exports/*', (route) => {
    if (route.request().method() === 'DELETE') state = 'cancelled'
    return route.fulfill({ json: answer() })
  })
  await page.goto('/salone?tab=privacy')
  await page.getByRole('button', { name: 'Esporta tutto' }).click()
  await expect(page.getByText('12 di 340 analisi · 20 di 512 foto')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Avanzamento dell’esportazione' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annulla esportazione' }).click()
  await expect(page.getByText('Esportazione annullata', { exact: false })).toBeVisible()
  state = 'failed'
  await page.getByRole('button', { name: 'Esporta tutto' }).click()
  await expect(page.getByText('L’esportazione si è interrotta', { exact: false })).toBeVisible()
})

test('deleting an analysis asks for confirmation', async ({ page, signIn }) => {
  await signIn({ analyses: [{ client: MARIA }, {}] })
  await page.goto('/app')
  const cards = recentCards(page)
  await expect(cards).toHaveCount(2)
  await openingButton(cards).click()
  await act(page, 'Elimina')
  const question = page.getByRole('dialog', { name: 'Eliminare l’analisi?' })
  await expect(question.getByText('L’analisi usata non viene restituita.', { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await act(page, 'Elimina')
  await question.getByRole('button', { name: 'Elimina', exact: true }).click()
  await expect(page.getByText('Analisi eliminata')).toBeVisible()
  await expect(cards).toHaveCount(1)

  await cards.first().getByRole('button').first().click()
  const details = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(details.getByText('Maria De Santis', { exact: false })).toBeVisible()
  await act(page, 'Elimina')
  await question.getByRole('button', { name: 'Elimina', exact: true }).click()
  await expect(details).toBeHidden()
  await expect(page.getByText('Nessuna analisi recente disponibile')).toBeVisible()
})

test('deleting the salon needs the password and a typed word, and ends all access', async ({
  page,
  signIn,
  tolerate,
}) => {
  tolerate(refused(403))
  tolerate(refused(401))
  const { owner: account } = await signIn({ analyses: [{ client: MARIA }] })
  await page.goto('/salone?tab=privacy')
  await page.getByRole('button', { name: 'Elimina...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Elimina il salone' })
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect(dialog.getByText('Password attuale richiesta')).toBeVisible()
  await dialog.getByLabel('La tua password').fill('non è questa')
  await dialog.getByLabel('Scrivi ELIMINA per confermare').fill('sì')
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect(dialog.getByText('Scrivi ELIMINA per confermare').nth(1)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Scrivi ELIMINA per confermare').fill('elimina')
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible()
  await dialog.getByLabel('La tua password').fill(account.password)
  await dialog.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Account eliminato')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const login = await page.request.post('/api/login', { data: { email: account.email, password: account.password } })
  expect(login.status()).toBe(401)
})

test('shortening the retention of photos asks for confirmation', async ({ page, account: _account }) => {
  await page.goto('/salone?tab=privacy')
  const months = page.getByLabel('Foto delle analisi con cliente')
  await expect(months).toHaveValue('24')
  await months.selectOption('6')
  const question = page.getByRole('dialog', { name: 'Conservare le foto per meno tempo?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Annulla' }).click()
  await expect(question).toBeHidden()
  await expect(months).toHaveValue('24')
  await months.selectOption('6')
  await question.getByRole('button', { name: 'Conserva per meno tempo' }).click()
  await expect(page.getByText('Scelta salvata')).toBeVisible()
  // A longer retention asks nothing. Wait for the request: a reload before it would discard the choice.
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/salon-settings') && response.ok())
  await months.selectOption('36')
  await saved
  await expect(question).toBeHidden()
  await page.reload()
  await expect(months).toHaveValue('36')
})

test('an analysis whose photos have expired shows when they were deleted', async ({ page, signIn }) => {
  await signIn({ analyses: [{ client: MARIA }] })
  await page.route('**/api/analysis/*/full', async (route) => {
    const response = await route.fetch()
    const json = { ...(await response.json()), photos: [], photosDeletedAt: '2026-03-02T09:00:00.000Z' }
    await route.fulfill({ response, json })
  })
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(page.getByText('Foto eliminate il 2 marzo 2026', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Formula Tecnica e Applicazione' })).toBeVisible()
  await expectAccessible(page)
})

test('a user who has not accepted the current terms must accept them at sign-in or leave', async ({
  page,
  request,
}) => {
  const { owner: account } = await buildSalon(request, { hasAcceptedTerms: false })
  await page.goto('/auth')
  const login = async () => {
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  }
  await login()
  const dialog = page.getByRole('dialog', { name: 'Termini aggiornati' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Accetto e continuo' }).click()
  await expect(dialog.getByText('Accetta i termini per continuare')).toBeVisible()
  await dialog.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/auth')
  await login()
  await dialog.getByLabel(/^Ho letto e accetto/).check()
  await dialog.getByRole('button', { name: 'Accetto e continuo' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Analisi Recenti' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('logging out clears everything but preferences from a shared tablet [R4-007]', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  // A draft, which would outlive an expired session.
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request))
  await page.evaluate(async () => {
    localStorage.setItem('timers', 'Maria 35 minuti')
    localStorage.setItem('mantine-color-scheme-value', 'dark')
    sessionStorage.setItem('draft', 'Maria')
    await caches.open('answers').then((cache) => cache.put('/api/clients', new Response('Maria')))
    const opening = indexedDB.open('archive')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    opening.result.close()
  })
  /** Names of the databases, and the number of their records. */
  const databases = () =>
    page.evaluate(async () => {
      const counts: [string, number][] = []
      const done = (request: IDBRequest) =>
        new Promise((resolve) => {
          request.onsuccess = () => resolve(undefined)
        })
      for (const { name = '' } of await indexedDB.databases()) {
        const opening = indexedDB.open(name)
        await done(opening)
        const database = opening.result
        for (const store of database.objectStoreNames) {
          const count = database.transaction(store).objectStore(store).count()
          await done(count)
          counts.push([name, count.result])
        }
        database.close()
      }
      return counts
    })
  // A photo and further photos for each slot, and the answers.
  await expect.poll(databases).toEqual([['drafts', 5]])
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/auth')
  const left = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: sessionStorage.getItem('draft'),
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  const nothing = { local: ['mantine-color-scheme-value'], session: null, caches: [], databases: ['drafts'] }
  await expect.poll(left).toEqual(nothing)
  expect(await databases()).toEqual([['drafts', 0]])
})

test('a pair of clients marked as different people is no longer suggested as duplicates', async ({ page, signIn }) => {
  await signIn({ clients: ['333 1', '333 2'].map((phone) => ({ ...MARIA, phone })) })
  await page.goto('/clienti')
  await page.getByRole('button', { name: 'Trova doppioni' }).click()
  const dialog = page.getByRole('dialog', { name: 'Doppioni' })
  await dialog.getByRole('button', { name: 'Non è la stessa persona' }).click()
  await expect(dialog.getByText('Nessun doppione trovato.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Trova doppioni' }).click()
  await expect(dialog.getByText('Nessun doppione trovato.')).toBeVisible()
})
