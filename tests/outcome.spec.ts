import { renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const ANNA = { firstName: 'Anna', lastName: 'Bianchi' }

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('an outcome with its photo is recorded in three taps and shown in the analysis and on the card', async ({
  page,
  request,
  signIn,
}) => {
  const { analysisIds, clientIds } = await signIn({
    clients: [ANNA],
    analyses: [{ client: ANNA }],
  })
  await page.goto(`/app?analisi=${analysisIds[0]}`)
  const detail = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await detail.getByRole('button', { name: 'Registra l’esito' }).click()

  const asking = page.getByRole('dialog', { name: 'Com’è andata?' })
  await asking
    .locator('input[type=file]')
    .first()
    .setInputFiles(await renderedPhoto(request, 'dopo'))
  await asking.getByRole('button', { name: 'Giusto: la lettura della foto Esito è corretta' }).click()
  await asking.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(asking.getByText(/^Previsto .* ottenuto/)).toBeVisible()
  await asking.getByRole('region', { name: 'E adesso?' }).getByRole('button', { name: 'Chiudi' }).click()
  await expect(asking).toBeHidden()

  const outcome = detail.getByRole('region', { name: 'Com’è andata' })
  await expect(outcome.getByRole('img', { name: /^Scala dei livelli/ })).toBeVisible()
  await expect(outcome.getByText('come da piano')).toBeVisible()

  await page.goto(`/clienti/${clientIds[0]}`)
  const timeline = page.getByRole('region', { name: 'Colori nel tempo' })
  await expect(timeline.getByText(/^Esito · /)).toBeVisible()
  // The chart's table for screen readers.
  await expect(timeline.getByRole('row')).toHaveCount(2)
  await timeline.getByRole('button').first().click()
  await expect(outcome.getByText('Previsto', { exact: true })).toBeVisible()
})
