import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures/test.ts'

const ANNA = { firstName: 'Anna', lastName: 'Bianchi' }

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a pact is signed by finger on the phone, opened by its link without a session, and downloaded as PDF', async ({
  page,
  browser,
  signIn,
}) => {
  const { analysisIds } = await signIn({ clients: [ANNA], analyses: [{ client: ANNA }] })
  await page.goto(`/app?analisi=${analysisIds[0]}`)
  const detail = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await detail.getByRole('button', { name: 'Prepara il patto' }).click()
  const pact = page.getByRole('dialog', { name: 'Patto con la cliente' })
  await pact.getByLabel('Prezzo concordato').fill('120,50')
  await pact.getByRole('button', { name: 'Scrivi il patto' }).click()

  const pad = pact.getByRole('img', { name: /^Campo della firma/ })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.6)
  await page.mouse.down()
  for (const share of [0.3, 0.4, 0.5, 0.6]) await page.mouse.move(x + width * share, y + height * (1 - share))
  await page.mouse.up()
  await pact.getByRole('button', { name: 'Firma il patto' }).click()
  await expect(pact.getByRole('img', { name: 'Firma di Anna Bianchi' })).toBeVisible()
  await pact.getByRole('button', { name: 'Crea il collegamento' }).click()
  const address = await pact.getByLabel('Collegamento del patto').inputValue()

  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Patto colore' })).toBeVisible()
  await expect(visitor.getByRole('article').getByText('120,50 €, IVA compresa')).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'Firma di Anna Bianchi' })).toBeVisible()
  const waiting = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: 'Scarica il PDF' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('patto-colore-versione-1.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await visitor.close()
})
