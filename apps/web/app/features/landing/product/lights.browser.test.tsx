import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

test('the landing page shows real hair with its readings', async () => {
  await renderScreen('/', { user: null })
  await expect.element(page.getByRole('heading', { name: 'Tre luci, gli stessi capelli' })).toBeVisible()
  const items = page.getByRole('listitem').filter({ hasText: /^\p{L}+\d,\d ± \d,\d/u })
  await expect.poll(() => items.elements().length).toBe(6)
  await expectAccessible(WIDTHS)
})
