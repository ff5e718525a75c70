import { type Learning, learning, resetLearning, salonSettings, updateSalonSettings } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer } from '~/testing/answers.ts'
import { callsOf } from '~/testing/network.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { SALON_SETTINGS } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const nothing = { n: 0, mean: 0, spread: 0.3 }

const LEARNT: Learning = {
  since: null,
  missing: { colour: 0, powder: 4 },
  cells: [
    {
      family: 'warm',
      band: 'middle',
      results: 13,
      level: { n: 14, mean: -0.6, spread: 0.12 },
      warmth: { n: 14, mean: 0.4, spread: 0.1 },
    },
    { family: 'cool', band: 'pale', results: 3, level: nothing, warmth: nothing },
    { family: 'lightener', band: 'pale', results: 1, level: nothing, warmth: nothing },
  ],
  accuracy: [
    {
      family: 'warm',
      level: { reached: 8, insideError: 3, missed: 2 },
      reflect: { reached: 9, insideError: 3, missed: 1 },
    },
    {
      family: 'cool',
      level: { reached: 2, insideError: 1, missed: 1 },
      reflect: { reached: 2, insideError: 2, missed: 0 },
    },
  ],
}
const EMPTY: Learning = {
  since: '2026-01-05T09:00:00.000Z',
  missing: { colour: 5, powder: 5 },
  cells: [],
  accuracy: [],
}

test('corrections from outcomes are shown as a picture, and can be switched off and reset', async () => {
  let settings = SALON_SETTINGS
  let now = LEARNT
  const answers = [
    ...profileAnswers,
    answer(salonSettings, () => settings),
    answer(updateSalonSettings, ({ body }) => {
      settings = { ...settings, ...body }
      return settings
    }),
    answer(learning, () => now),
    answer(resetLearning, () => {
      now = EMPTY
      return now
    }),
  ]
  await renderScreen('/salone?tab=learning', { answers })
  await expect.element(page.getByText('più scuri di 0,6 livelli · più caldi · 13 esiti')).toBeVisible()
  await expect.element(page.getByText('livello come previsto · 3 esiti')).toBeVisible()
  await expect.element(page.getByText(/^Non ancora abbastanza esiti di schiaritura: ne mancano 4/)).toBeVisible()
  const levels = page.getByRole('table', { name: 'Livello' })
  const reflects = page.getByRole('table', { name: 'Riflesso' })
  await expect.element(levels.getByRole('row', { name: 'Toni caldi 8 3 2' })).toBeVisible()
  await expect.element(levels.getByRole('row', { name: 'Tutti 10 4 3' })).toBeVisible()
  await expect.element(reflects.getByRole('row', { name: 'Tutti 11 5 1' })).toBeVisible()
  await expectAccessible(WIDTHS)

  const isOn = page.getByLabelText('Tieni conto degli esiti nei piani nuovi')
  await isOn.click()
  await expect.element(page.getByText(/^La correzione è disattivata/)).toBeVisible()
  // The text changes before the call is sent.
  await expect.poll(() => callsOf(updateSalonSettings).map(({ body }) => body)).toEqual([{ learning: false }])

  await page.getByRole('button', { name: 'Azzera' }).click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(callsOf(resetLearning)).toEqual([])
  await page.getByRole('button', { name: 'Azzera' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Azzera' }).click()
  await expect.element(page.getByText(/^Nessun esito fotografato finora/)).toBeVisible()
  await expect.element(page.getByText(/^Contano gli esiti registrati dal 5 gennaio 2026/)).toBeVisible()
  expect(callsOf(resetLearning)).toHaveLength(1)
})
