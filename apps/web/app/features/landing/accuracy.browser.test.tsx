import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '~/testing/render-screen.tsx'

test('the landing page shows real hair with its readings', async () => {
  await renderScreen('/', { user: null })
  await page.getByRole('heading', { name: 'Tre luci, gli stessi capelli' }).click()
  const items = page.getByRole('listitem').filter({ hasText: /^\p{L}+\d,\d ± \d,\d/u })
  await expect.poll(() => items.elements().length).toBe(6)
})
