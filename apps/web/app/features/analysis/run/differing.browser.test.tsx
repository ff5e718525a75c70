import { analyzeColor } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import {
  analyseButton,
  analysedAnswer,
  analyseWithoutClient,
  analysisAnswers,
  choosePhoto,
  photoSlot,
} from '~/testing/analysis-screen.ts'
import { refusal } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'

const WORDS = 'Questa foto si legge in due modi.'
const differs = refusal(analyzeColor, 'readings-differ', WORDS, { fields: { prima: WORDS }, measuredLevel: 1.6 })
const dialog = page.getByRole('dialog', { name: 'Due letture diverse' })
const lastForm = () => callsOf(analyzeColor).at(-1)?.form

async function analyseDiffering(): Promise<void> {
  await renderScreen('/app', { answers: [...analysisAnswers, differs] })
  await choosePhoto('Prima')
  await expect.element(photoSlot('Prima').getByText('Foto buona')).toBeVisible()
  await analyseWithoutClient()
  await expect.element(dialog).toBeVisible()
}

test('a photo with two readings asks which one is right, and plans by the one seen on the screen', async () => {
  await analyseDiffering()
  await expectAccessible()
  const level = Number(lastForm()?.get('primaLevel'))
  expect(level).toBeGreaterThan(4)
  await expect.element(dialog.getByRole('button', { name: 'Livello 1,6, come sul server' })).toBeVisible()
  answerCalls(analysedAnswer)
  await dialog
    .getByRole('button', { name: `Livello ${level.toFixed(1).replace('.', ',')}, come su questo schermo` })
    .click()
  await expect.element(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(JSON.parse(String(lastForm()?.get('primaConfirmed')))).toHaveProperty('lengths')
  expect(lastForm()?.has('primaLevel')).toBe(false)
})

test('the reading of the server is planned without a confirmation', async () => {
  await analyseDiffering()
  answerCalls(analysedAnswer)
  await dialog.getByRole('button', { name: 'Livello 1,6, come sul server' }).click()
  await expect.element(page.getByText('✅ Analisi Professionale Completata')).toBeVisible()
  expect([lastForm()?.has('primaConfirmed'), lastForm()?.has('primaLevel')]).toEqual([false, false])
})

test('the user can return to the photo instead, and nothing was planned', async () => {
  await analyseDiffering()
  await dialog.getByRole('button', { name: 'Nessuno dei due: torno alla foto' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(analyseButton).toBeEnabled()
  await expect.element(page.getByText('⚠️ Errore Analisi Professionale')).not.toBeInTheDocument()
  expect(callsOf(analyzeColor).length).toBe(1)
})
