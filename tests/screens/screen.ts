import { expect, type Page } from '@playwright/test'
import {
  act,
  analyseWithoutClient,
  openingButton,
  photoField,
  recentCards,
  renderedPhoto,
} from '../fixtures/analysis.ts'

/** Who looks at a screen: nobody known, a salon that has been at work for a while, or one that has just registered. */
export type Person = 'visitor' | 'salon' | 'newcomer'

/** A screen in one of its states. */
export type Screen = {
  /** Of the picture's file, before width and scheme. */
  readonly name: string
  /** Brings the page there: a new page for the first step of a walk, else the page of the step before. */
  readonly open: (page: Page) => Promise<unknown>
  /** Of the window in the picture, for what scrolls inside of it. */
  readonly height?: number
  /** False: only what the window shows. */
  readonly whole?: boolean
  /** The same elements as another state has: worth a picture, and no second look. */
  readonly isPictureOnly?: boolean
}

/** States that one page reaches one after the other, which is much faster than a page for each. */
export type Walk = {
  readonly as: Person
  readonly steps: readonly Screen[]
}

/** The screen at an address, with everything it asks for. */
export const at =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  }

/** What just happened is said for a few seconds: a picture of the screen is without it. */
async function withoutToast(page: Page): Promise<void> {
  const close = page.getByRole('status').getByRole('button', { name: 'Chiudi' })
  if (await close.isVisible()) await close.click()
  await close.waitFor({ state: 'detached' })
}

export async function withPhotos(page: Page): Promise<void> {
  await at('/app')(page)
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request, 'prima'))
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await page
    .getByText(/^Livello\s\d/)
    .nth(1)
    .waitFor({ timeout: 60_000 })
  await withoutToast(page)
  // A photo that lands takes the focus, and nobody has touched a key.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** Searches in the dialog of the image search. */
export const search = (term: string) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('searchbox').fill(term)
  await page.keyboard.press('Enter')
}

/** Analyses the photos that are on the screen. */
export async function analysed(page: Page): Promise<void> {
  await analyseWithoutClient(page)
  await page.getByRole('region', { name: 'Formula Tecnica e Applicazione' }).waitFor({ timeout: 60_000 })
  await withoutToast(page)
}

/** The newest analysis of the archive that has a client, over the page. */
export async function archived(page: Page): Promise<void> {
  await at('/app')(page)
  await page.getByPlaceholder(/^Cerca per nome o cognome/).fill('Marchetti')
  await openingButton(recentCards(page).filter({ hasText: 'Chiara' }).first()).click()
  await page.getByText('Preparazione e Applicazione').waitFor()
  await page.waitForLoadState('networkidle')
}

export async function clientNamed(page: Page, name: string): Promise<void> {
  await at('/clienti')(page)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name.split(' ')[0] ?? '') }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The sheet that is printed, as it lies on paper. */
export async function printed(page: Page): Promise<void> {
  await archived(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}

/** The picture that is handed to other apps. */
export async function sharedPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async (data) => {
      Object.assign(window, { handedOver: data?.files?.[0] })
    }
  })
  await archived(page)
  await act(page, 'Condividi')
  await page.getByText('✅ Formula Condivisa').waitFor()
  await page.evaluate(async () => {
    const picture = new Image()
    picture.src = URL.createObjectURL((window as unknown as { handedOver: File }).handedOver)
    picture.style.width = '100%'
    await picture.decode()
    document.body.replaceChildren(picture)
  })
}

/** One after the other. */
export const inTurn =
  (open: (page: Page) => Promise<unknown>, ...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of [open, ...steps]) await step(page)
  }

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
export const until = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** The dialog that opens. */
export const dialog = (page: Page) => page.getByRole('dialog').last().waitFor()

/** Closes what is open over the page. */
export async function closed(page: Page): Promise<void> {
  const open = page.getByRole('dialog')
  while ((await open.count()) > 0) {
    const count = await open.count()
    await page.keyboard.press('Escape')
    await expect.poll(() => open.count()).toBeLessThan(count)
  }
}
