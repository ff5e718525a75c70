import { formulaInTubes, fullAnalysis, shelf, shelfService } from '@riflesso/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { answer } from '~/testing/answers.ts'
import { detailsDialog } from '~/testing/archive.ts'
import { callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { SHELF, TUBES } from '~/testing/shelf.ts'

const { id } = recentItem(0)
const answers = [
  ...appAnswers,
  ...archiveAnswers([recentItem(0)]),
  answer(fullAnalysis, archived()),
  answer(formulaInTubes, TUBES),
  answer(shelfService, { service: null }),
]
const formula = detailsDialog.getByRole('region', { name: 'Formula Tecnica e Applicazione' })

test('the formula is shown in tubes, with differences, missing products and guidance', async () => {
  await renderScreen(`/app?analisi=${id}`, { answers: [...answers, answer(shelf, SHELF)] })
  await formula.getByRole('button', { name: 'Con i miei tubi' }).click()
  const mixed = formula.getByRole('listitem').filter({ hasText: 'Miscela dei tuoi' })
  await expect.element(mixed).toMatchTextContent(/30\sg.*6\/0.*10\sg.*7\/43.*60\sml.*20 vol/)
  await expect.element(mixed).toMatchTextContent(/Un quarto di livello più chiaro, stesso riflesso/)
  await expect.element(mixed).toMatchTextContent(/Ciotola 6,03/)
  const missing = formula.getByRole('listitem').filter({ hasText: 'Manca il 4.0' }).first()
  await expect.element(missing).toMatchTextContent(/Il resto c’è, con i suoi grammi:.*20\sg.*6\/0/)
  await expect.element(missing).toMatchTextContent(/La direzione più vicina.*7\/43.*Con questi dovrebbe venire un 5\.4/)
  // Shares instead of grams, with the reason.
  await expect.element(formula.getByRole('listitem').filter({ hasText: 'Gli stessi tubi' })).toMatchTextContent(/50%/)
  await expect.element(formula.getByText(/^Le quote sono quelle giuste, ma la scheda di Aurora Attiva/)).toBeVisible()
  await expectAccessible()

  await formula.getByRole('button', { name: 'Arrotonda a mezzi tubi' }).click()
  await expect.element(formula.getByRole('button', { name: 'Torna ai grammi esatti' })).toBeVisible()
  await expect
    .poll(() => callsOf(formulaInTubes).map(({ query }) => query.halfTubes))
    .toEqual(['false', 'false', 'true'])
})

test('cost and price are a table of the options, and never part of the printed sheet', async () => {
  await renderScreen(`/app?analisi=${id}`, { answers: [...answers, answer(shelf, SHELF)] })
  await formula.getByRole('button', { name: 'Con i miei tubi' }).click()
  const costs = formula.getByRole('region', { name: 'Costo e prezzo' })
  await expect.element(costs.getByRole('row', { name: /^Prodotti/ })).toMatchTextContent(/6,03.*7,03.*8,03/)
  await expect.element(costs.getByRole('row', { name: /^Prezzo proposto/ })).toMatchTextContent(/90,00/)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await formula.getByRole('button', { name: 'Riga per la cassa' }).click()
  await expect
    .poll(() => write.mock.calls[0]?.[0])
    .toMatch(/^Fiche · Anna Bellini\n• .*\nPrezzo: 90,00\s€, IVA 22 % compresa \(imponibile 73,77\s€\)$/s)
  window.dispatchEvent(new Event('beforeprint'))
  onTestFinished(() => void window.dispatchEvent(new Event('afterprint')))
  const printed = document.querySelector('[data-print-sheet]')?.textContent
  expect(printed).toContain('Formula Tecnica e Applicazione')
  expect(printed).not.toContain('€')
})

test('an empty shelf links to filling it', async () => {
  await renderScreen(`/app?analisi=${id}`, { answers })
  await formula.getByRole('button', { name: 'Con i miei tubi' }).click()
  await expect.element(formula.getByRole('link', { name: 'Apri lo scaffale' })).toBeVisible()
  expect(callsOf(formulaInTubes)).toHaveLength(0)
})
