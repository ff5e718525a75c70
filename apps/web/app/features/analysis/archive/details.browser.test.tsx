import { fullAnalysis } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { act } from '~/testing/analysis-screen.ts'
import { answer, held, noConnection, refusal } from '~/testing/answers.ts'
import { detailsDialog, firstOpeningButton } from '~/testing/archive.ts'
import { answerCalls } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const answers = [...appAnswers, ...archiveAnswers([recentItem(0)])]
const id = recentItem(0).id

/** Collects the text of all elements added to the page. */
function textsSeen(): readonly (string | null)[] {
  const texts: (string | null)[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) texts.push(node.textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return texts
}

test('an analysis opens as an overlay and closes in three ways [R2-064]', async () => {
  const screen = await renderScreen('/app', { answers })
  await firstOpeningButton.click()
  await expect.element(detailsDialog.getByText('Preparazione e Applicazione')).toBeVisible()
  expect(screen.address()).toBe(`/analisi/${id}`)
  const scrolling = () => getComputedStyle(document.documentElement).overflowY
  await expect.poll(scrolling).toBe('hidden')
  const texts = textsSeen()
  await detailsDialog.getByRole('button', { name: "Chiudi l'analisi" }).click()
  await expect.element(detailsDialog).not.toBeInTheDocument()
  await expect.element(firstOpeningButton).toHaveFocus()
  await expect.poll(scrolling).not.toBe('hidden')
  expect(texts.join('\n')).not.toContain('Caricamento Analisi')

  await firstOpeningButton.click()
  await detailsDialog.getByRole('button', { name: 'Chiudi', exact: true }).click()
  await expect.element(detailsDialog).not.toBeInTheDocument()
  await expect.element(firstOpeningButton).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(detailsDialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(detailsDialog).not.toBeInTheDocument()
  expect(screen.address()).toBe('/app')
})

test('an analysis capitalises the names of its client', async () => {
  await renderScreen('/app', { answers })
  await firstOpeningButton.click()
  const client = detailsDialog.getByText('Anna Bellini', { exact: true }).first()
  await expect.element(client).toHaveStyle({ textTransform: 'none' })
})

test('a missing analysis shows a not-found message [R2-070]', async () => {
  for (const [unknown, code] of [
    [id, 'analysis-not-found'],
    ['pippo', 'validation-failed'],
  ] as const) {
    await renderScreen(`/app?analisi=${unknown}`, {
      answers: [...answers, refusal(fullAnalysis, code, 'Analisi non trovata')],
    })
    await expect.element(page.getByText("Errore nel caricamento dell'analisi")).toBeVisible()
    await expect.element(page.getByText(/non è nell’archivio del salone/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Altre azioni' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Riprova' })).not.toBeInTheDocument()
    await expectAccessible(WIDTHS)
  }
})

test('a loading analysis cannot be exported or shared, and a failed one can be retried [R2-070 R8-012 R8-013 R8-030]', async () => {
  const full = held(noConnection(fullAnalysis))
  await renderScreen('/app', { answers: [...answers, full] })
  await firstOpeningButton.click()
  await expect.element(page.getByText('Caricamento Analisi')).toBeVisible()
  const more = page.getByRole('button', { name: 'Altre azioni' })
  await act('Esporta')
  await expect.element(page.getByText('Nessuna analisi da salvare')).toBeVisible()
  await act('Condividi')
  await expect.element(page.getByText('Nessuna analisi da condividere')).toBeVisible()
  full.release()
  await expect.element(page.getByText("Errore nel caricamento dell'analisi")).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  answerCalls(answer(fullAnalysis, archived()))
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('Preparazione e Applicazione')).toBeVisible()
  await expect.element(more).toBeVisible()
})

test('details show several colours, a procedure without data, and long sections [R2-054 R2-072 R2-073 R2-074 R2-075 R9-017]', async () => {
  let procedure = 'Si applica sulle lunghezze.'
  const written = () => ({
    ...ANALYSIS,
    level: 0,
    colorCode: 'sconosciuto',
    multiColors: ['#111111', '#C89B5A'],
    fasi_operative: [],
    formula: { ...ANALYSIS.formula, procedure },
    analysis: {
      ...ANALYSIS.analysis,
      colorimetricAnalysis: 'Prima riga.\nSeconda riga.',
      additionalNotes: 'Una nota. '.repeat(41),
      professionalAdvice: 'Un consiglio.',
    },
  })
  await renderScreen('/app', { answers: [...answers, answer(fullAnalysis, () => archived({ analysis: written() }))] })
  await firstOpeningButton.click()
  await expect.element(detailsDialog.getByText('Base da determinare')).toBeVisible()
  await expect
    .element(detailsDialog.getByRole('img', { name: /^Campione del colore/ }))
    .toHaveStyle({ backgroundImage: 'linear-gradient(135deg, rgb(17, 17, 17), rgb(200, 155, 90))' })
  await expect.element(detailsDialog.getByText(procedure)).toBeVisible()
  const science = detailsDialog.getByText('Prima riga.').element()
  expect(science.textContent).toBe('Prima riga.\nSeconda riga.')
  expect(getComputedStyle(science).whiteSpaceCollapse).toBe('preserve-breaks')

  await detailsDialog.getByRole('button', { name: 'Leggi tutto: Perché' }).click()
  await expect
    .element(detailsDialog.getByRole('button', { name: 'Comprimi: Consigli Professionali' }))
    .not.toBeInTheDocument()
  const note = detailsDialog.getByText(/^Una nota\./).element()
  const lines = () => Math.round(note.clientHeight / Number.parseFloat(getComputedStyle(note).lineHeight))
  expect(lines()).toBeGreaterThan(2)
  const shorter = detailsDialog.getByRole('button', { name: 'Comprimi: Note' })
  await expect.element(shorter).toHaveTextContent('Comprimi')
  await shorter.click()
  expect(lines()).toBe(2)
  await detailsDialog.getByRole('button', { name: 'Leggi tutto: Note' }).click()
  expect(lines()).toBeGreaterThan(2)
  await detailsDialog.getByRole('button', { name: 'Comprimi: Perché' }).click()
  await expect.element(detailsDialog.getByText(/^Una nota\./)).not.toBeInTheDocument()

  procedure = ''
  await renderScreen(`/app?analisi=${id}`)
  await expect.element(detailsDialog.getByText('Procedura non disponibile')).toBeVisible()
})

test('an unusable reading shows no recipe in the archive, its menu and its bowl', async () => {
  if (!ANALYSIS.prima) throw new Error('an analysis with a Prima')
  const prima = { ...ANALYSIS.prima, quality: [{ code: 'no-colour', severity: 'problem' } as const] }
  const full = answer(fullAnalysis, archived({ analysis: { ...ANALYSIS, prima } }))
  const screen = await renderScreen(`/app?analisi=${id}`, { answers: [...answers, full] })
  await expect.element(detailsDialog.getByText('Foto Prima · Non usare questa lettura')).toBeVisible()
  const expectNoRecipe = () => expect(document.body.textContent).not.toMatch(/\d g\b|volumi/)
  expectNoRecipe()
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await expect.element(page.getByRole('button', { name: 'Elimina' })).toBeVisible()
  for (const name of ['Condividi', 'Esporta', 'Stampa'])
    await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument()
  await screen.goTo(`/app?ciotola=${id}`)
  const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
  await expect.element(bowl.getByText('Foto Prima · Non usare questa lettura')).toBeVisible()
  expectNoRecipe()
  await expectAccessible()
})
