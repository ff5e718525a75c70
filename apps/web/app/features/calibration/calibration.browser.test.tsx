import { calibrationPhoto, deleteCalibration, listCalibrations, saveCalibration } from '@riflesso/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { analysisAnswers, choosePhoto, photoSlot } from '~/testing/analysis-screen.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { ringFile, savedCalibration } from '~/testing/calibrations.ts'
import { callsOf } from '~/testing/network.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const { id } = savedCalibration()
const dialog = page.getByRole('dialog', { name: 'Tocca i campioni' })
const mark = (place: number, level: number) =>
  dialog.getByRole('button', { name: new RegExp(`^Campione ${place}, livello ${level}:`) })
const list = page.getByRole('list', { name: 'Le tarature del salone' })

const answers = [
  ...appAnswers,
  answer(saveCalibration, { calibration: savedCalibration() }),
  answer(deleteCalibration, { success: true }),
  answer(calibrationPhoto, async () => (await ringFile()).file),
]
const withCalibrations = (...calibrations: ReturnType<typeof savedCalibration>[]) => [
  ...answers,
  answer(listCalibrations, { calibrations }),
]

beforeEach(() => localStorage.removeItem('calibration'))

/** Chooses the photo of a ring and taps its first swatches. */
async function tapRing(count: number): Promise<void> {
  const { file, points } = await ringFile()
  const fields = await page.getByText('Scegli una foto').findElement()
  const field = fields.closest('label')?.querySelector('input')
  if (!field) throw new Error('no field for the photo')
  await userEvent.upload(field, file)
  for (const [place, [x, y]] of points.slice(0, count).entries()) {
    const photo = await dialog.getByRole('img', { name: 'Foto dell’anello' }).findElement()
    const { width, height } = photo.getBoundingClientRect()
    const surface = dialog.getByRole('img', { name: 'Foto dell’anello' })
    await surface.click({ position: { x: x * width, y: y * height }, force: true })
    await expect.element(mark(place + 1, place + 1)).toBeVisible()
  }
}

test('each tap proposes the next level, which another tap corrects', async () => {
  await page.viewport(390, 844)
  await renderScreen('/taratura', { answers })
  await expect.element(page.getByText(/^Ancora nessuna taratura/)).toBeVisible()
  await tapRing(2)
  await dialog.getByRole('radio', { name: '3', exact: true }).click()
  await expect.element(mark(2, 3)).toBeVisible()
  await expectAccessible(WIDTHS)
  await dialog.getByRole('button', { name: 'Annulla ultimo' }).click()
  await expect.element(mark(2, 2)).toBeVisible()
})

test('a swatch is moved and removed by keyboard', async () => {
  await renderScreen('/taratura', { answers })
  await tapRing(2)
  await press(mark(1, 1), '{ArrowRight}')
  await press(mark(1, 1), '{Delete}')
  await expect.element(mark(1, 2)).toBeVisible()
  await expect.element(mark(2, 2)).not.toBeInTheDocument()
})

test('a ring is saved with its name and used on this device', async () => {
  await renderScreen('/taratura', { answers })
  await tapRing(5)
  await dialog.getByRole('button', { name: 'Fatto' }).click()
  await page.getByRole('button', { name: 'Misura e salva' }).click()
  await expect.element(page.getByText('Scrivi il luogo e il dispositivo')).toBeVisible()
  await page.getByLabelText('Luogo e dispositivo').fill('Specchio 2')
  await page.getByRole('button', { name: 'Misura e salva' }).click()
  await expect.element(list.getByText('In uso qui')).toBeVisible()
  await expect.element(list.getByText('Sbaglia in media di 0,3 livelli')).toBeVisible()
  await expect.element(list.getByRole('img', { name: /^Dal livello che la luce mostra/ })).toBeVisible()
  const [sent] = callsOf(saveCalibration)
  expect(JSON.parse(String(sent?.form?.get('taps'))).map(({ level }: { level: number }) => level)).toEqual([
    1, 2, 3, 4, 5,
  ])
  expect(localStorage.getItem('calibration')).toBe(id)
  await expectAccessible(WIDTHS)
})

test('a refusal shows its reason and the faulty swatches', async () => {
  const reason = 'Un campione più scuro risulta più chiaro di uno più chiaro.'
  const refused = refusal(saveCalibration, 'ring-reversed', reason, { fields: { 'taps.1': reason } })
  await renderScreen('/taratura', { answers: [...answers, refused] })
  await tapRing(5)
  await dialog.getByRole('button', { name: 'Fatto' }).click()
  await page.getByLabelText('Luogo e dispositivo').fill('Specchio 2')
  await page.getByRole('button', { name: 'Misura e salva' }).click()
  await expect.element(page.getByText(reason)).toBeVisible()
  const swatches = page.getByRole('list', { name: 'Livelli dei campioni' }).getByRole('listitem')
  await expect.element(swatches.nth(1).getByText('da controllare')).toBeVisible()
})

test('an old calibration can be repeated and replaced', async () => {
  const old = savedCalibration({ renewal: 'age' })
  const made = savedCalibration({ id: '01920000-0000-7000-8000-0000000000c2' })
  await renderScreen('/taratura', {
    answers: [...withCalibrations(old), answer(saveCalibration, { calibration: made })],
  })
  await expect.element(list.getByText(/^Ha più di sei mesi/)).toBeVisible()
  await list.getByRole('button', { name: 'Rifai Specchio 2' }).click()
  await expect.element(page.getByRole('heading', { name: 'Rifai: Specchio 2' })).toBeVisible()
  await tapRing(5)
  await dialog.getByRole('button', { name: 'Fatto' }).click()
  await page.getByRole('button', { name: 'Misura e salva' }).click()
  await expect.element(list.getByText(/^Ha più di sei mesi/)).not.toBeInTheDocument()
  expect(callsOf(saveCalibration)[0]?.form?.get('replaces')).toBe(old.id)
})

test('a deleted calibration is no longer used on this device', async () => {
  localStorage.setItem('calibration', id)
  await renderScreen('/taratura', { answers: withCalibrations(savedCalibration()) })
  await list.getByRole('button', { name: 'Elimina Specchio 2' }).click()
  await page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await expect.element(page.getByText(/^Ancora nessuna taratura/)).toBeVisible()
  expect(localStorage.getItem('calibration')).toBeNull()
})

test('the photo step names the calibration of this device and switches it off', async () => {
  localStorage.setItem('calibration', id)
  const calibrated = answer(listCalibrations, { calibrations: [savedCalibration()] })
  await renderScreen('/app', { answers: [...analysisAnswers, calibrated] })
  await choosePhoto('Prima')
  const line = photoSlot('Prima').getByText('Letta con la taratura Specchio 2, 5 marzo 2026')
  await expect.element(line).toBeVisible()
  await page.getByLabelText('Taratura della foto Prima').selectOptions('')
  await expect.element(line).not.toBeInTheDocument()
  expect(localStorage.getItem('calibration')).toBeNull()
})
