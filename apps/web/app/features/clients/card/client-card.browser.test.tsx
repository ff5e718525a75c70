import { clientCard, clientTimeline, fullAnalysis, setClientBurn } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers, archived } from '~/testing/analyses.ts'
import { answer } from '~/testing/answers.ts'
import { CARD, CLIENT, clientAnswers } from '~/testing/clients.ts'
import { callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { timelineEntry } from '~/testing/timeline.ts'

test('a formula that the card forbids today cannot be repeated, and the card says why', async () => {
  await page.viewport(390, 844)
  const { id } = archived()
  const answers = [
    ...appAnswers,
    ...archiveAnswers([]),
    ...clientAnswers,
    answer(clientTimeline, [timelineEntry({ id })]),
  ]
  const repeat = page.getByRole('link', { name: /^Ripeti/ })
  await renderScreen(`/clienti/${CLIENT.id}`, { answers })
  await expect.element(repeat).toBeVisible()
  await renderScreen(`/clienti/${CLIENT.id}`, {
    answers: [...answers, answer(fullAnalysis, archived({ safetyToday: 'allergy' }))],
  })
  await expect.element(page.getByText('Allergia alle tinte: questa formula non si fa')).toBeVisible()
  await expect.element(repeat).not.toBeInTheDocument()
  await expectAccessible()
  await page
    .getByRole('button', { name: /Biondo ramato/ })
    .first()
    .click()
  const detail = page.getByRole('dialog')
  await expect.element(detail.getByText('Allergia alle tinte: questa formula non si fa')).toBeVisible()
  await expect.element(detail.getByRole('link', { name: 'Modalità ciotola' })).not.toBeInTheDocument()
})

test('a scalp that burned is closed on the card until somebody says that it is sound', async () => {
  const burn = {
    at: '2026-03-05T13:32:00.000Z',
    onHead: [{ titolo: 'Decolorazione', minutes: 25 }],
    sign: 'redness' as const,
    soundAt: null,
  }
  const health = { colourAllergy: null, allergyNotes: null, patchTests: [], reads: [] }
  const author = { firstName: 'Marta', lastName: 'Serra' }
  const cardWith = (soundAt: string | null) => ({
    ...CARD,
    agreed: { photos: false, health: true },
    health: { ...health, burn: { ...burn, soundAt, author } },
  })
  const answers = [...appAnswers, ...archiveAnswers([]), ...clientAnswers, answer(clientTimeline, [])]
  await renderScreen(`/clienti/${CLIENT.id}`, {
    answers: [
      ...answers,
      answer(clientCard, cardWith(null)),
      answer(setClientBurn, ({ body }) => cardWith(body.soundAt)),
    ],
  })
  const closed = page.getByText('Cute chiusa al colore: l’ultima volta ha bruciato')
  await expect.element(closed).toBeVisible()
  await expect
    .element(page.getByText(/annotato da Marta Serra\. Decolorazione, da 25 min\. Dopo l’acqua: rossore\./))
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'La cute è a posto' }).click()
  await page.getByRole('button', { name: 'Sì, è a posto' }).click()
  await expect.element(page.getByText(/^Cute a posto dal/)).toBeVisible()
  await expect.element(closed).not.toBeInTheDocument()
  expect(callsOf(setClientBurn).at(-1)?.body).toMatchObject({ ...burn, soundAt: expect.any(String) })
})
