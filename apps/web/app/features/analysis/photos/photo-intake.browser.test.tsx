import { analyzeColor, messages, photoPreview } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { analyseWithoutClient, analysisAnswers, choosePhoto, photoSlot } from '~/testing/analysis-screen.ts'
import { answer, held, noConnection, refusal } from '~/testing/answers.ts'
import { tolerate } from '~/testing/complaints.ts'
import { callsOf } from '~/testing/network.ts'
import { animatedWebp, tiffFile } from '~/testing/photo-files.ts'
import { hairDataUrl, hairPhoto, withoutColour } from '~/testing/photos.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { watchTimers } from '~/testing/timers.ts'

const uploaded = page.getByText('Immagine caricata')
const prima = photoSlot('Prima')
const preview = page.getByRole('img', { name: 'Anteprima della foto Prima' })
const unseen = prima.getByText('Anteprima non disponibile in questo browser')

test('a photo that the browser cannot decode is shown and read by the server’s picture, and sent as it is', async () => {
  // The browser tries to display the file and fails.
  tolerate(/^not loaded: <img[^>]* src="blob:/)
  const picture = held(answer(photoPreview, async () => ({ preview: await hairDataUrl('prima') })))
  await renderScreen('/app', { answers: [...analysisAnswers, picture] })
  await choosePhoto('Prima', tiffFile())
  await expect.element(prima.getByText('Apertura della foto…')).toBeVisible()
  await expect.element(uploaded).not.toBeInTheDocument()
  picture.release()
  await expect.element(prima.getByText('Foto buona')).toBeVisible()
  await expect.element(uploaded).toBeVisible()
  await expect.element(preview).toBeVisible()
  await page.getByRole('button', { name: 'Strumenti della foto Prima' }).click()
  await expect.element(page.getByRole('button', { name: 'Correggi la lettura della foto Prima' })).toBeVisible()
  expect(callsOf(photoPreview)[0]?.form?.get('image')).toMatchObject({ name: 'foto.tiff' })
  await analyseWithoutClient()
  await expect.poll(() => callsOf(analyzeColor).length).toBe(1)
  expect(callsOf(analyzeColor)[0]?.form?.get('image')).toMatchObject({ name: 'foto.tiff', type: 'image/tiff' })
})

test('a photo that the server cannot decode either says so and takes no place', async () => {
  tolerate(/^not loaded: <img[^>]* src="blob:/)
  const words = 'L’immagine ha troppi pixel (al massimo 60 megapixel). Riducila e riprova.'
  await renderScreen('/app', {
    answers: [...analysisAnswers, refusal(photoPreview, 'image-too-many-pixels', words)],
  })
  await choosePhoto('Prima', tiffFile())
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Scegli Foto Prima' })).toBeVisible()
})

test('a photo of which the server sends no picture stays, for the analysis to read', async () => {
  tolerate(/^not loaded: <img[^>]* src="blob:/)
  await renderScreen('/app', { answers: [...analysisAnswers, noConnection(photoPreview)] })
  await choosePhoto('Prima', tiffFile())
  await expect.poll(() => callsOf(photoPreview).length).toBe(1)
  await expect.element(unseen).toBeVisible()
  await expect.element(page.getByText("Procedi con l'analisi")).toBeEnabled()
  await expect.element(uploaded).not.toBeInTheDocument()
})

test('the picture of a photo that was replaced meanwhile is dropped', async () => {
  tolerate(/^not loaded: <img[^>]* src="blob:/)
  const picture = held(answer(photoPreview, async () => ({ preview: await hairDataUrl('dopo') })))
  await renderScreen('/app', { answers: [...analysisAnswers, picture] })
  await choosePhoto('Prima', tiffFile())
  await expect.element(prima.getByText('Apertura della foto…')).toBeVisible()
  await choosePhoto('Prima')
  await expect.element(prima.getByText('Foto buona')).toBeVisible()
  const shown = preview.element().getAttribute('src')
  picture.release()
  await expect.poll(() => callsOf(photoPreview).length).toBe(1)
  await expect.element(prima.getByText('Foto buona')).toBeVisible()
  expect(preview.element().getAttribute('src')).toBe(shown)
})

test('an animation says so, with the sentence of the server, and takes no place', async () => {
  tolerate(/^not loaded: <img[^>]* src="blob:/)
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', animatedWebp())
  await expect.element(page.getByText(messages.imageAnimated)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Scegli Foto Prima' })).toBeVisible()
})

test.each([
  ['DSC00001.HIF', ''],
  ['foto', 'application/octet-stream'],
])('a photo is judged by its bytes, whatever its name and type: %s (%s)', async (name, type) => {
  await renderScreen('/app', { answers: analysisAnswers })
  await choosePhoto('Prima', new File([await hairPhoto()], name, { type }))
  await expect.element(uploaded).toBeVisible()
  await expect.element(prima.getByText('Foto buona')).toBeVisible()
})

test('every photo with hair is announced for five seconds, also after another one was removed', async () => {
  const delays = watchTimers()
  await renderScreen('/app', { answers: analysisAnswers })
  // A toast under the pointer stays.
  await page.getByRole('banner').getByText('Riflesso').hover()
  await choosePhoto('Prima')
  await expect.element(uploaded).toBeVisible()
  await press(page.getByRole('button', { name: 'Rimuovi la foto Prima' }), '{Enter}')
  await expect.element(uploaded).not.toBeInTheDocument()
  await choosePhoto('Prima', await withoutColour(await hairPhoto()))
  await expect.element(prima.getByText('Non usare questa lettura')).toBeVisible()
  await expect.element(uploaded).toBeVisible()
  expect(delays.filter((delay) => delay === 5000).length).toBeGreaterThanOrEqual(2)
  expect(delays).not.toContain(2000)
})
