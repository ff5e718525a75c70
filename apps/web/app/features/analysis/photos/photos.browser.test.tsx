import { photoPreview } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { analysisAnswers, choosePhoto, photoSlot } from '~/testing/analysis-screen.ts'
import { refusal } from '~/testing/answers.ts'
import { cameraSeen } from '~/testing/camera.ts'
import { tolerate } from '~/testing/complaints.ts'
import { hairPhoto, lampPhoto, rocksPhoto, strandPhoto, wallPhoto, withoutColour } from '~/testing/photos.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const uploaded = page.getByText('Immagine caricata')
const previewOf = (slot: 'Prima' | 'Dopo') => page.getByRole('img', { name: `Anteprima della foto ${slot}` })

test.for([
  ['empty', []],
  ['no picture', [...new TextEncoder().encode('no picture')]],
  ['a picture that was cut off', [0xff, 0xd8, 0xff, 0xe0, 0x20]],
] as const)('a file that is %s says so and takes no place', async ([, bytes]) => {
  // The browser tries to display the file and fails.
  tolerate(/^not loaded: <img[^>]* src="blob:/)
  const broken = refusal(photoPreview, 'image-broken', 'La foto è danneggiata o incompleta. Scegline un’altra.')
  await renderScreen('/app', { answers: [...analysisAnswers, broken] })
  await choosePhoto('Dopo', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText('Il file è vuoto o danneggiato. Scegli un’altra foto.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Rimuovi la foto Dopo' })).not.toBeInTheDocument()
  await expect.element(uploaded).not.toBeInTheDocument()
  await choosePhoto('Dopo')
  await expect.element(uploaded).toBeVisible()
})

test.for(WIDTHS)(
  'each preview has an X that empties its slot, and the focus stays there, at a width of %d px [R2-040 R4-011]',
  async (width) => {
    await page.viewport(width, 900)
    await renderScreen('/app', { answers: analysisAnswers })
    const choose = page.getByRole('button', { name: 'Scegli Foto Prima' })
    await press(choose, '{Enter}')
    await choosePhoto('Prima')
    await expect.element(photoSlot('Prima')).toHaveFocus()
    await expect.element(previewOf('Prima')).toBeVisible()
    const remove = page.getByRole('button', { name: 'Rimuovi la foto Prima' })
    expect(remove.element().querySelector('svg.tabler-icon-x')).not.toBeNull()
    const [cross, picture] = [remove, previewOf('Prima')].map((part) => part.element().getBoundingClientRect())
    // At the upper edge of the picture.
    expect(cross?.bottom).toBeGreaterThanOrEqual(picture?.top ?? Number.NaN)
    expect(cross?.top).toBeLessThan(picture?.top ?? Number.NaN)
    await press(remove, '{Enter}')
    await expect.element(choose).toHaveFocus()
  },
)

test('a photo dropped on Dopo replaces the previous one [R2-042]', async () => {
  await renderScreen('/app', { answers: analysisAnswers })
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await hairPhoto('dopo'))
  const slot = await photoSlot('Dopo').findElement()
  slot.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  await expect.element(uploaded).toBeVisible()
  await expect.element(previewOf('Dopo')).toBeVisible()
})

