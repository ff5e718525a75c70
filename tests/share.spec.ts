import type { Page } from '@playwright/test'
import { openingButton, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const SALON = { analyses: [{ client: { firstName: 'Anna', lastName: 'Bellini' } }] }

/** Opens an archived analysis of Anna Bellini. */
async function openArchived(page: Page): Promise<void> {
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(page.getByText('Preparazione e Applicazione')).toBeVisible()
}

test('a printed analysis has one or two pages without the controls of the app', async ({ page, signIn }) => {
  await signIn(SALON)
  await openArchived(page)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(1)
  expect(pages.length).toBeLessThanOrEqual(2)
  // Renders the printed sheet again, to inspect it with print styles.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Cliente: Anna Bellini')).toBeVisible()
  await expect(page.getByText('Formula Tecnica e Applicazione').last()).toBeVisible()
  for (const name of ['Altre azioni', 'Esci'])
    await expect(page.getByRole('button', { name, includeHidden: true }).filter({ visible: true })).toHaveCount(0)
})
