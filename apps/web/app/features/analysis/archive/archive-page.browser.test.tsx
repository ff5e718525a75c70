import { fullAnalysis, recentAnalyses, recentAnalysesDetailed } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, recentItem, summary } from '~/testing/analyses.ts'
import { answer, held, noConnection } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const CLIENT = 'Maria Grazia Dell’Acqua Di Castelnuovo Berardenga'
const NAMES = { clientFirstName: 'maria grazia', clientLastName: 'dell’acqua di castelnuovo berardenga' }

const named = page.getByRole('listitem').filter({ hasText: CLIENT })

/** A list with one analysis of a client with a long name, and one without a client. */
const listAnswer = answer(recentAnalysesDetailed, ({ query }) =>
  [summary(0, NAMES), summary(1, { clientFirstName: null, clientLastName: null })].map((item) =>
    query.includeFullAnalysis ? { ...item, fullAnalysis: ANALYSIS } : item,
  ),
)
const answers = [...appAnswers, ...archiveAnswers([recentItem(0)]), listAnswer]

test('the detailed list shows an empty state [R2-111]', async () => {
  const screen = await renderScreen('/detailed-analyses', { answers: [...answers, answer(recentAnalysesDetailed, [])] })
  await expect.element(page.getByText('Nessuna analisi trovata')).toBeVisible()
  await page.getByRole('link', { name: 'Torna all’analisi' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('the detailed list shows error and loading states [R2-111]', async () => {
  await renderScreen('/detailed-analyses', { answers: [...answers, noConnection(recentAnalysesDetailed)] })
  await expect.element(page.getByText('Errore nel caricamento delle analisi')).toBeVisible()
  await expectAccessible()
  const list = held(listAnswer)
  answerCalls(list)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('Caricamento analisi dettagliate...')).toBeVisible()
  list.release()
  await expect.element(named).toBeVisible()
})

test('the detailed list shows the fields of each summary, and all phases in full mode [R2-110]', async () => {
  await renderScreen('/detailed-analyses', { answers })
  await expect.element(named.getByText(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/)).toBeVisible()
  await expect.element(named.getByText('Processo Richiesto')).toBeVisible()
  await expect.element(named.getByText(/^\d+ fas[ei] operativ[ae]$/)).toBeVisible()
  await expect.element(named.getByText(/^Prima fase: /)).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Cliente Anonimo')).toHaveLength(1)
  await page.getByRole('switch', { name: 'Includi analisi complete' }).click()
  await expect.element(named.getByText('Tutte le fasi')).toBeVisible()
})

test('an analysis of the detailed list opens whole, or shows an error [R2-112]', async () => {
  await renderScreen('/detailed-analyses', { answers: [...answers, noConnection(fullAnalysis)] })
  await named.getByRole('button', { name: /^Visualizza Analisi Completa/ }).click()
  const dialog = page.getByRole('dialog', { name: `Analisi Completa - ${CLIENT}` })
  await expect.element(dialog.getByText("Impossibile caricare i dettagli dell'analisi")).toBeVisible()
  answerCalls(...archiveAnswers([]))
  await dialog.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(dialog.getByText('Preparazione e Applicazione')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a long detailed list is paginated and shows every analysis once', async () => {
  const items = Array.from({ length: 29 }, (_, place) => summary(place))
  await renderScreen('/detailed-analyses', {
    answers: [
      ...answers,
      answer(recentAnalysesDetailed, ({ query: { limit, before } }) => {
        const from = items.findIndex(({ id }) => id === before) + 1
        return items.slice(from, from + limit)
      }),
    ],
  })
  const cards = page.getByRole('main').getByRole('listitem')
  const more = page.getByRole('button', { name: 'Mostra altre' })
  await expect.element(cards).toHaveLength(12)
  await more.click()
  await expect.element(cards).toHaveLength(24)
  await more.click()
  await expect.element(cards).toHaveLength(29)
  await expect.element(more).not.toBeInTheDocument()
  expect(new Set(cards.elements().map(({ textContent }) => textContent)).size).toBe(29)
  expect(callsOf(recentAnalysesDetailed)).toHaveLength(3)
})

const search = page.getByPlaceholder('Cerca per nome o cognome cliente...')
const field = (name: string) => page.getByRole('main').getByLabelText(name, { exact: true })

test('the filters of the archive are in its address', async () => {
  const screen = await renderScreen('/archivio', { answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Archivio' })).toBeVisible()
  await search.fill(' BELLINI ')
  await field('Periodo').selectOptions('Ultimi 3 mesi')
  await field('Colore').selectOptions('Livello 7')
  await field('Riflesso').selectOptions('Rame')
  await field('Esito').selectOptions('Come promesso')
  await expect.element(page.getByText('1 analisi trovate per "BELLINI"')).toBeVisible()
  const filter = { q: 'BELLINI', days: 90, level: 7, reflect: 'RAME', outcome: 'kept' }
  await expect.poll(() => callsOf(recentAnalyses).at(-1)?.query).toMatchObject(filter)
  await page.getByRole('switch', { name: 'Dettagliate' }).click()
  await expect.element(page.getByText('Processo Richiesto').first()).toBeVisible()
  expect(callsOf(recentAnalysesDetailed).at(-1)?.query).toMatchObject({ ...filter, includeFullAnalysis: false })
  const address = '/archivio?colore=7&nome=BELLINI&periodo=90&riflesso=RAME&risultato=kept&vista=dettagliate'
  await expect.poll(() => decodeURIComponent(screen.address())).toBe(address)
  await expectAccessible(WIDTHS)

  await renderScreen(address)
  await expect.element(search).toHaveValue('BELLINI')
  await expect.element(field('Periodo')).toHaveDisplayValue('Ultimi 3 mesi')
  await expect.element(page.getByRole('switch', { name: 'Dettagliate' })).toBeChecked()
  await expect.poll(() => callsOf(recentAnalysesDetailed).at(-1)?.query).toMatchObject(filter)
})

test('a filter without an analysis says so, and the link to the archive removes every filter', async () => {
  const screen = await renderScreen('/archivio?nome=zzz&colore=7', { answers })
  await expect.element(page.getByText('Nessuna analisi trovata per "zzz"')).toBeVisible()
  await page.getByRole('navigation', { name: 'Pagine' }).getByRole('link', { name: 'Archivio' }).first().click()
  await expect.element(page.getByRole('button', { name: /Colore 0/ })).toBeVisible()
  expect(screen.address()).toBe('/archivio')
  await expect.element(search).toHaveValue('')
  await expect.element(field('Colore')).toHaveDisplayValue('Tutti')
})

test('an unknown filter in the address counts as none', async () => {
  await renderScreen('/archivio?colore=99&riflesso=BLU&periodo=31&vista=tutte', { answers })
  await expect.element(page.getByRole('button', { name: /Colore 0/ })).toBeVisible()
  expect(callsOf(recentAnalyses).map(({ query }) => query)).toEqual([{ limit: 100 }])
})

test('a salon without an outcome has no filter for it', async () => {
  await renderScreen('/archivio', { user: owner({ tools: [] }), answers })
  await expect.element(field('Periodo')).toBeVisible()
  await expect.element(field('Esito')).not.toBeInTheDocument()
})
