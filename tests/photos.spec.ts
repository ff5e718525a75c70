import { expectAccessible } from './fixtures/accessibility.ts'
import { photoField, renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test('an empty or broken photo is told so and takes no place', { tag: '@desktop' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  const uploaded = page.getByText('Immagine caricata')
  for (const content of ['', 'no picture', '\xFF\xD8\xFF\xE0 cut off']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content, 'latin1') }
    await photoField(page, 'Dopo').setInputFiles(file)
    await expect(page.getByText('Il file è vuoto o danneggiato. Scelga un’altra foto.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rimuovi la foto Dopo' })).toHaveCount(0)
    await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).click()
  }
  await expect(uploaded).toHaveCount(0)
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await expect(uploaded).toBeVisible()
})

test('the keyboard stays where something was chosen [R2-040 R4-011]', { tag: '@desktop' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  const choosing = page.waitForEvent('filechooser')
  const choose = page.getByRole('button', { name: 'Scegli Foto Prima' })
  await choose.press('Enter')
  await (await choosing).setFiles(await renderedPhoto(page.request))
  await expect(page.getByRole('group', { name: 'Foto Prima' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await page.keyboard.press('Tab')
  const remove = page.getByRole('button', { name: 'Rimuovi la foto Prima' })
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(choose).toBeFocused()
})

test('a photo that is dropped on Dopo takes its place [R2-042]', { tag: '@desktop' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  const { buffer } = await renderedPhoto(page.request, 'dopo')
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const data = new DataTransfer()
    data.items.add(new File([bytes], 'dopo.jpg', { type: 'image/jpeg' }))
    return data
  }, buffer.toString('base64'))
  await page.getByRole('group', { name: 'Foto Dopo' }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('Immagine caricata')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Dopo' })).toBeVisible()
})

test('the rear camera takes the Prima photo, as a JPEG of quality 0.8 [R2-041 R9-013]', async ({
  page,
  account: _account,
}) => {
  // No machine that tests has a camera: a drawn picture stands in for what it sees.
  await page.addInitScript(() => {
    const asked: unknown[] = []
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 240
    setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 320, 240), 50)
    navigator.mediaDevices.getUserMedia = async (wish) => {
      asked.push(wish)
      return canvas.captureStream(20)
    }
    const encode = HTMLCanvasElement.prototype.toBlob
    HTMLCanvasElement.prototype.toBlob = function (take, type, quality) {
      asked.push([type, quality])
      encode.call(this, take, type, quality)
    }
    Object.assign(window, { asked })
  })
  await page.goto('/app')
  await page.getByRole('button', { name: 'Fotocamera' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scatta la foto Prima' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Scatta' }).click()
  await expect(page.getByText('Immagine caricata')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  expect(await page.evaluate('asked')).toEqual([
    { video: { facingMode: 'environment', width: { ideal: 1920 } } },
    ['image/jpeg', 0.8],
  ])
})
