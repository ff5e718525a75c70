import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { archiveAnswers } from '~/testing/analyses.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

test('the header shows the tagline at every width without overflowing', async () => {
  await renderScreen('/app', { answers: [...appAnswers, ...archiveAnswers([])] })
  const header = page.getByRole('banner')
  const tagline = header.getByText('Analisi Professionale Colore Capelli')
  for (const width of [...WIDTHS, 768]) {
    await page.viewport(width, 900)
    await expect.element(tagline).toBeVisible()
    const { scrollWidth, clientWidth } = tagline.element()
    expect(scrollWidth, `${width}`).toBeLessThanOrEqual(clientWidth)
    const whole = header.element().getBoundingClientRect()
    const parts = [...header.element().querySelectorAll('p, a, button')].map((part) => part.getBoundingClientRect())
    for (const { top, bottom, right } of parts) {
      expect(top, `${width}`).toBeGreaterThanOrEqual(whole.top)
      expect(bottom, `${width}`).toBeLessThanOrEqual(whole.bottom)
      expect(right, `${width}`).toBeLessThanOrEqual(width)
    }
  }
})
