import type { Page } from '@playwright/test'
import { analyseWithoutClient, moreActions } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cerca Immagini di Capelli' })
const cardsOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^Usa come foto Dopo: / })

async function openSearch(page: Page): Promise<void> {
  await page.goto('/app')
  await page.getByRole('group', { name: 'Foto Dopo' }).getByRole('button', { name: 'Cerca Galleria' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

test('a gallery picture is found, chosen by keyboard, read and analysed [R2-044 R2-047]', async ({
  page,
  account: _account,
}) => {
  await openSearch(page)
  await expect(dialogOf(page).getByLabel('Che cosa cerchi?')).toBeFocused()
  await page.keyboard.type('biondo cenere')
  await page.keyboard.press('Enter')
  const wanted = cardsOf(page).first()
  await expect(wanted).toHaveAccessibleName('Usa come foto Dopo: Biondo cenere')
  await wanted.press('Enter')
  const slot = page.getByRole('group', { name: 'Foto Dopo' })
  await expect(slot).toBeFocused()
  await expect(slot.getByText(/^Direi\s(6|7|8)/)).toBeVisible()
  await expect(page.getByText('Disegno della galleria')).toBeVisible()
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Base di partenza').selectOption('livello5')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
  await analyseWithoutClient(page)
  await expect(moreActions(page)).toBeVisible()
})
