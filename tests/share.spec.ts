import type { Page } from '@playwright/test'
import { openingButton, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const SALON = { analyses: [{ client: { firstName: 'Anna', lastName: 'Bellini' } }] }

/** An archived analysis of Anna Bellini, open over the page. */
async function openArchived(page: Page): Promise<void> {
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(page.getByText('Preparazione e Applicazione')).toBeVisible()
}

test('on paper an analysis takes one or two pages, and nothing of the app stands on them', async ({ page, signIn }) => {
  await signIn(SALON)
  await openArchived(page)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeGreaterThanOrEqual(1)
  expect(pages.length).toBeLessThanOrEqual(2)
  // The sheet that was printed is made once more, to be looked at as paper.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Cliente: Anna Bellini')).toBeVisible()
  await expect(page.getByText('Formula Tecnica e Applicazione').last()).toBeVisible()
  for (const name of ['Altre azioni', 'Esci'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden()
})