test.for(WIDTHS)(
  'the rear camera takes the Prima photo, as a JPEG of quality 0.8, at a width of %d px [R2-041 R9-013]',
  async (width) => {
    await page.viewport(width, 900)
    const asked = cameraSeen()
    await renderScreen('/app', { answers: analysisAnswers })
    await page.getByRole('button', { name: 'Fotocamera' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scatta la foto Prima' })
    const shutter = dialog.getByRole('button', { name: 'Scatta' })
    await expect.element(shutter).toBeEnabled()
    await expect.element(dialog.getByText('Asciugamano bianco sulle spalle')).toBeVisible()
    await expectAccessible()
    await shutter.click()
    await expect.element(previewOf('Prima')).toBeVisible()
    // The camera of this test shows no hair, so a message appears instead of a success.
    await expect.element(photoSlot('Prima').getByText('Non trovo i capelli')).toBeVisible()
    await expect.element(uploaded).not.toBeInTheDocument()
    expect(asked).toEqual([{ video: { facingMode: 'environment', width: { ideal: 1920 } } }, ['image/jpeg', 0.8]])
  },
)

test('without a camera the screen offers the file input [R8-014]', async () => {
  await renderScreen('/app', { answers: analysisAnswers })
  await page.getByRole('button', { name: 'Fotocamera' }).click()
  await expect.element(page.getByText('Errore fotocamera')).toBeVisible()
  await expect.element(page.getByText("Impossibile accedere alla fotocamera. Utilizza 'Scegli Foto'.")).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Scatta la foto Prima' })).not.toBeInTheDocument()
})

test("on a phone 'Analizza' is disabled until a photo and its answers are there, and says what is missing [R2-051 R5-016 R5-017]", async () => {
  await page.viewport(390, 844)
  await renderScreen('/app', { answers: analysisAnswers })
  const analyse = page.getByRole('button', { name: 'Analizza', exact: true })
  const expectMissing = async (words: string) => {
    await expect.element(page.getByText(words)).toBeInViewport()
    await expect.element(analyse).toBeDisabled()
    await expect.element(analyse).toHaveAccessibleDescription(words)
  }
  await expectMissing('Manca una foto dei capelli')
  await press(analyse, '{Enter}')
  await expect.element(page.getByText('Immagine mancante')).toBeVisible()

  await choosePhoto('Dopo')
  await expectMissing('Mancano: tipologia dei capelli, base di partenza, stato dei capelli')
  await page.getByLabelText('Tipologia').selectOptions('naturale')
  await page.getByLabelText('Base di partenza').selectOptions('livello5')
  await expectMissing('Manca: stato dei capelli')
  await page.getByLabelText('Stato dei capelli').selectOptions('buono')
  await expect.element(analyse).toBeEnabled()
  await expect.element(page.getByText(/^Manca/)).not.toBeInTheDocument()
})

test("on a phone 'Segna i capelli' and 'Analizza' lead to the marks of a photo without hair", async () => {
  await page.viewport(390, 844)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', await wallPhoto())
  const correction = page.getByRole('dialog', { name: 'Correggi la lettura · Prima' })
  for (const name of ['Segna i capelli', 'Analizza']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(correction.getByRole('radio', { name: 'Aggiungi' })).toBeChecked()
    await correction.getByRole('button', { name: 'Fatto' }).click()
    await expect.element(correction).not.toBeInTheDocument()
  }

  await choosePhoto('Prima')
  await expect.element(photoSlot('Prima').getByText('Foto buona')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Segna i capelli' })).not.toBeInTheDocument()
})

test('a photo of rocks shows no level, base or success, and asks for the hair to be marked [R2-124]', async () => {
  await page.viewport(1440, 900)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', await rocksPhoto())
  await expect.element(page.getByRole('button', { name: 'Segna i capelli' })).toBeVisible()
  const slot = photoSlot('Prima')
  await expect.element(slot.getByText(/se no, segna i capelli con un tratto|Non trovo i capelli/)).toBeVisible()
  await expect.element(slot.getByText(/Livello/)).not.toBeInTheDocument()
  const needs = page.getByRole('list', { name: 'Che cosa serve' }).getByRole('listitem')
  await expect.element(needs.filter({ hasText: 'Base di partenza' })).toMatchTextContent(/si chiede dopo$/)
  await expect.element(uploaded).not.toBeInTheDocument()
})

test('under a lamp the white on the shoulders is offered, and one tap reads the photo in its light', async () => {
  await page.viewport(390, 844)
  await renderScreen('/app', { answers: analysisAnswers })
  const slot = photoSlot('Prima')
  await expect.element(slot.getByText('Asciugamano bianco sulle spalle')).toBeVisible()
  await choosePhoto('Prima', await lampPhoto())
  await expect.element(slot.getByText('Non usare questa lettura')).toBeVisible()
  await expectAccessible()
  await slot.getByRole('button', { name: 'Tocca un altro bianco' }).click()
  const correction = page.getByRole('dialog', { name: 'Correggi la lettura · Prima' })
  await expect.element(correction.getByRole('radio', { name: 'Bianco' })).toBeChecked()
  await correction.getByRole('button', { name: 'Fatto' }).click()
  await expect.element(correction).not.toBeInTheDocument()

  const white = slot.getByRole('button', { name: 'Sì, è bianco' })
  await press(white, '{Enter}')
  await expect.element(slot).toHaveFocus()
  await expect.element(slot.getByText('Foto buona')).toBeVisible()
  await expect.element(white).not.toBeInTheDocument()
})

test('a stroke that finds the hair continues to the client', async () => {
  await page.viewport(390, 844)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', await strandPhoto())
  await page.getByRole('button', { name: 'Segna i capelli' }).click()
  const correction = page.getByRole('dialog', { name: 'Correggi la lettura · Prima' })
  await press(correction.getByRole('application'), '{Enter}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
  await correction.getByRole('button', { name: 'Giusto, analizza' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Informazioni Cliente' })).toBeVisible()
  await expect.element(correction).not.toBeInTheDocument()
  await expect.element(photoSlot('Prima').getByText('Lettura confermata')).toBeVisible()
})

test('a black-and-white photo is unusable until its colour is entered by eye', async () => {
  await page.viewport(390, 844)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', await withoutColour(await hairPhoto()))
  const slot = photoSlot('Prima')
  await expect.element(slot.getByText('Non usare questa lettura')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Giusto/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Analizza', exact: true })).toBeEnabled()
  await expect.element(page.getByText('Prima dell’analisi guarda la lettura della foto Prima.')).toBeVisible()
  await expectAccessible()

  const levels = slot.getByRole('group', { name: /^Altezza di tono/ })
  await press(levels.getByRole('radio', { checked: true }), '{ArrowRight}')
  await expect.element(slot.getByText('Lettura confermata')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Analizza', exact: true })).toBeVisible()
})

test('who says that the outlined area is the hair gets its reading with one tap', async () => {
  await page.viewport(390, 844)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', await rocksPhoto())
  const slot = photoSlot('Prima')
  await expect.element(slot.getByText('Sono questi i capelli?')).toBeVisible()
  await expectAccessible()
  await slot.getByRole('button', { name: 'No, li segno' }).click()
  const correction = page.getByRole('dialog', { name: 'Correggi la lettura · Prima' })
  await correction.getByRole('button', { name: 'Fatto' }).click()
  await expect.element(correction).not.toBeInTheDocument()
  const yes = slot.getByRole('button', { name: 'Sì, sono questi' })
  await press(yes, '{Enter}')
  await expect.element(slot).toHaveFocus()
  await expect.element(slot.getByText(/^Direi/)).toBeVisible()
  await expect.element(yes).not.toBeInTheDocument()
})

test('the level bar in the correction keeps its length when the white was tapped', async () => {
  await page.viewport(1440, 900)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', await lampPhoto())
  await photoSlot('Prima').getByRole('button', { name: 'Tocca un altro bianco' }).click()
  const correction = page.getByRole('dialog', { name: 'Correggi la lettura · Prima' })
  const bar = correction.getByRole('img', { name: /^Scala dei livelli/ })
  const length = async () => (await bar.findElement()).getBoundingClientRect().width
  const before = await length()
  expect(before).toBeGreaterThan(300)
  await press(correction.getByRole('application'), '{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{Enter}')
  await expect.element(correction.getByRole('button', { name: 'Annulla ultimo' })).toBeEnabled()
  await expect
    .poll(async () => (await bar.findElement()).closest('[role=status]')?.getAttribute('aria-busy'))
    .toBe('false')
  expect(await length()).toBeCloseTo(before, 0)
})
