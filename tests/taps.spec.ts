import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const slot = (page: Page, name: 'Prima' | 'Dopo') => page.getByRole('group', { name: `Foto ${name}` })
const confirmed = (name: string) => new RegExp(`^Giusto.*: la lettura della foto ${name} è corretta$`)

/** Opens the main screen and counts every touch of it from there. */
async function openCounting(page: Page): Promise<() => Promise<number>> {
  await page.goto('/app')
  return countTaps(page)
}

/** Counts the touches of the app until it is loaded anew. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.taps = '0'
    document.addEventListener(
      'pointerdown',
      () => {
        dataset.taps = String(Number(dataset.taps) + 1)
      },
      true,
    )
  })
  return async () => Number(await page.locator('html').getAttribute('data-taps'))
}

type PhotoFile = Awaited<ReturnType<typeof renderedPhoto>>

/** Taps the button of a photo and picks a file; the system's own picker is not counted. */
async function tapForPhoto(page: Page, button: ReturnType<Page['locator']>, file: PhotoFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.tap()
  await (await chooser).setFiles(file)
}

/** From the client dialog to the bowl mode: two taps. */
async function tapToBowl(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Senza cliente' }).tap()
  await page.getByRole('link', { name: 'Modalità ciotola' }).tap()
  await expect(page.getByRole('dialog', { name: 'Modalità ciotola' })).toBeVisible()
}

test('the bowl of a Prima and a Dopo photo is reached in four taps and their two confirmations', async ({
  page,
  account: _account,
}) => {
  const taps = await openCounting(page)
  for (const name of ['Prima', 'Dopo'] as const) {
    const file = await renderedPhoto(page.request, name === 'Prima' ? 'prima' : 'dopo')
    await tapForPhoto(page, slot(page, name).getByText('Scegli Foto'), file)
  }
  await page.getByRole('button', { name: confirmed('Prima') }).tap()
  await page.getByRole('button', { name: confirmed('Dopo') }).tap()
  await tapToBowl(page)
  expect(await taps()).toBe(4 + 2)
})

test('after an unusable photo the bowl is reached in four taps and the confirmation', async ({
  page,
  account: _account,
}) => {
  const file = await renderedPhoto(page.request)
  const taps = await openCounting(page)
  const grey = { ...file, buffer: await sharp(file.buffer).grayscale().jpeg().toBuffer() }
  await tapForPhoto(page, slot(page, 'Prima').getByText('Scegli Foto'), grey)
  await expect(slot(page, 'Prima').getByText('Non usare questa lettura')).toBeVisible()
  await tapForPhoto(page, page.getByText('Cambia foto', { exact: true }).last(), file)
  await page.getByRole('button', { name: confirmed('Prima') }).tap()
  await tapToBowl(page)
  expect(await taps()).toBe(4 + 1)
})

test("from the client's card two taps and typing lead to the bowl, and two taps to the last formula again", async ({
  page,
  account: _account,
}) => {
  const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
  await page.goto('/clienti')
  await page.getByRole('button', { name: 'Nuovo cliente' }).click()
  const added = page.getByRole('dialog', { name: 'Nuovo cliente' })
  await added.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ada')
  await added.getByLabel('Cognome').fill('Neri')
  await added.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Neri' })).toBeVisible()
  const taps = await countTaps(page)
  const since = async (work: () => Promise<void>) => {
    const before = await taps()
    await work()
    return (await taps()) - before
  }
  const typed = await since(async () => {
    await page.getByRole('link', { name: 'La mia formula' }).tap()
    // The keyboard is open: the field has the focus.
    await expect(page.getByLabel('Scrivila come sulla scheda')).toBeFocused()
    await page.keyboard.type('30 g 5.3 + 10 g 5.0 + 20 vol 1:1,5, 35 min radici')
    await page.keyboard.press('Tab')
    for (
      let tabs = 0;
      tabs < 12 && !(await page.getByLabel('Radici').evaluate((field) => field === document.activeElement));
      tabs++
    )
      await page.keyboard.press('Tab')
    await page.keyboard.type('5')
    await page.keyboard.press('Tab')
    await page.keyboard.type('5')
    await page.getByRole('button', { name: 'Salva e prepara' }).tap()
    await expect(bowl).toBeVisible()
  })
  expect(typed).toBe(2)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Neri' })).toBeVisible()
  const repeated = await since(async () => {
    await page.getByRole('link', { name: 'Ripeti l’ultima, ma…' }).tap()
    await page.getByRole('button', { name: 'Salva e prepara' }).tap()
    await expect(bowl).toBeVisible()
  })
  expect(repeated).toBe(2)
})
