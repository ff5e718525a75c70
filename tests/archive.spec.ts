import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { openingButton, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const ANNA = { firstName: 'Anna', lastName: 'Bellini' }

test('the archive is searched by client name, and the search is cleared [R2-060]', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn({ analyses: [{ client: ANNA }, { client: { firstName: 'Carla', lastName: 'Rossi' } }, {}] })
  await page.goto('/app')
  const cards = recentCards(page)
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toContainText(/meno di un minuto fa|1 minuto fa/)
  await expect(page.getByRole('button', { name: 'Mostra altre' })).toHaveCount(0)

  await expect(page.getByText('Le tue ultime analisi di colore')).toBeVisible()
  const search = page.getByPlaceholder('Cerca per nome o cognome cliente...')
  await search.fill('  BELLINI ')
  await expect(page.getByText('1 analisi trovate per "BELLINI"')).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Anna Bellini')
  await search.fill('anna bellini')
  await expect(page.getByText('1 analisi trovate per "anna bellini"')).toBeVisible()
  await search.fill('zzz')
  await expect(page.getByText('Nessuna analisi trovata per "zzz"')).toBeVisible()
  await expect(cards).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click()
  await expect(search).toBeFocused()
  await expect(cards).toHaveCount(3)
})

test('four cards at a time; an analysis opens over the page and closes in three ways [R2-064]', async ({
  page,
  signIn,
}) => {
  await signIn({ analyses: Array.from({ length: 6 }, () => ({})) })
  await page.goto('/app')
  const cards = recentCards(page)
  await expect(cards).toHaveCount(4)
  await page.getByRole('button', { name: 'Mostra altre' }).click()
  await expect(cards).toHaveCount(6)

  const overlay = page.getByRole('dialog', { name: 'Dettagli analisi' })
  const card = openingButton(cards.first())
  await card.click()
  await expect(overlay.getByText('Preparazione e Applicazione')).toBeVisible()
  await expect(page).toHaveURL(/\?analisi=/)
  const scrolling = () => page.evaluate(() => getComputedStyle(document.body).overflowY)
  expect(await scrolling()).toBe('hidden')
  const texts = await textsSeen(page)
  await overlay.getByRole('button', { name: "Chiudi l'analisi" }).click()
  await expect(overlay).toBeHidden()
  await expect(card).toBeFocused()
  await expect.poll(scrolling).not.toBe('hidden')
  expect(await texts()).not.toContain('Caricamento Analisi')

  await card.click()
  await overlay.getByRole('button', { name: 'Chiudi', exact: true }).click()
  await expect(overlay).toBeHidden()
  await card.press('Enter')
  await expect(overlay).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page).toHaveURL('/app')
})

/** Collects the text of everything that appears on the page from now on. */
async function textsSeen(page: Page): Promise<() => Promise<string>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) texts.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  return () => seen.evaluate((texts) => texts.join('\n'))
}

test('an analysis that does not exist is reported as such [R2-070]', async ({ page, account: _account, tolerate }) => {
  tolerate(/status of 40[04]/)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'pippo']) {
    await page.goto(`/app?analisi=${id}`)
    await expect(page.getByText('Analisi non trovata')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Esporta' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0)
    await expectAccessible(page)
  }
})

test('an analysis that is still on its way can neither be exported nor shared; one that cannot be had can be asked for again [R2-070 R8-012 R8-013 R8-030]', async ({
  page,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await signIn({ analyses: [{}] })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/full', async (route) => {
    await held
    await route.abort()
  })
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(page.getByText('Caricamento Analisi')).toBeVisible()
  const exporting = page.getByRole('button', { name: 'Esporta' })
  await exporting.click()
  await expect(page.getByText('Nessuna analisi da salvare')).toBeVisible()
  await page.getByRole('button', { name: 'Condividi' }).click()
  await expect(page.getByText('Nessuna analisi da condividere')).toBeVisible()
  answer()
  await expect(page.getByText("Errore nel caricamento dell'analisi")).toBeVisible()
  await expect(exporting).toHaveCount(0)
  await page.unroute('**/full')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('Preparazione e Applicazione')).toBeVisible()
  await expect(exporting).toBeVisible()
})

/** What the server answers for the recent list, newest first. */
const recentItem = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  colorName: 'Biondo scuro rame intenso',
  colorCode: '#B5562B',
  multiColors: [],
  imageData: '',
  analysisDate: new Date(Date.UTC(2026, 0, 1) - number * 3_600_000).toISOString(),
  author: { firstName: 'Giulia', lastName: 'Ferri' },
  clientFirstName: 'Anna',
  clientLastName: `Bellini ${number}`,
})

test('the recent list holds five hundred, with names as long as they come', async ({ page, account: _account }) => {
  const strange = {
    ...recentItem(500),
    analysisDate: 'ieri',
    clientFirstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    colorName: 'Castanochiarissimonaturaleirisémogano '.repeat(4).trim(),
  }
  const items = [strange, ...Array.from({ length: 500 }, (_, index) => recentItem(index))]
  await page.route('**/api/recent-analyses*', async (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    const from = before === null ? 0 : items.findIndex(({ id }) => id === before) + 1
    await route.fulfill({ json: items.slice(from, from + 100) })
  })
  await page.goto('/app')
  const cards = recentCards(page)
  await expect(cards).toHaveCount(4)
  await expect(cards.first()).toContainText('Data non disponibile')
  await expect(cards.first()).toContainText('Anteprima Colore')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  const more = page.getByRole('button', { name: 'Mostra altre' })
  await more.click()
  await expect(cards).toHaveCount(8)
})
