import { downloadImage, type FoundImage, searchImages } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { photoSlot } from '~/testing/analysis-screen.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { hairDataUrl } from '~/testing/photos.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const dialog = page.getByRole('dialog', { name: 'Cerca Immagini di Capelli' })
const field = dialog.getByLabelText('Che cosa cerchi?')
const submit = dialog.getByRole('button', { name: 'Cerca', exact: true })
const more = dialog.getByRole('button', { name: 'MOSTRA ALTRI' })
const cards = dialog.getByRole('button', { name: /^Usa come foto Dopo: / })

/** A gallery of five reds and one lavender. */
async function galleryAnswers() {
  const thumbnailUrl = await hairDataUrl('dopo')
  const picture = (title: string): FoundImage => ({
    imageUrl: `/gallery/${encodeURIComponent(title)}.jpg`,
    thumbnailUrl,
    title,
    alt: `Capelli ${title}`,
    credit: null,
  })
  const reds = Array.from({ length: 8 }, (_, place) => picture(`Rosso rame ${place}`))
  return [
    ...appAnswers,
    answer(searchImages, ({ query: { q, start } }) => {
      if (q === 'lavanda') return { images: [picture('Lavanda')], nextStart: null }
      if (q !== 'rosso rame') return { images: [], nextStart: null }
      return { images: reds.slice(start - 1, start + 3), nextStart: start === 1 ? 5 : null }
    }),
    answer(downloadImage, { base64Data: thumbnailUrl, mimeType: 'image/jpeg' }),
  ]
}

async function openSearch(): Promise<void> {
  await renderScreen('/app', { answers: await galleryAnswers() })
  await photoSlot('Dopo').getByRole('button', { name: 'Cerca Galleria' }).click()
  await expect.element(field).toHaveFocus()
}

test.for(WIDTHS)(
  'the search says what it found, shows more until the end, and what it did not find, at a width of %d px [R2-045 R2-046 R4-024 R5-019 R9-014]',
  async (width) => {
    await page.viewport(width, 900)
    await openSearch()
    await expect.element(submit).toBeDisabled()
    await expect.element(dialog.getByText('Quale colore hai in mente?')).toBeVisible()
    await field.fill('bi')
    await submit.click()
    await expect.element(dialog.getByText('Scrivi almeno 3 caratteri')).toBeVisible()
    expect(callsOf(searchImages)).toEqual([])
    await expectAccessible()

    await dialog.getByRole('button', { name: 'rosso rame' }).click()
    await expect.element(cards).toHaveLength(4)
    await expect.element(dialog.getByRole('img').first()).toBeVisible()
    const tops = cards.elements().map((card) => card.getBoundingClientRect().top)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(width === 390 ? 2 : 3)
    await more.click()
    await expect.element(cards).toHaveLength(8)

    await field.fill('lavanda')
    await press(field, '{Enter}')
    await expect.element(cards).toHaveLength(1)
    await expect.element(dialog.getByText('Non ci sono altre immagini.')).toBeVisible()
    await expect.element(more).not.toBeInTheDocument()
    await field.fill('automobile')
    await press(field, '{Enter}')
    await expect.element(dialog.getByText('Nessuna immagine per «automobile»')).toBeVisible()
    expect(callsOf(searchImages).map(({ query: { q, start, num } }) => [q, start, num])).toEqual([
      ['rosso rame', 1, 4],
      ['rosso rame', 5, 4],
      ['lavanda', 1, 4],
      ['automobile', 1, 4],
    ])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Cerca Galleria' })).toHaveFocus()
  },
)

test('a chosen picture becomes the photo of the slot, and a failed download shows an error [R2-047 R8-016]', async () => {
  await openSearch()
  answerCalls(refusal(downloadImage, 'download-protected', 'Questa immagine è protetta.'))
  await field.fill('lavanda')
  await press(field, '{Enter}')
  await press(cards, '{Enter}')
  await expect.element(page.getByText('Download fallito')).toBeVisible()
  answerCalls(...(await galleryAnswers()))
  await press(cards, '{Enter}')
  await expect.element(photoSlot('Dopo')).toHaveFocus()
  await expect.element(page.getByRole('img', { name: 'Anteprima della foto Dopo' })).toBeVisible()
  await expect.element(page.getByText('Disegno della galleria')).toBeVisible()
})
