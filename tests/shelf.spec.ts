import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { confirmPatchTest } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Natural and warm shades at every depth that a salon works with, two tubes each, as a pasted list. */
const PASTED = ['4/0', '5/0', '6/0', '7/0', '8/0', '9/0', '4/3', '5/3', '6/3', '7/3', '8/3', '5/4', '6/4', '7/4', '8/4']
const WARM = [
  '5/44',
  '6/44',
  '7/44',
  '8/44',
  '6/34',
  '7/34',
  '8/34',
  '6/43',
  '7/43',
  '8/43',
  '5/6',
  '6/6',
  '7/6',
  '6/5',
]

/** All other products, as a supplier's list. */
const CSV = [
  'Marca;Linea;Tipo;Codice;Volumi;Formato;Prezzo;Pezzi',
  ...WARM.map((code) => `Aurora;Crema;Crema colore;${code};;60;8,90;2`),
  ...[5, 10, 20, 30, 40].map((volume) => `Aurora;Attiva;Ossidante;${volume} vol;${volume};1000;6,50;2`),
  'Aurora;Lampo;Polvere decolorante;Blu;;500;19,00;2',
  'Aurora;Velo;Tono su tono;5/0;;60;9,50;2',
  'Aurora;Lucido;Gloss;5/0;;60;9,50;2',
  'Aurora;Velo;Tono su tono;7/0;;60;9,50;2',
  'Aurora;Fine;Cura;pH 4,5;;1000;12,00;1',
  'Aurora;Fine plex;Plex;1;;250;40,00;1',
].join('\n')

const dialog = (page: Page) => page.getByRole('dialog').last()

/** Reads the list of the open dialog and puts all its products on the shelf. */
async function readAndPut(page: Page, products: number): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Leggi la lista' }).click()
  await dialog(page)
    .getByRole('button', { name: `Metti ${products} prodotti` })
    .click()
  await expect(page.getByText('Scaffale aggiornato')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Confirms the usual values of a line's sheet. */
async function verify(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: `Scheda di ${line}`, exact: true }).click()
  await dialog(page).getByText('Verificata', { exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

// A salon's first half hour on the phone in one test, because each step needs the data of the previous one.
test('forty tubes are put on the shelf, a formula is read in them, weighed, closed offline, and listed in the month', async ({
  page,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { analysisIds } = await signIn({ analyses: [{ isTransformation: true }] })
  await page.goto('/scaffale')
  await page.getByRole('button', { name: 'Incolla una lista' }).click()
  await dialog(page)
    .getByLabel('La tua lista')
    .fill(PASTED.map((code) => `${code} 2`).join('\n'))
  await dialog(page).getByLabel('Marca').fill('Aurora')
  await dialog(page).getByLabel('Linea').fill('Crema')
  await readAndPut(page, PASTED.length)

  await page.getByRole('button', { name: 'Incolla una lista' }).click()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'fornitore.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
  await readAndPut(page, CSV.split('\n').length - 1)
  await expect(page.getByText(/^40 prodotti · valore /)).toBeVisible()
  await expectAccessible(page)
  for (const line of ['Crema', 'Attiva', 'Lampo', 'Velo', 'Lucido', 'Fine', 'Fine plex']) await verify(page, line)

  await page.goto(`/app?analisi=${analysisIds[0]}`)
  await page.getByRole('button', { name: 'Con i miei tubi' }).click()
  const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
  const mixed = formula.getByRole('listitem').filter({ hasText: /Gli stessi tubi|Miscela dei tuoi/ })
  await expect(mixed.first()).toContainText(/\d+\sg.*7\/4+ Aurora/s)
  const cost = formula.getByRole('region', { name: 'Costo e prezzo' })
  await expect(cost).toContainText('€')
  // Clear of the bar at the lower edge, which would cover a part of it.
  await cost.getByRole('link').evaluate((link) => link.scrollIntoView({ block: 'center' }))
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Modalità ciotola' }).click()
  const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
  await confirmPatchTest(page)
  const weigh = bowl.getByRole('button', { name: /^(Pesa dal tuo scaffale|Pesati)/ })
  const next = bowl.getByRole('button', { name: 'Fase successiva' })
  for (;;) {
    await weigh.click()
    const asPlanned = dialog(page).getByRole('button', { name: 'Come da formula' })
    if ((await asPlanned.count()) > 0) await asPlanned.click()
    await dialog(page).getByLabel('Avanzo').fill('3')
    await dialog(page).getByRole('button', { name: 'Fatto' }).click()
    if ((await next.count()) === 0) break
    // By keyboard, like those below: they stand where 'Fatto' was, and a tap would be taken for the second of a double tap.
    await next.press('Enter')
  }
  await context.setOffline(true)
  await bowl.getByRole('button', { name: 'Fine', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Chiudi e scala' }).press('Enter')
  await expect(page.getByText(/^Manca la rete/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Servizio inviato')).toBeVisible()

  await page.goto('/scaffale')
  await page.getByRole('button', { name: 'Il mese' }).click()
  const months = dialog(page).getByLabel('Mese')
  await months.selectOption({ index: 0 })
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Scarica CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Giulia Ferri')
})
