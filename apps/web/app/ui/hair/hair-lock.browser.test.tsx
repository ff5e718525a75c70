import { deltaE00, hexFromLab, type Lab, labFromHex, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HairLock } from './hair-lock.tsx'
import { LAYERS } from './lock-layers.ts'
import { tintedLock } from './tinted-lock.ts'

const tone = (primary: 'CENERE' | 'RAME' | 'ROSSO' | 'IRISE') =>
  ({ primary, secondary: null, intensity: 'full' }) as const

const SHADES: readonly Lab[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => labOf(level, NATURAL_TONE)),
  ...[5, 7, 9].map((level) => labOf(level, tone('CENERE'))),
  ...[5, 7, 8].map((level) => labOf(level, tone('RAME'))),
  ...[4, 6].map((level) => labOf(level, tone('ROSSO'))),
  labOf(9, tone('IRISE')),
]
/** Violet, fuchsia, turquoise, blue, green, yellow, platinum, white. */
const FANTASIES = ['#5F337C', '#BB3380', '#00959E', '#00468F', '#007A4B', '#F6CD58', '#E0D3BC', '#E6E2DB']

const hexes = [...SHADES.map((lab) => hexFromLab(lab)), ...FANTASIES]
const evenly = (hex: string) => ({ roots: hex, lengths: hex, ends: hex })
const sizes = { width: 240, height: 240 }

/** Colours of every seventh pixel. */
function labsOf(picture: CanvasImageSource): readonly Lab[] {
  const context = new OffscreenCanvas(sizes.width, sizes.height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  const data = context?.getImageData(0, 0, sizes.width, sizes.height).data ?? new Uint8ClampedArray()
  return Array.from({ length: Math.floor(data.length / 28) }, (_, index) => {
    const bytes = [...data.subarray(index * 28, index * 28 + 3)]
    return labFromHex(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`) ?? [0, 0, 0]
  })
}

/** The picture has the colour on average, and strands in light and shadow. */
function expectHair(picture: CanvasImageSource, hex: string): void {
  const labs = labsOf(picture)
  const mean = (axis: 0 | 1 | 2) => labs.reduce((sum, lab) => sum + lab[axis], 0) / labs.length
  expect(deltaE00([mean(0), mean(1), mean(2)], labFromHex(hex) ?? [0, 0, 0]), hex).toBeLessThanOrEqual(2)
  const lightness = labs.map(([l]) => l)
  expect(Math.max(...lightness) - Math.min(...lightness), hex).toBeGreaterThan(3)
}

test.for(hexes)('a lock of hair tinted %s has that colour on average', async (hex) => {
  expectHair(await tintedLock(evenly(hex), sizes.width, sizes.height), hex)
})

test('the page shows hair in the colour of a result', async () => {
  for (const { picture } of LAYERS) {
    const image = new Image()
    image.src = picture
    await image.decode()
  }
  for (const hex of ['#554137', '#00468F', '#E0D3BC']) {
    const screen = await render(
      <div style={sizes}>
        <HairLock {...evenly(hex)} label={hex} />
      </div>,
    )
    const png = await page.screenshot({ element: screen.getByRole('img'), base64: true, save: false })
    const shown = new Image()
    shown.src = `data:image/png;base64,${png}`
    await shown.decode()
    expectHair(shown, hex)
    await screen.unmount()
  }
})
