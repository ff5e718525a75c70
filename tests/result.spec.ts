import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { analyseWithoutClient, openingButton, photoField, recentCards, renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

/** Prima and Dopo of the rendered samples, analysed as natural hair in good condition. */
async function analyseBoth(page: Page): Promise<void> {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request, 'prima'))
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
  await analyseWithoutClient(page)
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
}

/** Both pictures of the slider have been loaded and drawn. */
async function expectPreview(page: Page): Promise<void> {
  const preview = page.getByRole('region', { name: 'Anteprima simulata' })
  for (const picture of [
    preview.getByRole('img', { name: 'I capelli come sono ora' }),
    preview.getByRole('img', { name: /^Simulazione: gli stessi capelli in / }),
  ])
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(preview.getByText('Disegniamo l’anteprima sulla foto…')).toHaveCount(0)
}

test('the goal is shown on the own photo, simulated, and follows the option; the archive shows it too', async ({
  page,
  account: _account,
}) => {
  await analyseBoth(page)
  await expectPreview(page)
  const preview = page.getByRole('region', { name: 'Anteprima simulata' })
  await expect(preview.getByText('è una simulazione, non una promessa', { exact: false })).toBeVisible()
  await expect(preview.getByText(/^\d+\.\d+ · livello \d+,\d ± \d,\d$/)).toBeVisible()
  const slider = preview.getByRole('slider', { name: 'Confronto fra la foto Prima e l’anteprima simulata' })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Foto Prima 53 per cento, simulazione 47 per cento')
  await expectAccessible(page)

  const drawn = page.waitForResponse((response) => response.url().endsWith('/preview?option=prudente'))
  await page.getByRole('radiogroup', { name: 'Strade possibili' }).getByText('Prudente').click()
  expect((await drawn).status()).toBe(200)
  await expectPreview(page)

  await page.reload()
  await openingButton(recentCards(page)).click()
  await expectPreview(page)
  await expectAccessible(page)
})

test('a preview that cannot be drawn now says so and is asked for again', { tag: '@desktop' }, async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await page.route('**/preview?*', (route) => route.abort())
  await analyseBoth(page)
  const preview = page.getByRole('region', { name: 'Anteprima simulata' })
  await expect(preview.getByText('Non riusciamo a mostrare l’anteprima adesso.')).toBeVisible()
  await page.unroute('**/preview?*')
  await preview.getByRole('button', { name: 'Riprova' }).click()
  await expectPreview(page)
})

test('everything that was measured is told: level with its bar, zones, palette, white hair, evenness, contrast, technique', async ({
  page,
  account: _account,
}) => {
  await analyseBoth(page)
  const readings = page.getByRole('region', { name: 'Lettura delle foto' })
  for (const name of ['Foto Prima', 'Foto Dopo']) {
    const photo = readings.getByRole('region', { name })
    await expect(photo.getByRole('img', { name: /livello/i })).toBeVisible()
    await expect(photo.getByText(/^\d+,\d ± \d,\d$/).first()).toBeVisible()
    await expect(photo.getByRole('list', { name: 'Zone' }).getByRole('listitem')).not.toHaveCount(0)
    await expect(
      photo
        .getByRole('list', { name: 'Tavolozza' })
        .getByText(/^\d+%, livello \d+,\d$/)
        .first(),
    ).toBeVisible()
    for (const measure of ['Capelli bianchi', 'Uniformità', 'Contrasto fra ciocche', 'Tecnica visibile'])
      await expect(photo.getByText(measure)).toBeVisible()
  }
  await expectAccessible(page)
})

test('the brand of the salon stands beside every shade, on the screen and in the exported text', async ({
  page,
  account: _account,
}) => {
  await page.goto('/profile')
  await page.getByLabel('Marca del salone').selectOption('wella')
  await expect(page.getByText('Marca salvata')).toBeVisible()
  await analyseBoth(page)
  const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
  await expect(formula.getByText(/^Wella Professionals \d+\/\d+/).first()).toBeVisible()
  await expect(formula.getByText(/Accanto a ogni nuance generica.+Fonte: /)).toBeVisible()
  await expect(page.getByText('Prodotti Generici').first()).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Esporta' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toMatch(/\d+\.\d+ \(Wella Professionals \d+\/\d+/)
  expect(text).toContain('NUMERAZIONE DELLA MARCA')

  await page.reload()
  await openingButton(recentCards(page)).click()
  const overlay = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(overlay.getByText(/^Wella Professionals \d+\/\d+/).first()).toBeVisible()
})
