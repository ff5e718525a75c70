import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

test('the colour scheme follows the system, the profile overrides it before first paint, and print is light', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('/profile')
  const light = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).not.toBe(light)
  const dark = await paper()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(paper).toBe(light)
  await page.getByRole('radiogroup', { name: 'Colori delle schermate' }).getByText('Scuro').click()
  await expect.poll(paper).toBe(dark)
  // Without the app's scripts: an inline script chooses the scheme.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(paper).toBe(dark)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect.poll(paper).toBe(light)
})

test('photos and answers are beside a sticky panel on a desktop and stacked on a phone [R2-030 R2-031 R2-033 R2-034 R2-043 R2-051]', async ({
  page,
  signIn,
}) => {
  await signIn({ analyses: [{}] })
  await page.goto('/app')
  await expect(page.getByText('JPG, PNG, HEIC · max 10MB')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByText('Analisi Professionale Colore Capelli')).toBeVisible()
  await expect(header.getByText(/^Riflesso/)).toBeVisible()
  const [photos, answers, panel, recent] = [
    'Le foto',
    'Che capelli sono?',
    'Analisi del colore',
    'Analisi Recenti',
  ].map((name) => part(page, name)) as [Locator, Locator, Locator, Locator]

  await expect(page.getByRole('button', { name: "Procedi con l'analisi" })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Abbonati' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Giulia Ferri' })).toBeVisible()
  const [left, below, right, last] = await Promise.all([photos, answers, panel, recent].map(boxOf))
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1)
  expect(right?.y).toBe(left?.y)
  expect(below?.x).toBe(left?.x)
  expect(below?.y).toBeGreaterThan(left?.y ?? Number.NaN)
  expect(last?.y).toBeGreaterThan((below?.y ?? Number.NaN) + (below?.height ?? 0) - 1)

  await page.mouse.wheel(0, 250)
  await expect.poll(async () => (await boxOf(photos)).y).toBeLessThan(left?.y ?? Number.NaN)
  const top = await boxOf(header)
  expect(top.y).toBe(0)
  expect((await boxOf(panel)).y).toBeGreaterThan(top.height)
  expect((await boxOf(panel)).y).toBeGreaterThan((await boxOf(photos)).y)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Analizza', exact: true })).toBeDisabled()
  await expect(page.getByText('Manca una foto dei capelli')).toBeInViewport()
  await expect(header.getByRole('button', { name: 'Pro', exact: true })).toBeVisible()
  // One row; the links are in the menu.
  expect((await boxOf(header)).height).toBeLessThan(70)
  await header.getByRole('button', { name: 'Menu' }).click()
  await expect(header.getByRole('link', { name: 'Profilo' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Esci' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', { name: 'Profilo' })).toBeHidden()
  const column = await Promise.all([photos, answers, panel, recent].map(boxOf))
  expect(column.map(({ y }) => y)).toEqual(column.map(({ y }) => y).toSorted((a, b) => a - b))
  expect(new Set(column.slice(0, 3).map(({ x }) => x)).size).toBe(1)
})
