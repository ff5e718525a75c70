import { shelf } from '@riflesso/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer } from '~/testing/answers.ts'
import { cameraSeen } from '~/testing/camera.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { SHELF } from '~/testing/shelf.ts'

const CODE = '8005610531236'
const [first, ...others] = SHELF.products
if (first === undefined) throw new Error('an empty shelf')
const answers = [...appAnswers, answer(shelf, { ...SHELF, products: [{ ...first, barcode: CODE }, ...others] })]
const dialog = page.getByRole('dialog')

/** Bars of an EAN-13 code, ISO/IEC 15420: the first digit chooses which of the next six are written in the even set. */
const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const EVEN_OF_EIGHT = [1, 3, 4]
const inverted = (bars: string) => bars.replace(/./g, (bar) => (bar === '0' ? '1' : '0'))
const barsOf = (code: string): string => {
  const bars = [...code.slice(1)].map((digit, index) => {
    const odd = ODD[Number(digit)] ?? ''
    if (index >= 6) return inverted(odd)
    return EVEN_OF_EIGHT.includes(index) ? [...inverted(odd)].reverse().join('') : odd
  })
  return `101${bars.slice(0, 6).join('')}01010${bars.slice(6).join('')}101`
}

const printed = (context: CanvasRenderingContext2D) => {
  context.fillStyle = 'white'
  context.fillRect(0, 0, 320, 240)
  context.fillStyle = 'black'
  for (const [index, bar] of [...barsOf(CODE)].entries()) if (bar === '1') context.fillRect(65 + 2 * index, 60, 2, 120)
}

test('a barcode in front of the camera finds its product on the shelf', async () => {
  cameraSeen(printed)
  await renderScreen('/scaffale', { answers })
  await page.getByRole('button', { name: 'Inquadra' }).click()
  await expect.element(page.getByPlaceholder('Codice, marca, linea...')).toHaveValue(CODE)
  await expect.element(page.getByText(`1 prodotto per "${CODE}"`)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the camera waits for a barcode, and fills the field of a product', async () => {
  let isShown = false
  cameraSeen((context) => (isShown ? printed(context) : context.fillRect(0, 0, 320, 240)))
  await renderScreen('/scaffale', { answers })
  await page.getByRole('button', { name: '8/1' }).click()
  await dialog.getByRole('button', { name: 'Inquadra' }).click()
  await expect.element(page.getByText('Tieni il codice del tubo nel riquadro')).toBeVisible()
  await expectAccessible()
  isShown = true
  await expect.element(dialog.getByRole('textbox', { name: 'Codice a barre' })).toHaveValue(CODE)
})

test('without a camera the code is typed', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await renderScreen('/scaffale', { answers })
  await page.getByRole('button', { name: 'Inquadra' }).click()
  await expect.element(page.getByText('Fotocamera non disponibile')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  vi.restoreAllMocks()
})
