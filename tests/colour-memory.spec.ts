import { expectAccessible } from './fixtures/accessibility.ts'
import { photoField, renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const ANNA = { firstName: 'Anna', lastName: 'Bianchi' }
const CARLA = { firstName: 'Carla', lastName: 'Neri' }

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('formulas are found by the colour of a result, of a photo, and of a shade on the scale', async ({
  page,
  request,
  signIn,
}) => {
  const { analysisIds } = await signIn({
    clients: [ANNA, CARLA],
    analyses: [
      { client: ANNA, isTransformation: true },
      { client: CARLA, isTransformation: true },
    ],
  })
  const memory = page.getByRole('dialog', { name: 'Memoria del colore' })
  const detail = page.getByRole('dialog', { name: 'Dettagli analisi' })
  const found = memory.getByRole('article')

  // From Carla's result: Anna's analysis promised the same colour.
  await page.goto(`/app?analisi=${analysisIds[1]}`)
  await detail.getByRole('tab', { name: 'Lettura' }).click()
  await detail.getByRole('link', { name: 'Formule che hanno dato questo colore' }).click()
  await expect(memory.getByRole('status')).toHaveText('1 formula trovata')
  await expect(found.getByText('Quasi uguale')).toBeVisible()
  await expect(found.getByText('Promesso, non misurato')).toBeVisible()
  await expect(found.getByRole('listitem').first()).toContainText('Ossidante')
  await expectAccessible(page)
  await found.getByRole('button', { name: /^Apri l’analisi: Anna Bianchi/ }).click()
  await expect(memory).toBeHidden()
  await expect(detail.getByText('Anna Bianchi')).toBeVisible()

  // From a photo that was read, without losing it.
  await detail.getByRole('button', { name: 'Chiudi', exact: true }).click()
  await expect(detail).toBeHidden()
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(request, 'dopo'))
  await page.getByRole('link', { name: 'Formule che hanno dato questo colore' }).click()
  await expect(memory.getByRole('status')).toHaveText('2 formule trovate')

  // From the scale, which starts with the colour of the photo.
  await memory.getByRole('button', { name: 'Scegli un altro colore' }).click()
  await expect(memory.getByRole('button', { name: 'Rame' })).toHaveAttribute('aria-pressed', 'true')
  await memory.getByRole('button', { name: 'Livello 5', exact: true }).click()
  await memory.getByText('Intenso', { exact: true }).click()
  await expect(memory.getByRole('status')).toHaveText('Nessun colore simile in archivio')
  await expectAccessible(page)
  await memory.getByRole('button', { name: 'Chiudi' }).click()
  await expect(memory).toBeHidden()
  await expect(page.getByRole('group', { name: 'Foto Dopo' }).getByText(/^Livello\s\d/)).toBeVisible()

  // From the archive.
  await page.getByRole('link', { name: 'Cerca per colore' }).click()
  await expect(memory.getByRole('button', { name: 'Livello 7', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
