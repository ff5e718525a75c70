import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { analyseWithoutClient } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cerca Immagini di Capelli' })
const cardsOf = (page: Page) => dialogOf(page).getByRole('button', { name: /^Usa come foto Dopo: / })

async function openSearch(page: Page): Promise<void> {
  await page.goto('/app')
  await page.getByRole('group', { name: 'Foto Dopo' }).getByRole('button', { name: 'Cerca Galleria' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

test('a picture of the gallery is found, chosen by keyboard, read at once and analysed [R2-044 R2-047]', async ({
  page,
  account: _account,
}) => {
  await openSearch(page)
  await expect(dialogOf(page).getByLabel('Che cosa cerca?')).toBeFocused()
  await page.keyboard.type('biondo cenere')
  await page.keyboard.press('Enter')
  const wanted = cardsOf(page).first()
  await expect(wanted).toHaveAccessibleName('Usa come foto Dopo: Biondo cenere')
  await wanted.press('Enter')
  const slot = page.getByRole('group', { name: 'Foto Dopo' })
  await expect(slot).toBeFocused()
  await expect(slot.getByText(/^Livello\s(6|7|8)/)).toBeVisible()
  await expect(page.getByText('Disegno della galleria')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Base di partenza').selectOption('livello5')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
  await analyseWithoutClient(page)
  await expect(page.getByRole('button', { name: 'Esporta' })).toBeVisible()
})

test('the search says what it found, shows more until the end, and what it did not find [R2-045 R2-046 R4-024 R5-019 R9-014]', async ({
  page,
  account: _account,
}) => {
  await openSearch(page)
  const dialog = dialogOf(page)
  const field = dialog.getByLabel('Che cosa cerca?')
  const submit = dialog.getByRole('button', { name: 'Cerca', exact: true })
  const more = dialog.getByRole('button', { name: 'MOSTRA ALTRI' })
  await expect(submit).toBeDisabled()
  await expect(dialog.getByText('Quale colore ha in mente?')).toBeVisible()
  await field.fill('bi')
  await submit.click()
  await expect(dialog.getByText('Scriva almeno 3 caratteri')).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'rosso rame' }).click()
  await expect(cardsOf(page)).toHaveCount(4)
  await expect(dialog.getByRole('img').first()).toBeVisible()
  await expectAccessible(page)
  const tops = await cardsOf(page).evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
  const columns = tops.filter((top) => top === tops[0]).length
  expect(columns).toBe((page.viewportSize()?.width ?? 0) < 768 ? 2 : 3)
  await more.click()
  await expect(cardsOf(page)).toHaveCount(8)

  await field.fill('lavanda')
  await field.press('Enter')
  await expect(cardsOf(page)).toHaveCount(1)
  await expect(dialog.getByText('Non ci sono altre immagini.')).toBeVisible()
  await expect(more).toHaveCount(0)
  await field.fill('automobile')
  await field.press('Enter')
  await expect(dialog.getByText('Nessuna immagine per «automobile»')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cerca Galleria' })).toBeFocused()
})
