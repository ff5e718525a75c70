import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { openingButton, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves when the service worker has cached the app's files and controls the page. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })

test('the installed app opens the latest analyses offline, and signing out deletes them', async ({
  page,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|FetchEvent/)
  await signIn({ analyses: [{ client: { firstName: 'Anna', lastName: 'Bellini' } }] })
  await page.goto('/app')
  await expect.poll(() => installed(page)).toBe(true)
  await openingButton(recentCards(page)).click()
  await expect(page.getByText('Preparazione e Applicazione')).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })).toBeVisible()
  await expect(page.getByText('Senza connessione: mostriamo le copie salvate su questo dispositivo.')).toBeVisible()
  await page.goBack()
  await expect(recentCards(page)).toHaveCount(1)
  await expect(recentCards(page)).toContainText('Anna Bellini')

  await context.setOffline(false)
  // It refetches when the connection is back.
  await expect(page.getByText('Senza connessione')).toHaveCount(0)

  // The next user of this tablet finds the app without analyses.
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/auth/)
  const left = async () => {
    const names = await page.evaluate(() => caches.keys())
    return names.filter((name) => !name.startsWith('shell-'))
  }
  await expect.poll(left).toEqual([])
  await context.setOffline(true)
  await page.goto('/app')
  await expect(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()
  await expect(page.getByText('Anna Bellini')).toHaveCount(0)
})

test('offline copies are not shown after their session has expired', async ({ page, context, signIn, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|FetchEvent/)
  await signIn({ analyses: [{ client: { firstName: 'Anna', lastName: 'Bellini' } }] })
  await page.goto('/app')
  await expect.poll(() => installed(page)).toBe(true)
  await expect(recentCards(page)).toContainText('Anna Bellini')
  await context.setOffline(true)
  await page.reload()
  await expect(recentCards(page)).toContainText('Anna Bellini')

  // Longer than the idle timeout of a session without 'Ricorda password', with no request in between.
  await page.clock.setFixedTime(Date.now() + 13 * 60 * 60 * 1000)
  await page.reload()
  await expect(page.getByText('Pagina non disponibile')).toBeVisible()
  await expect(page.getByText('Anna Bellini')).toHaveCount(0)
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => !name.startsWith('shell-'))).toEqual([])
})

test('the app is installable, and a new version waits until the user accepts it', async ({
  page,
  request,
  account: _account,
}) => {
  await page.goto('/app')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string; purpose: string }[] }
  expect(manifest.start_url).toBe('/app')
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  const worker = await request.get('/service-worker.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')

  // The browser treats the same worker at another URL as a new version.
  await expect.poll(() => installed(page)).toBe(true)
  const newer = '/service-worker.js?newer'
  await page.evaluate((script) => navigator.serviceWorker.register(script), newer)
  const notice = page.getByRole('status').filter({ hasText: 'Nuova versione disponibile' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  const inUse = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
  expect(await inUse()).not.toContain(newer)
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Aggiorna' }).click()
  await reloaded
  expect(await inUse()).toContain(newer)
})
