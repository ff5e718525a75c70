import { analyzeColor, fullAnalysis, getUser, recentAnalysesDetailed } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers, recentItem, summary } from '~/testing/analyses.ts'
import { analyseWithoutClient, analysisAnswers, choosePhoto } from '~/testing/analysis-screen.ts'
import { answer, noConnection } from '~/testing/answers.ts'
import { detailsDialog, firstOpeningButton } from '~/testing/archive.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const answers = [...appAnswers, ...archiveAnswers([recentItem(0)]), answer(recentAnalysesDetailed, [summary(0)])]
const { id } = recentItem(0)
const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
const address = /^\/analisi\/[\da-f-]{36}$/

test('an analysis leads to its address without another request; a reload shows the same formula', async () => {
  const screen = await renderScreen('/app', { answers: [...analysisAnswers, ...archiveAnswers([])] })
  await choosePhoto('Prima')
  await analyseWithoutClient()
  await expect.element(formula).toBeVisible()
  expect(screen.address()).toMatch(address)
  expect(callsOf(fullAnalysis)).toEqual([])
  const grams = formula.getByRole('list').first().element().textContent
  await expect.element(page.getByText(/^Anna Bellini · /)).toBeVisible()
  await expect.element(page.getByText('Com’è andata?').first()).toBeVisible()

  const again = await renderScreen(screen.address())
  await expect.element(formula).toBeVisible()
  expect(formula.getByRole('list').first().element().textContent).toBe(grams)
  expect(callsOf(analyzeColor)).toHaveLength(1)
  await page.getByRole('button', { name: 'Nuova Analisi' }).click()
  await expect.poll(again.address).toBe('/app')
})

test('an archived analysis has grams first, then its outcome, client and date', async () => {
  await renderScreen(`/analisi/${id}`, { answers })
  await expect.element(formula).toBeVisible()
  await expect.element(page.getByText(/^Anna Bellini · 05\/03\/2026/)).toBeVisible()
  const topOf = (place: Element) => place.getBoundingClientRect().top
  expect(topOf(formula.element())).toBeLessThan(topOf(page.getByText('Com’è andata?').first().element()))
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await expect.element(page.getByRole('button', { name: 'Elimina' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Modifica i dati' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Chiudi', exact: true }).click()
  await expectAccessible(WIDTHS)
})

test('an analysis opened from the list has the same address in a dialog, and a reload shows it alone', async () => {
  const screen = await renderScreen('/app', { answers })
  await firstOpeningButton.click()
  await expect.element(detailsDialog.getByText('Preparazione e Applicazione')).toBeVisible()
  await expect.poll(screen.address).toBe(`/analisi/${id}`)
  await renderScreen(screen.address())
  await expect.element(formula).toBeVisible()
  expect(detailsDialog.query()).toBeNull()
})

test('Escape closes only the topmost of two dialogs', async () => {
  await renderScreen('/app', { answers })
  await firstOpeningButton.click()
  await expect.element(detailsDialog.getByText('Preparazione e Applicazione')).toBeVisible()
  await detailsDialog.getByRole('button', { name: 'Altre azioni' }).click()
  const actions = page.getByRole('dialog', { name: 'Altre azioni' })
  await expect.element(actions).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(actions).not.toBeInTheDocument()
  await expect.element(detailsDialog.getByText('Preparazione e Applicazione')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(detailsDialog).not.toBeInTheDocument()
})

test.for(['/app', '/detailed-analyses'])('an old link to an analysis over %s gets its address', async (path) => {
  const screen = await renderScreen(`${path}?analisi=${id}`, { answers })
  await expect.poll(screen.address).toBe(`/analisi/${id}`)
})

test('an analysis that cannot be loaded says so at its address [R2-070]', async () => {
  await renderScreen(`/analisi/${id}`, { user: owner(), answers: [...appAnswers, noConnection(fullAnalysis)] })
  await expect.element(page.getByText("Errore nel caricamento dell'analisi")).toBeVisible()
  answerCalls(answer(getUser, owner()), ...archiveAnswers([]))
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(formula).toBeVisible()
})
