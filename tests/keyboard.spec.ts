import type { Locator, Page } from '@playwright/test'
import { analyseButton, moreActions, openingButton, recentCards, renderedPhoto } from './fixtures/analysis.ts'
import { buildSalon } from './fixtures/salons.ts'
import { expect, test } from './fixtures/test.ts'

/** Maximum number of tab stops on the way to an element. */
const MAX_STOPS = 120

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by the tabulator`)
}

async function pressBy(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('keyboard alone is enough to sign in, analyse for a client, share, print, use the bowl and the archive', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async () => {}
    window.print = () => Object.assign(window, { printed: true })
  })
  const { owner: account } = await buildSalon(request)
  await page.goto('/auth')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(account.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')

  const prima = page.getByRole('group', { name: 'Foto Prima' })
  const chosen = page.waitForEvent('filechooser')
  await pressBy(page, prima.getByRole('button', { name: /^Scegli Foto/ }))
  await (await chosen).setFiles(await renderedPhoto(request))
  await expect(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  // While the photo is read there is nothing to analyse.
  await expect(prima.getByText(/^Direi\s\d/)).toBeVisible()
  await tabTo(page, page.getByLabel('Tipologia'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Tipologia')).not.toHaveValue('')
  await pressBy(page, analyseButton(page))

  const dialog = page.getByRole('dialog', { name: 'Informazioni Cliente' })
  await tabTo(page, dialog.getByRole('radio', { name: 'Cliente esistente' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, dialog.getByLabel(/^Nome/))
  await page.keyboard.type('Maria')
  await tabTo(page, dialog.getByLabel(/^Cognome/))
  await page.keyboard.type('De Santis')
  await page.keyboard.press('Enter')
  await expect(page.locator('#result-title')).toBeFocused()

  await pressBy(page, page.getByRole('button', { name: 'Condividi' }))
  await expect(page.getByText('✅ Formula Condivisa')).toBeVisible()
  await pressBy(page, moreActions(page))
  await pressBy(page, page.getByRole('button', { name: 'Stampa' }))
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true)
  await pressBy(page, page.getByRole('link', { name: 'Modalità ciotola' }))
  const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
  await pressBy(page, bowl.getByRole('button', { name: 'Il test è negativo, procedi' }))
  await pressBy(page, bowl.getByRole('button', { name: 'Avvia' }))
  await expect(bowl.getByRole('button', { name: 'Pausa' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bowl).toHaveCount(0)

  await pressBy(page, page.getByRole('button', { name: 'Nuova Analisi' }))
  await pressBy(page, openingButton(recentCards(page)))
  const detail = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(detail.getByText('Preparazione e Applicazione')).toBeVisible()
  // The dialog traps the focus and returns it on close.
  await tabTo(page, detail.getByRole('button', { name: 'Altre azioni' }))
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(openingButton(recentCards(page))).toBeFocused()
})
