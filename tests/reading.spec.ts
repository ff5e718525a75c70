import type { Locator, Page } from '@playwright/test'
import type { RgbaImage } from '@riflesso/vision'
import sharp from 'sharp'
import { renderSamplePhoto, type SamplePhotoOptions } from '../packages/vision/src/testing/hair/sample-photo.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { analyseWithoutClient, openingButton, photoField, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const CHESTNUT = { roots: [28, 7.5, 11], lengths: [31, 8, 13], ends: [33, 9, 14.5], wave: 'wavy' } as const
const BLOND = { roots: [66, 4, 22], lengths: [72, 3, 22], ends: [76, 3, 21], wave: 'wavy' } as const
/** About a level and a half lighter than CHESTNUT, as if by the sun. */
const SUNNED = { roots: [38, 8, 15], lengths: [42, 9, 18], ends: [44, 9, 19], wave: 'wavy' } as const
const WARM_LAMP = [1.12, 1, 0.82] as const

const pngOf = async ({ width, height, data }: RgbaImage) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer(),
})

/** A rendered photo in a lossless format, so that every decoder returns the same pixels. */
const drawn = (photo: Omit<SamplePhotoOptions, 'seed'>) =>
  pngOf(renderSamplePhoto({ seed: 5, width: 360, ...photo }).image)

/** A wall in which the network finds no hair, with the contrast of strands, because strokes on smooth areas are dropped. */
const ribbedWall = () =>
  pngOf({ width: 300, height: 400, data: new Uint8Array(300 * 400 * 4).map((_, i) => (i % 16 < 8 ? 84 : 94)) })

const slot = (page: Page, name: 'Prima' | 'Dopo'): Locator => page.getByRole('group', { name: `Foto ${name}` })

/** The scale below 'Direi 5 (tra 4,5 e 5,5), dorato.', on a photo or in the correction dialog: its name has the exact numbers. */
const levelIn = (place: Locator): Locator => place.getByRole('img', { name: /^Scala dei livelli/ })

/** The tools of a photo, which a tap on it shows. */
const openTools = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Strumenti della foto Prima' }).click()

/** The numbers of a reading, once all reading has finished. */
async function settledLevel(place: Locator): Promise<string> {
  await expect(levelIn(place)).toBeVisible()
  await expect(place.locator('[aria-busy=true]')).toHaveCount(0)
  return (await levelIn(place).getAttribute('aria-label')) ?? ''
}

/** Expects the result to show the numbers of an earlier reading. */
async function expectAnalysed(page: Page, read: string): Promise<void> {
  await page.getByRole('tab', { name: 'Lettura' }).click()
  await page.getByRole('button', { name: 'Leggi tutto: Lettura' }).click()
  await expect(levelIn(page.getByRole('region', { name: 'Foto Prima' }))).toHaveAccessibleName(read)
}

test('the reading appears on the photo, preselects the base, and equals that of the analysis', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  const base = page.getByLabel('Base di partenza')
  await photoField(page, 'Prima').setInputFiles(await drawn({ hair: CHESTNUT }))
  const read = await settledLevel(slot(page, 'Prima'))
  await expect(slot(page, 'Prima').getByRole('img', { name: /^Scala dei livelli.*compreso tra/ })).toBeVisible()
  await expect(base).toHaveValue('livello5')
  await expect(page.getByText('rilevata dalla foto')).toBeVisible()
  await expect(page.getByLabel('Tipologia')).toHaveValue('')
  await expect(page.getByLabel('Stato dei capelli')).toHaveValue('')

  await openTools(page)
  const outline = page.getByRole('button', { name: 'Mostra il contorno dei capelli sulla foto Prima' })
  await expect(outline).toHaveAttribute('aria-pressed', 'true')
  await expect(slot(page, 'Prima').locator('canvas')).toHaveCount(1)
  await outline.click()
  await expect(slot(page, 'Prima').locator('canvas')).toHaveCount(0)

  await analyseWithoutClient(page)
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correggi la lettura della foto Prima' })).toHaveCount(0)
  await expectAnalysed(page, read)
})

