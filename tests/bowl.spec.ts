import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { confirmPatchTest } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const bowl = (page: Page) => page.getByRole('dialog', { name: 'Modalità ciotola' })
const clock = (page: Page) => bowl(page).getByRole('timer')

/** Seconds shown by the clock on the screen. */
async function secondsShown(page: Page): Promise<number> {
  const [seconds = 0, minutes = 0, hours = 0] =
    (await clock(page).textContent())?.split(':').map(Number).reverse() ?? []
  return hours * 3600 + minutes * 60 + seconds
}

/** Opens the bowl of an archived analysis and installs a clock that the test controls. */
async function openBowl(page: Page, analysisId: string | undefined): Promise<void> {
  await page.clock.install()
  await page.goto(`/app?analisi=${analysisId}`)
  await page.getByRole('link', { name: 'Modalità ciotola' }).click()
  await confirmPatchTest(page)
}

/** The clock keeps running during a test: expects the value, or less by the time that a slow machine took. */
const fromNow = (most: number, shown: number): boolean => shown <= most && shown > most - 50

test('bowl timers follow wall-clock time through a reload, a sleep and a lost connection', async ({
  page,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const { analysisIds } = await signIn({ analyses: [{}] })
  await openBowl(page, analysisIds[0])
  await expect(bowl(page).getByText(/^Fase 1 di \d$/)).toBeVisible()
  const whole = await secondsShown(page)
  await bowl(page).getByRole('button', { name: 'Avvia' }).click()
  await page.clock.runFor(60_000)
  const after = (seconds: number) =>
    expect.poll(async () => fromNow(whole - seconds, await secondsShown(page))).toBe(true)
  await after(60)

  // All amounts of the bowl are rescaled, and added products stay ticked.
  const lines = bowl(page).getByRole('region', { name: 'Nella ciotola' }).getByRole('listitem')
  const before = await quantities(page)
  await bowl(page).getByRole('button', { name: '×2, quantità per 2', exact: true }).click()
  await expect.poll(() => quantities(page)).toEqual(before.map((quantity) => quantity * 2))
  await lines.first().getByRole('checkbox').check()

  // Neither sleep nor a reload stops the timer.
  await context.setOffline(true)
  await page.clock.fastForward(5 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await after(360)
  await context.setOffline(false)
  await page.reload()
  await after(360)
  await expect(lines.first().getByRole('checkbox')).toBeChecked()
  expect(await quantities(page)).toEqual(before.map((quantity) => quantity * 2))

  // The timer rings on every page and links back to its phase.
  await bowl(page).getByRole('button', { name: 'Fase successiva' }).click()
  await expect(
    bowl(page)
      .getByRole('list', { name: 'Timer in corso' })
      .getByText(/^Fase 1 · /),
  ).toBeVisible()
  await bowl(page).getByRole('button', { name: 'Esci dalla modalità ciotola' }).click()
  await expect(bowl(page)).toHaveCount(0)
  const title = await page.title()
  await page.clock.fastForward(whole * 1000)
  await page.clock.runFor(1000)
  await expect(page.getByRole('alert').filter({ hasText: 'Fase 1: tempo scaduto' })).toHaveCount(1)
  await expect(page).toHaveTitle('⏰ Fase 1: tempo scaduto')
  await page.getByRole('button', { name: /^Ciotola · Fase 1/ }).click()
  await expect(bowl(page).getByText('Tempo scaduto')).toBeVisible()
  await bowl(page).getByRole('button', { name: 'Ferma il suono' }).click()
  await expect(page).toHaveTitle(title)
  await expectAccessible(page)
})

/** The numbers of the bowl, in document order. */
async function quantities(page: Page): Promise<number[]> {
  const texts = await bowl(page).getByRole('region', { name: 'Nella ciotola' }).locator('b').allInnerTexts()
  return texts.filter((text) => /^\d/.test(text)).map((text) => Number.parseFloat(text.replace(',', '.')))
}

test('the bowl keeps the screen awake, and requests the wake lock again when the page becomes visible', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const locks: { released: boolean }[] = []
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          const lock = {
            released: false,
            release() {
              lock.released = true
              return Promise.resolve()
            },
          }
          locks.push(lock)
          return Promise.resolve(lock)
        },
      },
    })
  })
  const held = () =>
    page.evaluate(() =>
      (window as unknown as { locks: { released: boolean }[] }).locks.map(({ released }) => !released),
    )
  const { analysisIds } = await signIn({ analyses: [{}] })
  await page.goto(`/app?ciotola=${analysisIds[0]}`)
  await confirmPatchTest(page)
  await expect(clock(page)).toBeVisible()
  expect((await held()).filter(Boolean)).toHaveLength(1)
  // The system releases the wake lock while the page is hidden.
  await page.evaluate(() => {
    for (const lock of (window as unknown as { locks: { released: boolean }[] }).locks) lock.released = true
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(async () => (await held()).filter(Boolean).length).toBe(1)
  await bowl(page).getByRole('button', { name: 'Esci dalla modalità ciotola' }).click()
  await expect.poll(async () => (await held()).filter(Boolean).length).toBe(0)
})

test("an observation at the bowl is answered immediately, and 'Fai così' keeps the new formula through a reload", async ({
  page,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const { analysisIds } = await signIn({ analyses: [{ isColoured: true }] })
  await openBowl(page, analysisIds[0])
  await bowl(page).getByRole('button', { name: 'Avvia' }).click()
  await page.clock.runFor(20 * 60_000)
  await bowl(page).getByRole('button', { name: 'Com’è adesso?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Com’è adesso?' })
  await expect(sheet.getByText('Al minuto 20 di posa')).toBeVisible()

  // Offline: the answers that came with the formula.
  await context.setOffline(true)
  await sheet.getByRole('group', { name: 'Cosa vedi?' }).getByRole('button').nth(1).click()
  await sheet.getByRole('button', { name: 'Livello 5', exact: true }).click()
  await expect(sheet.getByText(/^Il server non risponde/)).toBeVisible()
  await context.setOffline(false)
  await sheet.getByRole('button', { name: 'Livello 5 e mezzo' }).click()
  await expect(sheet.getByText('Poi, oggi')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Fai così' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(bowl(page).getByText(/^Deciso adesso: /)).toBeVisible()
  await page.reload()
  await expect(bowl(page).getByText(/^Deciso adesso: /)).toBeVisible()
})
