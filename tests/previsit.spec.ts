import { renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const ANNA = { firstName: 'Anna', lastName: 'Bianchi' }

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a client answers by her link on a phone, and the salon finds answers, photo and hair on her card', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn({ clients: [ANNA] })
  await page.goto('/clienti')
  await page.getByRole('link', { name: /Bianchi/ }).click()
  const questions = page.getByRole('region', { name: 'Domande prima della visita' })
  await questions.getByRole('button', { name: 'Manda le domande' }).click()
  const address = await questions.getByLabel('Collegamento delle domande').inputValue()

  const client = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const outside: string[] = []
  client.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(address).origin)
      outside.push(request.url())
  })
  await client.goto(address)
  await expect(client.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await client.getByRole('button', { name: 'Invia al salone' }).click()
  await expect(client.getByText('Scrivi il tuo nome')).toBeVisible()
  await expect(client.getByLabel('Nome e cognome')).toBeFocused()
  await client.getByLabel('Come sono i tuoi capelli oggi?').selectOption('Colorati')
  await client.getByLabel(/henné/).selectOption('Sì, henné puro')
  await client.getByLabel('Ho 16 anni o più').check()
  await client.getByLabel('Che cosa desideri?').fill('Un rame <b>caldo</b>')
  await client.getByLabel('Voglio mandare le foto dei miei capelli').check()
  await client.locator('input[type=file]').setInputFiles(await renderedPhoto(page.request, 'prima'))
  await client.getByLabel(/^Voglio rispondere anche/).check()
  await client.getByLabel(/tatuaggio nero/).selectOption('Sì')
  await client.getByLabel('Nome e cognome').fill('Anna Bianchi')
  await client.getByLabel(/^Confermo le risposte/).check()
  await client.getByRole('button', { name: 'Invia al salone' }).click()
  await expect(client.getByText('Risposte inviate')).toBeVisible()
  await client.reload()
  await expect(client.getByText('Risposte inviate')).toBeVisible()
  expect(outside).toEqual([])
  await client.close()

  await page.reload()
  await expect(questions.getByText('Nuovo', { exact: true })).toBeVisible()
  await expect(questions.getByText('Un rame <b>caldo</b>')).toBeVisible()
  const photo = questions.getByRole('img', { name: 'Foto 1 mandata dalla cliente' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await questions.getByRole('button', { name: 'Ho letto' }).click()
  await expect(questions.getByText('Nuovo', { exact: true })).toBeHidden()

  await page.getByRole('link', { name: /^Nuova analisi/ }).click()
  await expect(page.getByRole('combobox', { name: 'Tipologia' })).toHaveValue('colorati')
  await expect(page.getByRole('combobox', { name: 'Henné', includeHidden: true })).toHaveValue('pura')
})