test('photos of one head are read as one, alike on the screen and by the analysis', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await drawn({ hair: CHESTNUT }))
  const alone = await settledLevel(slot(page, 'Prima'))
  const head = slot(page, 'Prima').getByRole('group', { name: 'Stessa testa' })
  await head.locator('input[type=file]').setInputFiles(await drawn({ hair: SUNNED, style: 'front' }))
  await expect(head.getByRole('listitem').filter({ hasText: 'Livello' })).toHaveCount(2)
  const read = await settledLevel(slot(page, 'Prima'))
  expect(read).not.toBe(alone)
  await head.getByRole('combobox', { name: 'Da dove è la foto 1' }).selectOption('nape')
  await head.getByRole('combobox', { name: 'Da dove è la foto 2' }).selectOption('front')
  await expect(head.getByText(/^Nuca .*, davanti .*: forse schiarito dal sole/)).toBeVisible()
  await expectAccessible(page)
  await analyseWithoutClient(page)
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  await expectAnalysed(page, read)
  await expect(page.getByText(/^Da due foto: davanti .*, nuca /)).toBeVisible()
})

test('the analysis and the archive show the reading that the colourist confirmed', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await drawn({ hair: CHESTNUT }))
  const card = page.getByRole('region', { name: 'Tu che dici? Lettura della foto Prima' })
  const levels = card.getByRole('group', { name: 'Altezza di tono, Capelli' })
  // The strips follow the chosen level.
  for (const level of ['4,5', '3,5', '3,0']) await levels.getByRole('radio', { name: level }).press('Space')
  await card.getByRole('button', { name: 'Altri riflessi' }).click()
  await card.getByText('Mogano').click()
  await expect(slot(page, 'Prima').getByText('Livello 3, mogano.')).toBeVisible()
  // The zones read the same and are one row: its colour is the answer for all.
  await expect(card.getByText('Confermato')).toBeVisible()
  await analyseWithoutClient(page)
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Leggi tutto: Perché' }).click()
  await expect(page.getByText(/Confermato dal vivo: .*lunghezze 3,0 mogano \(letto /).first()).toBeVisible()
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(page.getByText(/lunghezze 3,0 mogano \(letto /).first()).toBeVisible()
})

test('a base chosen by the user is not replaced by the reading of the photo', async ({ page, account: _account }) => {
  await page.goto('/app')
  const base = page.getByLabel('Base di partenza')
  await base.selectOption('livello9')
  await photoField(page, 'Prima').setInputFiles(await drawn({ hair: CHESTNUT }))
  await settledLevel(slot(page, 'Prima'))
  await expect(base).toHaveValue('livello9')
  await base.selectOption('')
  await expect(base).toHaveValue('')
  await expect(page.getByText('rilevata dalla foto')).toHaveCount(0)
})

test('a reading is corrected by keyboard alone, and the analysis uses the correction', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await drawn({ hair: CHESTNUT, lamp: WARM_LAMP, cape: '#F2F2F2' }))
  const first = await settledLevel(slot(page, 'Prima'))

  await page.getByRole('button', { name: 'Strumenti della foto Prima' }).press('Enter')
  const open = page.getByRole('button', { name: 'Correggi la lettura della foto Prima' })
  await open.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Correggi la lettura · Prima' })
  const surface = dialog.getByRole('application', { name: 'Foto Prima da correggere' })
  const undo = dialog.getByRole('button', { name: 'Annulla ultimo' })
  const clear = dialog.getByRole('button', { name: 'Ricomincia' })
  expect(await settledLevel(dialog)).toBe(first)
  await expect(undo).toBeDisabled()
  await expect(clear).toBeDisabled()

  // The cape: below the hair, in the middle.
  await dialog.getByRole('radio', { name: 'Bianco' }).press('Space')
  await surface.focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowDown')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Punto indicato')).toBeAttached()
  await expect(dialog.getByText(/Luce calda corretta/)).toBeVisible()
  await expect(dialog.getByText(/non serve da riferimento/)).toHaveCount(0)
  const white = await settledLevel(dialog)

  await dialog.getByRole('radio', { name: 'Togli', exact: true }).press('Space')
  await surface.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Tratto iniziato')).toBeAttached()
  // Escape cancels the stroke and keeps the dialog open.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Tratto concluso')).toBeAttached()
  await expect(dialog.locator('polyline')).toHaveCount(1)
  await settledLevel(dialog)

  await undo.press('Enter')
  await expect(dialog.locator('polyline')).toHaveCount(0)
  expect(await settledLevel(dialog)).toBe(white)
  await clear.press('Enter')
  expect(await settledLevel(dialog)).toBe(first)
  await undo.press('Enter')
  expect(await settledLevel(dialog)).toBe(white)

  await dialog.getByRole('button', { name: 'Fatto' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  expect(await settledLevel(slot(page, 'Prima'))).toBe(white)

  await analyseWithoutClient(page)
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  await expectAnalysed(page, white)
})

