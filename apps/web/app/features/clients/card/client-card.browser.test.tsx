import { clientTimeline, fullAnalysis } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers, archived } from '~/testing/analyses.ts'
import { answer } from '~/testing/answers.ts'
import { CLIENT, clientAnswers } from '~/testing/clients.ts'
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
