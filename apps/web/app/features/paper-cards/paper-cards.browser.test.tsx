import { addPaperCard, CONSENT_TEXTS, clientTimeline, listPaperCards, type PaperCard } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer } from '~/testing/answers.ts'
import { CLIENT, clientAnswers } from '~/testing/clients.ts'
import { callsOf } from '~/testing/network.ts'
import { hairPhoto } from '~/testing/photos.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'

const CARD: PaperCard = {
  id: '01920000-0000-7000-8000-0000000000dd',
  servedOn: '2019-04-02',
  formula: '6.0 40 g\n20 vol',
  hasPhoto: false,
  author: null,
}

test('a paper card is typed beside its photo, which is sent only with the consent, and shown on the timeline', async () => {
  let cards: PaperCard[] = []
  await renderScreen(`/clienti/${CLIENT.id}`, {
    answers: [
      ...appAnswers,
      ...clientAnswers,
      answer(clientTimeline, []),
      answer(listPaperCards, () => ({ cards })),
      answer(addPaperCard, () => {
        cards = [CARD]
        return { card: CARD }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Aggiungi una scheda di carta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Una scheda di carta' })
  const field = (await dialog.findElement()).querySelector('input[type=file]')
  if (field === null) throw new Error('no field for the photo')
  await userEvent.upload(field, await hairPhoto('prima'))
  await expect.element(dialog.getByRole('img', { name: 'Anteprima della foto scelta' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect.element(dialog.getByText('Ricopia la formula')).toBeVisible()
  await dialog.getByLabelText('Giorno del servizio').fill('2019-04-02')
  await dialog.getByLabelText('Formula').fill('6.0 40 g\n20 vol')
  await dialog.getByLabelText('La cliente acconsente a conservare la foto').click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect.element(page.getByRole('article', { name: 'Scheda di carta del 2 aprile 2019' })).toBeVisible()
  const [form] = callsOf(addPaperCard).map((asked) => asked.form)
  expect([form?.get('photoConsent'), form?.get('servedOn'), form?.get('image')]).toEqual([
    CONSENT_TEXTS.photos,
    '2019-04-02',
    expect.any(File),
  ])
})
