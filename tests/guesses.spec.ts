import type { Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { analyseWithoutClient, photoField, renderedPhoto } from './fixtures/analysis.ts'
import { buildSalon } from './fixtures/salons.ts'
import { presetSession } from './fixtures/session.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Confirms the reading of Prima; shown with the reading alone. */
const rightButton = (page: Page) => page.getByRole('button', { name: /: la lettura della foto Prima è corretta$/ })

/** Turns a choice on and waits until it is stored. */
async function choose(page: Page, label: string): Promise<void> {
  const stored = page.waitForResponse('**/api/guesses/settings')
  await page.getByLabel(label).check()
  expect((await stored).ok()).toBe(true)
}

test('a collaborator guesses before the reading, sees the answer beside it, and shares the scores with the owner', async ({
  page,
  context,
  browser,
  baseURL,
  request,
}) => {
  const { owner, collaborator } = await buildSalon(request, { plan: 'basic', hasCollaborator: true })
  if (!collaborator) throw new Error('the salon has no collaborator')
  await presetSession(context, collaborator)

  await page.goto('/prima-tu')
  await choose(page, 'Chiedimi una stima prima della lettura')
  await expect(page.getByText('Ancora nessuna stima', { exact: false })).toBeVisible()

  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(request))
  const asking = page.getByRole('region', { name: 'Prima tu: che cosa vedi?' })
  await expect(asking).toBeVisible()
  await expect(rightButton(page)).toBeHidden()
  await expectAccessible(page)
  for (const [question, choice] of [
    ['Livello', '3'],
    ['Riflesso', 'Rame'],
    ['Ossidante del primo impasto', '20 vol'],
  ] as const)
    await asking.getByRole('group', { name: question }).getByRole('button', { name: choice, exact: true }).click()
  await asking.getByRole('button', { name: 'Mostra la lettura' }).click()
  await expect(asking).toBeHidden()
  await expect(rightButton(page)).toBeVisible()

  await analyseWithoutClient(page)
  await expect(page.getByText(/^La tua stima: livello 3, rame, 20 vol\. La risposta: livello /)).toBeVisible()

  await page.goto('/prima-tu')
  await expect(page.getByText(/^Una stima: \d+ punti su 100\.$/)).toBeVisible()
  await choose(page, 'Mostra i miei punteggi al titolare')
  await expectAccessible(page)

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await presetSession(other, owner)
  const ofOwner = await other.newPage()
  await ofOwner.goto('/prima-tu')
  const shared = ofOwner.getByRole('region', { name: 'Chi condivide i punteggi' })
  await expect(shared.getByText(/^Una stima: \d+ punti su 100\.$/)).toBeVisible()
  await other.close()
})

test('a guess can be skipped, and is asked for only if the user turned it on', async ({ page, request, signIn }) => {
  await signIn()
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(request))
  await expect(rightButton(page)).toBeVisible()

  await page.goto('/prima-tu')
  await choose(page, 'Chiedimi una stima prima della lettura')
  await page.goto('/app')
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(request))
  await page.getByRole('button', { name: 'Salta', exact: true }).click()
  await expect(rightButton(page)).toBeVisible()
})
