import type { Page } from '@playwright/test'
import { confirmPatchTest, openingButton, recentCards } from './fixtures/analysis.ts'
import { tokenOf } from './fixtures/session.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tipo di capelli' }).getByRole('button', { name, exact: true })
const formula = (page: Page) => page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
const bowl = (page: Page) => page.getByRole('dialog', { name: 'Modalità ciotola' })
const mixture = (page: Page) => bowl(page).getByRole('region', { name: 'Nella ciotola' })

test('offline the formula for other hair is shown and mixed, stays after a reload, and is saved without a use', async ({
  page,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|FetchEvent|Failed to load resource/)
  const { analysisIds } = await signIn({ analyses: [{ client: { firstName: 'Anna', lastName: 'Bellini' } }] })
  const [id] = analysisIds
  const api = async (path: string) => {
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
    return answer.json()
  }
  await page.goto('/app')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe('activated')
  await openingButton(recentCards(page)).click()
  await expect(chip(page, 'Naturali')).toHaveAttribute('aria-pressed', 'true')
  const natural = await formula(page).textContent()
  await page.getByRole('link', { name: 'Modalità ciotola' }).first().click()
  await confirmPatchTest(page)
  const naturalBowl = await mixture(page).textContent()
  await bowl(page).getByRole('button', { name: 'Esci dalla modalità ciotola' }).click()
  const usage = await api('/api/monthly-stats')
  expect(usage).toMatchObject({ used: 1 })

  await context.setOffline(true)
  await chip(page, 'Decolorati').click()
  await expect(page.getByText('Vale per capelli decolorati in discreto stato.')).toBeVisible()
  const lightened = await formula(page).textContent()
  expect(lightened).not.toBe(natural)
  await page.getByRole('link', { name: 'Modalità ciotola' }).first().click()
  const lightenedBowl = await mixture(page).textContent()
  expect(lightenedBowl).not.toBe(naturalBowl)
  await bowl(page).getByRole('button', { name: 'Esci dalla modalità ciotola' }).click()

  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(chip(page, 'Decolorati')).toHaveAttribute('aria-pressed', 'true')
  expect(await formula(page).textContent()).toBe(lightened)

  await context.setOffline(false)
  const archived = () => api(`/api/analysis/${id}/full`)
  await expect.poll(async () => (await archived()).analysis.declared.hairType, { timeout: 20_000 }).toBe('decolorati')
  expect(await api('/api/monthly-stats')).toEqual(usage)
  await page.reload()
  await expect(chip(page, 'Decolorati')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Modalità ciotola' }).first().click()
  await expect.poll(() => mixture(page).textContent()).toBe(lightenedBowl)
  await bowl(page).getByRole('button', { name: 'Esci dalla modalità ciotola' }).click()
  await chip(page, 'Naturali').click()
  await expect.poll(async () => (await archived()).analysis.declared.hairType).toBeNull()
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect.poll(() => formula(page).textContent()).toBe(natural)
})
