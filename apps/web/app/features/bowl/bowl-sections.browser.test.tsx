import { fullAnalysis } from '@riflesso/contract'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { answer } from '~/testing/answers.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'

const { id } = recentItem(0)
const { chair } = ANALYSIS
const [clock] = chair?.sessions ?? []
if (chair === undefined || clock === undefined) throw new Error('an analysis with a clock')

/** Foils in two sections, the second one by a second person. */
const sections = ([1, 2] as const).map((number) => ({
  number,
  of: 2,
  hands: number,
  phase: 0,
  zones: ['lengths', 'ends'] as const,
  applied: [10 + 16 * (number - 1), 23 + 16 * (number - 1)] as const,
  looks: [33 + 16 * (number - 1)],
  rinsed: [45 + 16 * (number - 1), 48 + 16 * (number - 1)] as const,
  testo: `Decolorazione, sezione ${number} di 2.`,
}))

const answers = [
  ...appAnswers,
  ...archiveAnswers([recentItem(0)]),
  answer(
    fullAnalysis,
    archived({ analysis: { ...ANALYSIS, chair: { ...chair, sessions: [{ ...clock, sections: [...sections] }] } } }),
  ),
]

const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
const list = bowl.getByRole('region', { name: 'Sezioni' })

beforeEach(() => localStorage.removeItem('bowl-sessions'))

test('the bowl shows when each section is applied, first looked at and rinsed, and counts to the next rinse', async () => {
  await page.viewport(390, 844)
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await expect.element(bowl.getByText('35:00')).toBeVisible()
  await expect.element(list.getByText('Minuti dalla prima ciocca stesa.')).toBeVisible()
  await expect.element(list.getByText('stendi da 0 a 13 · prima occhiata 23 · sciacqua 35')).toBeVisible()
  await expect
    .element(list.getByText('seconda persona · stendi da 16 a 29 · prima occhiata 39 · sciacqua 51'))
    .toBeVisible()
  await expect.element(bowl.getByRole('button', { name: /^Sciacquo/ })).not.toBeInTheDocument()

  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await expect.element(bowl.getByText('Sezione 1 di 2: sciacqua')).toBeVisible()
  await expect.element(list.getByText(/^Prima occhiata alla sezione 1 fra 2[23]:\d\d$/)).toBeVisible()
  await expectAccessible()

  await bowl.getByRole('button', { name: 'Sciacquo la sezione 1' }).click()
  await expect.element(bowl.getByText('Sezione 2 di 2: sciacqua')).toBeVisible()
  await expect.element(bowl.getByText(/^5[01]:\d\d$/)).toBeVisible()
  // A reload keeps it.
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await expect.element(bowl.getByText('Sezione 2 di 2: sciacqua')).toBeVisible()
  await bowl.getByRole('button', { name: 'Azzera' }).click()
  await expect.element(bowl.getByText('35:00')).toBeVisible()
})
