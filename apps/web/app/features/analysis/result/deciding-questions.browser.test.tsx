import { analyzeColor, answerQuestions, fullAnalysis } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { analyseBoth, analysisAnswers } from '~/testing/analysis-screen.ts'
import { answer } from '~/testing/answers.ts'
import { firstOpeningButton } from '~/testing/archive.ts'
import { callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

type Question = NonNullable<(typeof ANALYSIS)['questions']>[number]

const TYPE: Question = {
  id: 'hairType',
  domanda: 'Che capelli sono?',
  risposte: [
    { id: 'naturale', testo: 'Naturali', effetto: '7.3 in una seduta' },
    { id: 'colorati', testo: 'Colorati', effetto: '7.3 in due sedute, con polvere' },
  ],
}
const WHITE: Question = {
  id: 'whiteWish',
  domanda: 'Che cosa si vuole dei bianchi?',
  risposte: [
    { id: 'coprire', testo: 'Coprire', effetto: '' },
    { id: 'velare', testo: 'Velare', effetto: '' },
  ],
}

const ENDS: Question = {
  id: 'endsDarker',
  domanda: 'Le punte sono più scure delle lunghezze?',
  risposte: [
    { id: 'false', testo: 'No, è ombra', effetto: '' },
    { id: 'true', testo: 'Sì, sono più scure', effetto: '' },
  ],
}

const asking = { ...ANALYSIS, questions: [TYPE, WHITE] }
/** The analysis planned again with an answer: the answered question is no longer open. */
const planned = answer(answerQuestions, ({ body: { answers } }) => ({
  analysis: answers[0]?.answer === null ? asking : { ...asking, questions: [WHITE], colorName: 'Castano velato' },
  siblings: [],
  chosenOption: null,
}))
const analysed = answer(analyzeColor, () => ({
  analysis: asking,
  analysisId: '01920000-0000-7000-8000-00000000aaaa',
  siblings: [],
  chosenOption: null,
  photosKept: true,
  usage: { used: 1, remaining: 2 },
}))

test('one tap answers a question and updates the formula, and the answer can be changed', async () => {
  await renderScreen('/app', { answers: [...analysisAnswers, analysed, planned] })
  await analyseBoth()
  await page.getByText('Due risposte e la formula è completa').click()
  const question = page.getByRole('group', { name: 'Che capelli sono?' })
  await expectAccessible(WIDTHS)
  await question.getByRole('button', { name: /^Naturali/ }).click()
  await expect.element(page.getByText('Una risposta e la formula è completa')).toBeVisible()
  await expect.element(page.getByText('Castano velato').first()).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(callsOf(answerQuestions).at(-1)?.body).toEqual({ answers: [{ question: 'hairType', answer: 'naturale' }] })

  await page.getByRole('button', { name: 'Cambia la risposta: Che capelli sono?' }).click()
  await expect.element(question).toBeVisible()
  expect(callsOf(answerQuestions).at(-1)?.body).toEqual({ answers: [{ question: 'hairType', answer: null }] })
})

test('archived analyses show open questions', async () => {
  const full = answer(fullAnalysis, ({ params: { id } }) => archived({ id, analysis: asking }))
  await renderScreen('/app', { answers: [...analysisAnswers, ...archiveAnswers([recentItem(0)]), full, planned] })
  await firstOpeningButton.click()
  await page.getByText('Due risposte e la formula è completa').click()
  await page.getByRole('button', { name: /^Velare/ }).click()
  await expect.element(page.getByText('Una risposta e la formula è completa')).toBeVisible()
})

test('one tap settles whether the ends are darker than the lengths', async () => {
  const full = answer(fullAnalysis, ({ params: { id } }) =>
    archived({ id, analysis: { ...asking, questions: [ENDS] } }),
  )
  await renderScreen('/app', { answers: [...analysisAnswers, ...archiveAnswers([recentItem(0)]), full, planned] })
  await firstOpeningButton.click()
  await page.getByText('Una risposta e la formula è completa').click()
  const question = page.getByRole('group', { name: 'Le punte sono più scure delle lunghezze?' })
  await question.getByRole('button', { name: 'Sì, sono più scure' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(callsOf(answerQuestions).at(-1)?.body).toEqual({ answers: [{ question: 'endsDarker', answer: 'true' }] })
})
