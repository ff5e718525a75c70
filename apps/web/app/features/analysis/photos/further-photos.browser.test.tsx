import { analyzeColor } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { analyseWithoutClient, analysisAnswers, choosePhoto, photoSlot } from '~/testing/analysis-screen.ts'
import { callsOf } from '~/testing/network.ts'
import { hairPhoto, wallPhoto, withoutColour } from '~/testing/photos.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const slot = photoSlot('Prima')
const further = slot.getByRole('group', { name: 'Stessa testa, più foto' })
const places = () => further.getByRole('combobox')
const read = (words: string | RegExp) => further.getByRole('listitem').filter({ hasText: words })

async function addPhoto(photo: Promise<File>): Promise<void> {
  const field = (await further.findElement()).querySelector('input[type=file]')
  if (field === null) throw new Error('no field for a further photo')
  await userEvent.upload(field, await photo)
}

const begin = async (width = 390) => {
  await page.viewport(width, 900)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima')
  await expect.element(slot.getByText('Foto buona')).toBeVisible()
}

test('an empty slot takes no further photo, and one photo has a single control for more', async () => {
  await page.viewport(390, 900)
  await renderScreen('/app', { answers: analysisAnswers })
  await expect.element(slot.getByText('Scegli Foto')).toBeVisible()
  await expect.element(further).not.toBeInTheDocument()
  await choosePhoto('Prima')
  await expect.element(further.getByText('Aggiungi lato o nuca')).toBeVisible()
  await expect.element(further.getByRole('list')).not.toBeInTheDocument()
})

test.for(WIDTHS)('further photos are read with the first, at a width of %d px', async (width) => {
  await begin(width)
  await addPhoto(hairPhoto())
  await addPhoto(hairPhoto('dopo'))
  await expect
    .poll(() =>
      places()
        .elements()
        .map((each) => (each as HTMLSelectElement).value),
    )
    .toEqual(['front', 'side', 'nape'])
  await expect.element(read(/Livello/).nth(2)).toBeVisible()
  // Chestnut and copper are no light of the same head.
  await expect.element(further.getByText(/^(Davanti|Lato) \d(,\d)?, nuca \d(,\d)?: /)).toBeVisible()
  await expect.element(further.getByText(/^Aggiungi/)).not.toBeInTheDocument()
  await expectAccessible()
  await analyseWithoutClient()
  await expect.poll(() => callsOf(analyzeColor)).toHaveLength(1)
  const form = callsOf(analyzeColor)[0]?.form
  expect(['image', 'primaImage2', 'primaImage3'].every((part) => form?.get(part) instanceof File)).toBe(true)
  expect(form?.get('primaPlace3')).toBe('nape')
})

test('a further photo without hair is not used, and the reading stays', async () => {
  await begin()
  await addPhoto(wallPhoto())
  await expect.element(read('Non usata')).toBeVisible()
  await expect.element(read('Qui non trovo i capelli.')).toBeVisible()
  await expect.element(slot.getByText('Foto buona')).toBeVisible()
})

test('a further photo in black and white says why it is not used', async () => {
  await begin()
  await addPhoto(withoutColour(await hairPhoto()))
  await expect.element(read(/Non usata.*bianco e nero/)).toBeVisible()
})

test('a further photo is checked like the first', async () => {
  await begin()
  await addPhoto(Promise.resolve(new File(['appunti'], 'appunti.txt', { type: 'text/plain' })))
  await expect.element(page.getByText('Carica solo file immagine (JPG, PNG, HEIC)')).toBeVisible()
  await expect.element(further.getByRole('list')).not.toBeInTheDocument()
})

test('the swatch book of photos that differ reaches the level of each', async () => {
  await begin(1440)
  await addPhoto(hairPhoto('dopo'))
  await expect.element(read(/Livello/).nth(1)).toBeVisible()
  await expect.element(slot.getByText('Rilettura in corso')).not.toBeInTheDocument()
  const levels = further
    .getByText(/^Livello/)
    .elements()
    .map((each) => Number(each.textContent?.replace(/[^\d,]/g, '').replace(',', '.')))
  expect(levels).toHaveLength(2)
  const rows = slot.getByRole('button', { expanded: false }).filter({ hasText: /Lunghezze|Capelli/ })
  if (rows.query()) await rows.first().click()
  await expect
    .poll(() => {
      const strips = slot
        .getByRole('group', { name: /^Altezza di tono/ })
        .getByRole('radio')
        .elements()
        .map((each) => Number(each.getAttribute('aria-label')?.replace(',', '.')))
      return [Math.min(...strips) <= Math.min(...levels) + 0.25, Math.max(...strips) >= Math.max(...levels) - 0.25]
    })
    .toEqual([true, true])
})

test('an empty Dopo is no taller beside two photos than a photo is', async () => {
  await begin(1440)
  await addPhoto(hairPhoto('dopo'))
  await expect.element(read(/Livello/).nth(1)).toBeVisible()
  const box = photoSlot('Dopo').element().querySelector('[data-slot=dopo]')
  expect(box?.getBoundingClientRect().height).toBeLessThanOrEqual(512)
})

test('a confirmation ends when a photo is added or removed, and the focus stays beside it', async () => {
  await begin()
  const right = slot.getByRole('button', { name: 'Giusto' })
  const confirm = async () => {
    await right.click()
    await expect.element(right).not.toBeInTheDocument()
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
  }
  await confirm()
  await addPhoto(hairPhoto())
  await expect.element(right).toBeVisible()
  await expect.element(read(/Livello/).nth(1)).toBeVisible()
  await confirm()
  await press(further.getByRole('button', { name: 'Togli la foto 2' }), '{Enter}')
  await expect.element(further).toHaveFocus()
  await expect.element(right).toBeVisible()
  await expect.element(further.getByRole('list')).not.toBeInTheDocument()
})

test('the X of the first photo leaves the next one in its place', async () => {
  await begin()
  await addPhoto(hairPhoto('dopo'))
  await expect.element(read(/Livello/).nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Rimuovi la foto Prima' }).click()
  await expect.element(page.getByText('Ora la foto principale di Prima è quella di lato.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Anteprima della foto Prima' })).toBeVisible()
  await expect.element(further.getByRole('list')).not.toBeInTheDocument()
  await expect.element(slot.getByText(/rame/)).toBeVisible()
})

test('a reload brings back the photos of a head with their places', async () => {
  await begin()
  await addPhoto(hairPhoto())
  await expect.element(read(/Livello/).nth(1)).toBeVisible()
  await places().nth(1).selectOptions('nape')
  await renderScreen('/app', { answers: analysisAnswers })
  await expect.element(page.getByText('Ritrovi le foto e le risposte di prima: riparti da qui.')).toBeVisible()
  await expect.element(places().nth(1)).toHaveValue('nape')
  await expect.element(read(/Livello/).nth(1)).toBeVisible()
})
