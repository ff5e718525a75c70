import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

const bowl = (page: Page) => page.getByRole('dialog', { name: 'Modalità ciotola' })
const clock = (page: Page) => bowl(page).getByRole('timer')

/** Seconds that the clock on the screen says. */
async function secondsShown(page: Page): Promise<number> {
  const [seconds = 0, minutes = 0, hours = 0] =
    (await clock(page).textContent())?.split(':').map(Number).reverse() ?? []
  return hours * 3600 + minutes * 60 + seconds
}

/** Opens the bowl of an archived analysis; from then on the test turns the clock. */
async function openBowl(page: Page, analysisId: string | undefined): Promise<void> {
  await page.clock.install()
  await page.goto(`/app?analisi=${analysisId}`)
  await page.getByRole('link', { name: 'Modalità ciotola' }).click()
}

/** The clock runs on while a test works: what is shown is so much, or what a slow machine has taken from it since. */
const fromNow = (most: number, shown: number): boolean => shown <= most && shown > most - 50

test('at the bowl timers run by the clock on the wall: through a reload, a sleep, without a connection', async ({
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

  // Everything in the bowl is rescaled, what is in is ticked.
  const lines = bowl(page).getByRole('region', { name: 'Nella ciotola' }).getByRole('listitem')
  const before = await quantities(page)
  await bowl(page).getByRole('button', { name: '×2, quantità per 2', exact: true }).click()
  await expect.poll(() => quantities(page)).toEqual(before.map((quantity) => quantity * 2))
  await lines.first().getByRole('checkbox').check()

  // A tablet that sleeps misses no minute; a reload loses nothing.
  await context.setOffline(true)
  await page.clock.fastForward(5 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await after(360)
  await context.setOffline(false)
  await page.reload()
  await after(360)
  await expect(lines.first().getByRole('checkbox')).toBeChecked()
  expect(await quantities(page)).toEqual(before.map((quantity) => quantity * 2))

  // The timer rings on every page of the app, and leads back to its phase.
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

/** The numbers of the bowl, from above. */
async function quantities(page: Page): Promise<number[]> {
  const texts = await bowl(page).getByRole('region', { name: 'Nella ciotola' }).locator('b').allInnerTexts()
  return texts.filter((text) => /^\d/.test(text)).map((text) => Number.parseFloat(text.replace(',', '.')))
}

test('the screen stays awake at the bowl, also when the page comes back', async ({ page, signIn }) => {
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
  await expect(clock(page)).toBeVisible()
  expect((await held()).filter(Boolean)).toHaveLength(1)
  // The system takes it away while the page is out of sight.
  await page.evaluate(() => {
    for (const lock of (window as unknown as { locks: { released: boolean }[] }).locks) lock.released = true
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(async () => (await held()).filter(Boolean).length).toBe(1)
  await bowl(page).getByRole('button', { name: 'Esci dalla modalità ciotola' }).click()
  await expect.poll(async () => (await held()).filter(Boolean).length).toBe(0)
})

test("what is seen at a bowl is answered at once, and 'Fai così' stays the formula of the day", async ({
  page,
  context,
  signIn,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const { analysisIds } = await signIn({ analyses: [{}] })
  await openBowl(page, analysisIds[0])
  await bowl(page).getByRole('button', { name: 'Avvia' }).click()
  await page.clock.runFor(20 * 60_000)
  await bowl(page).getByRole('button', { name: 'Com’è adesso?' }).click()
  const sheet = page.getByRole('dialog', { name: 'Com’è adesso?' })
  await expect(sheet.getByText('Al minuto 20 di posa')).toBeVisible()

  // Without a connection: what the formula knew beforehand.
  await context.setOffline(true)
  await sheet.getByRole('group', { name: 'Cosa vedi?' }).getByRole('button').first().click()
  await sheet.getByRole('button', { name: 'Livello 5', exact: true }).click()
  await expect(sheet.getByText(/^Il server non risponde/)).toBeVisible()
  await context.setOffline(false)
  await sheet.getByRole('button', { name: 'Livello 5 e mezzo' }).click()
  await expect(sheet.getByRole('heading', { name: 'Poi, oggi' })).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Fai così' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(bowl(page).getByText(/^Deciso adesso: /)).toBeVisible()
  await page.reload()
  await expect(bowl(page).getByText(/^Deciso adesso: /)).toBeVisible()
})
