import { listClients } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers } from '~/testing/analyses.ts'
import { answer } from '~/testing/answers.ts'
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

test('the menu of a phone leads to every page and closes when one opens', async () => {
  await page.viewport(390, 844)
  const screen = await renderScreen('/app', {
    answers: [...appAnswers, ...archiveAnswers([]), answer(listClients, [])],
  })
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Menu' }).click()
  await expect.element(header.getByRole('link', { name: 'Profilo' })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Esci' })).toBeVisible()
  await expectAccessible()
  await header.getByRole('link', { name: 'Clienti' }).click()
  await expect.poll(screen.address).toBe('/clienti')
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()
})
