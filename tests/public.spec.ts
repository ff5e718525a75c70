import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

test('the landing page can be read, compared by keyboard, and leads to the auth screen', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dalla foto alla formula, al grammo\./)
  await expectAccessible(page)

  const slider = page.getByRole('slider', { name: 'Confronto fra prima e dopo' })
  const before = Number(await slider.inputValue())
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue(String(before + 1))
  await slider.press('Home')
  await expect(slider).toHaveValue('0')

  await page.getByRole('link', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('tab', { name: 'Accedi' })).toHaveAttribute('aria-selected', 'true')
})

test('the landing page says everything before any script runs', { tag: '@desktop' }, async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Inizia gratis' })).toHaveAttribute('href', '/auth?tab=register')
  await expect(page.getByText('dalla foto alla formula', { exact: true })).toBeVisible()
  await context.close()
})

test('an unknown address answers 404 with a page in English [R2-006]', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  const response = await page.goto('/non-esiste')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('router', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})
