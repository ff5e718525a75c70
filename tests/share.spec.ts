import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './fixtures/accessibility.ts'
import { openingButton, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const SALON = { analyses: [{ client: { firstName: 'Anna', lastName: 'Bellini' } }] }

/** An archived analysis of Anna Bellini, open over the page. */
async function openArchived(page: Page): Promise<void> {
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(page.getByText('Preparazione e Applicazione')).toBeVisible()
}

const shareButton = (page: Page) => page.getByRole('button', { name: 'Condividi' })

test('a formula is handed to another app as a picture of 1400 × 5000 [R2-056 R9-019]', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async (data) => {
      Object.assign(window, { handedOver: data?.files })
    }
    const write = HTMLCanvasElement.prototype.toBlob
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      Object.assign(window, { written: { type, quality } })
      write.call(this, done, type, quality)
    }
  })
  await signIn(SALON)
  await openArchived(page)
  await shareButton(page).click()
  await expect(page.getByText('✅ Formula Condivisa')).toBeVisible()
  const handed = await page.evaluate(async () => {
    const [file] = (window as unknown as { handedOver: File[] }).handedOver
    if (!file) return null
    const { width, height } = await createImageBitmap(file)
    return { name: file.name, type: file.type, width, height }
  })
  expect(handed).toMatchObject({ type: 'image/jpeg', width: 1400, height: 5000 })
  expect(handed?.name).toMatch(/^anna-bellini-[a-z0-9-]+\.jpg$/)
  expect(await page.evaluate(() => (window as unknown as { written: object }).written)).toEqual({
    type: 'image/jpeg',
    quality: 0.9,
  })

  // Whoever changes their mind is told nothing.
  await page.getByRole('status').getByRole('button', { name: 'Chiudi' }).click()
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'))
  })
  await shareButton(page).click()
  await expect(shareButton(page)).toBeEnabled()
  await expect(page.getByText(/Formula Condivisa|Errore Condivisione|Formula Copiata/)).toHaveCount(0)
})

test('without such an app it goes to the clipboard with its text, else into a file; what cannot be drawn is said [R8-013 R8-047]', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.canShare = () => false
  })
  await signIn(SALON)
  await openArchived(page)
  await shareButton(page).click()
  await expect(page.getByText('📋 Formula Copiata')).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return { types: item?.types, text: await navigator.clipboard.readText() }
  })
  expect(copied.types).toContain('image/png')
  expect(copied.text).toContain('FORMULA TECNICA E APPLICAZIONE')

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const download = page.waitForEvent('download')
  await shareButton(page).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^anna-bellini-[a-z0-9-]+\.jpg$/)
  const { format, width, height } = await sharp(await readFile(await saved.path())).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1400, height: 5000 })
  await expect(page.getByText('✅ Formula Condivisa')).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null)
  })
  await shareButton(page).click()
  await expect(page.getByText('⚠️ Errore Condivisione')).toBeVisible()
  await expect(page.getByText('Impossibile condividere - riprovare')).toBeVisible()
})

test('on paper an analysis takes one or two pages, and nothing of the app stands on them', async ({ page, signIn }) => {
  await signIn(SALON)
  await openArchived(page)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(1)
  expect(pages.length).toBeLessThanOrEqual(2)
  // The sheet that was printed is made once more, to be looked at as paper.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Cliente: Anna Bellini')).toBeVisible()
  await expect(page.getByText('Formula Tecnica e Applicazione').last()).toBeVisible()
  for (const name of ['Stampa', 'Condividi', 'Esci'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden()
})
