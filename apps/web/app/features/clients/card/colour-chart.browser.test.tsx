import { clientTimeline, type TimelineEntry } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers } from '~/testing/analyses.ts'
import { answer } from '~/testing/answers.ts'
import { CLIENT, clientAnswers } from '~/testing/clients.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { timelineEntry, timelineResult } from '~/testing/timeline.ts'

const timeline = page.getByRole('region', { name: 'Colori nel tempo' })

const showCard = (entries: readonly TimelineEntry[]) =>
  renderScreen(`/clienti/${CLIENT.id}`, {
    answers: [...appAnswers, ...archiveAnswers([]), ...clientAnswers, answer(clientTimeline, [...entries])],
  })

const coloured = (toneError: number) =>
  timelineEntry({
    id: '01920000-0000-7000-8000-000000000001',
    analysisDate: '2026-01-22T10:00:00.000Z',
    level: 9,
    start: { level: 4.2, levelError: 0.5, toneError: 0, hex: '#4a3222' },
    planned: { level: 6, tolerance: 0.5, hex: '#7a4a2a' },
    outcome: timelineResult({ toneError }),
  })

const nextVisit = timelineEntry({
  id: '01920000-0000-7000-8000-000000000002',
  analysisDate: '2026-03-05T10:00:00.000Z',
  start: { level: 6.8, levelError: 0.5, toneError: 0, hex: '#7a5138' },
  planned: { level: 7, tolerance: 0.5, hex: '#a5673a' },
})

test('the card shows the promised level of a visit beside its measured levels', async () => {
  await page.viewport(390, 844)
  await showCard([nextVisit, coloured(4)])
  const rows = timeline.getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/22 gennaio 2026\s*4,2 ± 0,5\s*6,0 ± 0,5\s*6,4 ± 0,6/)
  await expect.element(rows.nth(2)).toMatchTextContent(/5 marzo 2026\s*6,8 ± 0,5\s*7,0 ± 0,5\s*non misurato/)
  await expect.element(timeline.getByText(/^Riflesso sceso del .* in 6 settimane\. A questo ritmo/)).toBeVisible()
  await expectAccessible()
})

test('a change of the reflect within the error of the photos is not called fading', async () => {
  await showCard([nextVisit, coloured(40)])
  await expect.element(timeline.getByRole('row')).toHaveLength(3)
  await expect.element(timeline.getByText(/Riflesso (sceso|tenuto)/)).not.toBeInTheDocument()
})

test('a single measured level is not drawn as a development', async () => {
  await showCard([nextVisit])
  await expect.element(timeline.getByText('Biondo ramato 7.44')).toBeVisible()
  await expect.element(timeline.getByRole('table')).not.toBeInTheDocument()
})

test('the retouch is dated by the plan if that is earlier than the fading', async () => {
  await showCard([{ ...nextVisit, retouchWeeks: 1 }, coloured(4)])
  await expect
    .element(timeline.getByText(/^Riflesso sceso .* Secondo il piano il ritocco è da fare dal 12 marzo 2026 in poi\.$/))
    .toBeVisible()
})
