import { analyzeColor } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { analysisAnswers, choosePhoto } from '~/testing/analysis-screen.ts'
import { callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { shadesToTry } from './shades-to-try.ts'

test('five shades are tried on the photo before any analysis, marked as a simulation', async () => {
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima')
  await page.getByRole('button', { name: 'Strumenti della foto Prima' }).click()
  await page.getByRole('button', { name: 'Prova i colori sulla foto Prima' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prova i colori' })
  const shades = dialog.getByRole('group', { name: 'Colore da provare' }).getByRole('button')
  await expect.poll(() => shades.elements().length).toBe(6)
  await expect.element(dialog.getByRole('img', { name: /^Simulazione sulla foto: Biondo/ })).toBeVisible()
  await expect.element(dialog.getByText('Simulazione', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: /rame/ }).click()
  const copper = dialog.getByRole('img', { name: /rame/ })
  await expect.element(copper).toBeVisible()
  const canvas = copper.element() as HTMLCanvasElement
  const [red = 0, , blue = 0] =
    canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []
  expect(red).toBeGreaterThan(blue)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Com’è ora' }).click()
  await expect.element(dialog.getByRole('img', { name: 'I capelli come sono ora' })).toBeVisible()
  expect(callsOf(analyzeColor)).toEqual([])
})

test.each([1, 4, 7, 10])('shades near a level %d are shades of the trade', (level) => {
  const shades = shadesToTry({ level })
  expect(new Set(shades.map(({ shade }) => shade)).size).toBe(5)
  for (const { shade, name } of shades) {
    expect(shade).toMatch(/^(?:[3-9]|10)\.\d/)
    expect(name).not.toBe('')
  }
})
