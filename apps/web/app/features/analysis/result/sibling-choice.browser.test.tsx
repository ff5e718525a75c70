import { emptyDetails } from '@riflesso/colorimetry'
import { duration, withSibling, writeSiblings } from '@riflesso/consultation'
import { analyzeColor, answerQuestions, fullAnalysis } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { act, analyseBoth, analysisAnswers } from '~/testing/analysis-screen.ts'
import { type Answer, answer, held, noConnection, refusal } from '~/testing/answers.ts'
import { detailsDialog, firstOpeningButton } from '~/testing/archive.ts'
import { tolerate } from '~/testing/complaints.ts'
import { nextDownload } from '~/testing/downloads.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const analysis = {
  ...ANALYSIS,
  declared: { hairType: null, base: null, condition: null, details: emptyDetails },
}
const siblingsOf = (of: typeof ANALYSIS) => analyzeColor.response.shape.siblings.parse(writeSiblings(of))
const siblings = siblingsOf(analysis)
const record = { analysis, siblings, chosenOption: null }
const { id } = recentItem(0)
const dyed = withSibling(record, 'hairType', 'colorati').analysis
const timeOf = ({ totalMinutes }: Pick<typeof analysis, 'totalMinutes'>) => duration(totalMinutes)
const first = (of: Pick<typeof analysis, 'fasi_operative'>) => of.fasi_operative[0]?.titolo ?? ''

const analysed = answer(analyzeColor, () => ({
  ...record,
  analysisId: crypto.randomUUID(),
  photosKept: true,
  usage: { used: 1, remaining: 2 },
}))
const full = answer(fullAnalysis, () => archived({ ...record, id }))
/** The server plans the answer: all siblings have their formula again. */
const planned = answer(answerQuestions, ({ body: { answers } }) => {
  const shown = withSibling(record, 'hairType', answers[0]?.answer ?? 'naturale')
  const declared = { ...shown.analysis.declared, answeredHere: ['hairType' as const] }
  const archivedAnew = analyzeColor.response.shape.analysis.parse({ ...shown.analysis, declared })
  return { ...shown, analysis: archivedAnew, siblings: siblingsOf(archivedAnew) }
})
const archive: readonly Answer[] = [...analysisAnswers, ...archiveAnswers([recentItem(0)]), full]

const choice = page.getByRole('region', { name: 'Per quali capelli vale la formula' })
const types = choice.getByRole('group', { name: 'Tipo di capelli' })
const conditions = choice.getByRole('group', { name: 'Stato dei capelli' })
const chip = (name: string) => types.getByRole('button', { name, exact: true })
const pressed = (name: string) => types.getByRole('button', { name, exact: true, pressed: true })
const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })

test('one tap shows the formula for other hair before the server answers, and everything follows it', async () => {
  expect(timeOf(dyed)).not.toBe(timeOf(analysis))
  const slow = held(planned)
  await renderScreen('/app', { answers: [...analysisAnswers, analysed, slow] })
  await analyseBoth()
  await expect.element(choice.getByText('Vale per capelli naturali in buono stato.')).toBeVisible()
  await expect.element(pressed('Naturali')).toBeVisible()
  await expectAccessible(WIDTHS)

  await press(chip('Colorati'), '{Enter}')
  await expect.element(pressed('Colorati')).toHaveFocus()
  await expect.element(choice.getByRole('status')).toHaveTextContent('Vale per capelli già colorati in buono stato.')
  await expect.element(page.getByText(timeOf(dyed)).first()).toBeVisible()
  await expect.element(formula.getByText(first(dyed)).first()).toBeVisible()
  // Known once the server has planned the answer.
  await expect.element(conditions.getByRole('button', { name: 'Rovinati' })).toBeDisabled()
  await expectAccessible()
  expect(callsOf(analyzeColor)).toHaveLength(1)

  slow.release()
  await expect.element(conditions.getByRole('button', { name: 'Rovinati' })).toBeEnabled()
  await expect.element(pressed('Colorati')).toHaveFocus()
  expect(callsOf(answerQuestions).map(({ body }) => body)).toEqual([
    { answers: [{ question: 'hairType', answer: 'colorati' }] },
  ])
  const download = nextDownload()
  await act('Esporta')
  const text = await (await download).file.text()
  for (const { titolo } of dyed.fasi_operative) expect(text).toContain(titolo)

  await chip('Naturali').click()
  await expect.element(pressed('Naturali')).toBeVisible()
  await expect.poll(() => callsOf(answerQuestions).at(-1)?.body.answers[0]?.answer).toBeNull()
})

test('offline the formula for other hair is shown, mixed and remembered, and saved with the connection', async () => {
  tolerate(/Failed to fetch|network/i)
  await renderScreen('/app', { answers: [...archive, noConnection(answerQuestions)] })
  await firstOpeningButton.click()
  await chip('Colorati').click()
  await expect.element(pressed('Colorati')).toBeVisible()
  await detailsDialog.getByRole('link', { name: 'Modalità ciotola' }).first().click()
  await expect.element(bowl.getByText(first(dyed)).first()).toBeVisible()
  await bowl.getByRole('button', { name: 'Esci dalla modalità ciotola' }).click()

  await renderScreen('/app')
  await firstOpeningButton.click()
  await expect.element(pressed('Colorati')).toBeVisible()
  answerCalls(planned)
  window.dispatchEvent(new Event('online'))
  await expect.element(conditions.getByRole('button', { name: 'Rovinati' })).toBeEnabled()
  expect(localStorage.getItem('siblings-to-save')).toBeNull()
})

test('an answer that the server rejects is taken back', async () => {
  const gone = refusal(answerQuestions, 'answers-not-kept', 'Le risposte di questa analisi non sono conservate.')
  await renderScreen('/app', { answers: [...archive, gone] })
  await firstOpeningButton.click()
  await chip('Colorati').click()
  await expect.element(page.getByText('Risposta non registrata')).toBeVisible()
  await expect.element(pressed('Naturali')).toBeVisible()
})

test('an analysis whose hair was declared offers no other hair', async () => {
  await renderScreen('/app', { answers: [...analysisAnswers] })
  await analyseBoth()
  await expect.element(formula).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
})
