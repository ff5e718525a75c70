import { expect, type Page } from '@playwright/test'
import {
  act,
  analyseWithoutClient,
  openingButton,
  photoField,
  recentCards,
  renderedPhoto,
} from '../fixtures/analysis.ts'

/** User of a screen: without a session, of a salon with data, or of a new salon. */
export type Person = 'visitor' | 'salon' | 'newcomer'

/** A screen in one state. */
export type Screen = {
  /** Prefix of the screenshot's file name; width and scheme follow. */
  readonly name: string
  /** Navigates to the state: from a new page for the first step of a walk, else from the previous step. */
  readonly open: (page: Page) => Promise<unknown>
  /** Viewport height in px, for content with its own scrolling. */
  readonly height?: number
  /** False: capture the viewport instead of the full page. */
  readonly whole?: boolean
  /** Has the same elements as another state: captured, but not checked for accessibility. */
  readonly isPictureOnly?: boolean
}

/** States that one page reaches in sequence, which is much faster than a page for each. */
export type Walk = {
  readonly as: Person
  readonly steps: readonly Screen[]
}

/** Opens a URL and waits until all its data has loaded. */
export const at =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  }

/** Closes the toast and waits until it has gone, to keep it out of screenshots. */
async function withoutToast(page: Page): Promise<void> {
  const close = page.getByRole('status').getByRole('button', { name: 'Chiudi' })
  if (await close.isVisible()) await close.click()
  await close.waitFor({ state: 'detached' })
}

export async function withPhotos(page: Page): Promise<void> {
  await at('/app')(page)
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request, 'prima'))
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await photosRead(page)
}

/** Adds a photo of the nape to that of the slot Prima. */
export async function withFurtherPhoto(page: Page): Promise<void> {
  const head = page.getByRole('group', { name: 'Stessa testa, più foto · Prima' })
  await head.locator('input[type=file]').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await head
    .getByText(/^Livello/)
    .nth(1)
    .waitFor({ timeout: 60_000 })
  await head.getByRole('combobox').nth(1).selectOption('nape')
  await head.getByText(/guarda dal vivo/i).waitFor()
}

/** Waits until both chosen photos were read. */
export async function photosRead(page: Page): Promise<void> {
  await page
    .getByText(/^Direi\s\d/)
    .nth(1)
    .waitFor({ timeout: 60_000 })
  await withoutToast(page)
  // Adding a photo moves the focus; a user with a mouse would see no focus ring.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/** Searches in the dialog of the image search. */
export const search = (term: string) => async (page: Page) => {
  await page.getByRole('dialog').getByRole('searchbox').fill(term)
  await page.keyboard.press('Enter')
}

/** Analyses the chosen photos. */
export async function analysed(page: Page): Promise<void> {
  await analyseWithoutClient(page)
  await page.getByRole('region', { name: 'Formula Tecnica e Applicazione' }).waitFor({ timeout: 60_000 })
  await withoutToast(page)
}

/** Opens the newest archived analysis of a client. */
export const archivedOf = (lastName: string, firstName: string) => async (page: Page) => {
  await at('/app')(page)
  await page.getByPlaceholder(/^Cerca per nome o cognome/).fill(lastName)
  await openingButton(recentCards(page).filter({ hasText: firstName }).first()).click()
  await page.getByText('Preparazione e Applicazione').waitFor()
  await page.waitForLoadState('networkidle')
}

export const archived = archivedOf('Marchetti', 'Chiara')

export async function clientNamed(page: Page, name: string): Promise<void> {
  await at('/clienti')(page)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name.split(' ')[0] ?? '') }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Shows the printed sheet with print styles. */
export async function printed(page: Page): Promise<void> {
  await archived(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}

/** Shows the image passed to the share menu. */
export async function sharedPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async (data) => {
      Object.assign(window, { shared: data?.files?.[0] })
    }
  })
  await archived(page)
  await act(page, 'Condividi')
  await page.getByText('✅ Formula Condivisa').waitFor()
  await page.evaluate(async () => {
    const picture = new Image()
    picture.src = URL.createObjectURL((window as unknown as { shared: File }).shared)
    picture.style.width = '100%'
    await picture.decode()
    document.body.replaceChildren(picture)
  })
}

/** Runs steps in sequence. */
export const sequence =
  (open: (page: Page) => Promise<unknown>, ...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of [open, ...steps]) await step(page)
  }

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
export const until = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** Waits for a dialog to open. */
export const dialog = (page: Page) => page.getByRole('dialog').last().waitFor()

/** Closes the dialog on top, which may be closing by itself already. */
export async function topClosed(page: Page): Promise<void> {
  const open = page.getByRole('dialog')
  const left = Math.max(0, (await open.count()) - 1)
  await page.keyboard.press('Escape')
  await expect.poll(() => open.count()).toBeLessThanOrEqual(left)
}

/** Closes all open dialogs. */
export async function closed(page: Page): Promise<void> {
  while ((await page.getByRole('dialog').count()) > 0) await topClosed(page)
}