test('a stroke with the mouse changes the mask, and is removed with its photo', { tag: '@phone' }, async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  await photoField(page, 'Dopo').setInputFiles(await ribbedWall())
  await expect(slot(page, 'Dopo').getByText('Non trovo i capelli')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Correggi la lettura della foto Dopo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correggi la lettura · Dopo' })
  const box = await dialog.getByRole('application').boundingBox()
  if (!box) throw new Error('no surface')
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6, { steps: 6 })
  await page.mouse.up()
  await settledLevel(dialog)
  await dialog.getByRole('button', { name: 'Fatto' }).click()
  await expect(levelIn(slot(page, 'Dopo'))).toBeVisible()

  await page.getByRole('button', { name: 'Rimuovi la foto Dopo' }).click()
  await photoField(page, 'Dopo').setInputFiles(await ribbedWall())
  await expect(slot(page, 'Dopo').getByText('Non trovo i capelli')).toBeVisible()
})

test('the latest photo wins, and is read offline once the reader has loaded', async ({ page, account: _account }) => {
  await page.goto('/app')
  const [chestnut, blond] = await Promise.all([drawn({ hair: CHESTNUT }), drawn({ hair: BLOND })])
  await photoField(page, 'Prima').setInputFiles(chestnut)
  await photoField(page, 'Prima').setInputFiles(blond)
  const light = await settledLevel(slot(page, 'Prima'))
  expect(light).toMatch(/livello (8|9|10),/)

  await page.context().setOffline(true)
  await photoField(page, 'Prima').setInputFiles(chestnut)
  await expect(levelIn(slot(page, 'Prima'))).toHaveAccessibleName(/livello [456],/)
})

test('a photo chosen before hydration is kept', { tag: '@phone' }, async ({ page, account: _account }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/app', { waitUntil: 'commit' })
  const chooser = page.waitForEvent('filechooser')
  await slot(page, 'Prima').getByText('Scegli Foto').click()
  await (await chooser).setFiles(await drawn({ hair: CHESTNUT }))
  await expect(slot(page, 'Prima').getByRole('img')).toHaveCount(0)
  release()
  await settledLevel(slot(page, 'Prima'))
})

test('a photo that the browser cannot decode has its preview, its reading and its toast, and equals that of the analysis', async ({
  page,
  account: _account,
}) => {
  await page.goto('/app')
  const { buffer } = await drawn({ hair: CHESTNUT, width: 1200 })
  const tiff = await sharp(buffer).tiff({ compression: 'lzw' }).toBuffer()
  await photoField(page, 'Prima').setInputFiles({ name: 'foto.tif', mimeType: 'image/tiff', buffer: tiff })
  await expect(page.getByText('Immagine caricata')).toBeVisible()
  const read = await settledLevel(slot(page, 'Prima'))
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await openTools(page)
  await expect(page.getByRole('button', { name: 'Correggi la lettura della foto Prima' })).toBeVisible()
  await analyseWithoutClient(page)
  await expect(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  await expectAnalysed(page, read)
})

test('a photo that neither the browser nor the server decodes is refused', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/Failed to load resource/)
  await page.goto('/app')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)])
  await photoField(page, 'Prima').setInputFiles({ name: 'foto.heic', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByText('Foto non leggibile')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Scegli Foto Prima' })).toBeVisible()
})

test('a reader that fails to load shows an error and can be retried', async ({ page, account: _account, tolerate }) => {
  tolerate(/Failed to load resource/)
  await page.route('**/assets/hair-net*', (route) => route.abort())
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await drawn({ hair: CHESTNUT }))
  await expect(page.getByText('Anteprima della lettura non disponibile')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/hair-net*')
  await page.getByRole('button', { name: 'Riprova la lettura' }).click()
  await settledLevel(slot(page, 'Prima'))
  await expect(page.getByText('Anteprima della lettura non disponibile')).toHaveCount(0)
})
