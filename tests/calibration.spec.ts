import { analyseButton, analyseWithoutClient, photoField, renderedPhoto } from './fixtures/analysis.ts'
import { renderedRing, tapPhoto } from './fixtures/ring.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a ring of swatches is tapped and saved, and names the reading of the next photo', async ({
  page,
  request,
  signIn,
}) => {
  await signIn()
  const { file, points } = await renderedRing()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Apri la taratura' }).click()
  await expect(page.getByText(/^Ancora nessuna taratura/)).toBeVisible()
  await page.locator('input[type=file]').last().setInputFiles(file)

  const dialog = page.getByRole('dialog', { name: 'Tocca i campioni' })
  const photo = dialog.getByRole('img', { name: 'Foto dell’anello' })
  const marks = dialog.getByRole('button', { name: /^Campione \d+, livello/ })
  for (const [place, point] of points.entries()) {
    await tapPhoto(photo, point)
    await expect(marks).toHaveCount(place + 1)
  }
  await expect(marks.last()).toHaveAccessibleName(/^Campione 10, livello 10/)
  await dialog.getByRole('button', { name: 'Fatto' }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel('Luogo e dispositivo').fill('Specchio 2')
  await page.getByRole('button', { name: 'Misura e salva' }).click()
  const saved = page.getByRole('listitem').filter({ hasText: 'Specchio 2' })
  await expect(saved.getByText('In uso qui')).toBeVisible()
  await expect(saved.getByText(/^Sbaglia /)).toBeVisible()
  await expect(saved.getByRole('img', { name: /^Dal livello che la luce mostra/ })).toBeVisible()

  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(request))
  const prima = page.getByRole('group', { name: 'Foto Prima' })
  await expect(prima.getByText(/^Letta con la taratura Specchio 2, /)).toBeVisible()
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
  await expect(analyseButton(page)).toBeEnabled()
  await analyseWithoutClient(page)
  await page.getByRole('tab', { name: 'Lettura' }).click()
  await expect(page.getByText(/^Letta con la taratura Specchio 2, /)).toBeVisible()
})
