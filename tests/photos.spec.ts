import { photoField, renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test('an empty or broken photo is told so and takes no place', async ({ page, account: _account }) => {
  await page.goto('/app')
  const uploaded = page.getByText('Immagine caricata')
  for (const content of ['', 'no picture', '\xFF\xD8\xFF\xE0 cut off']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content, 'latin1') }
    await photoField(page, 'Dopo').setInputFiles(file)
    await expect(page.getByText("Il file è vuoto o danneggiato. Scelga un'altra foto.")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rimuovi la foto Dopo' })).toHaveCount(0)
    await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).click()
  }
  await expect(uploaded).toHaveCount(0)
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await expect(uploaded).toBeVisible()
})

test('the keyboard stays where something was chosen [R2-040 R4-011]', async ({ page, account: _account }) => {
  await page.goto('/app')
  const choosing = page.waitForEvent('filechooser')
  const choose = page.getByRole('button', { name: 'Scegli Foto Prima' })
  await choose.press('Enter')
  await (await choosing).setFiles(await renderedPhoto(page.request))
  await expect(page.getByRole('group', { name: 'Foto Prima' })).toBeFocused()
  await page.keyboard.press('Tab')
  const remove = page.getByRole('button', { name: 'Rimuovi la foto Prima' })
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(choose).toBeFocused()
})
