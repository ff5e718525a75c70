import { RECENT_LIST_MAX, RECENT_PAGE_SIZE, recentAnalyses } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers, recentItem } from '~/testing/analyses.ts'
import { answer, held, noConnection } from '~/testing/answers.ts'
import { recentCards } from '~/testing/archive.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const more = page.getByRole('button', { name: 'Mostra altre' })
const loading = page.getByText('Caricamento delle analisi recenti')

const withArchive = (items: Parameters<typeof archiveAnswers>[0]) => [...appAnswers, ...archiveAnswers(items)]

test('the recent list loads and grows by four [R2-061 R2-062 R2-063 R4-025 R9-015]', async () => {
  const now = new Date().toISOString()
  const bare = recentItem(0, { analysisDate: 'ieri', clientFirstName: null, clientLastName: null })
  const items = [bare, ...Array.from({ length: 8 }, (_, place) => recentItem(place + 1, { analysisDate: now }))]
  const list = held(answer(recentAnalyses, items))
  await renderScreen('/app', { answers: [...withArchive(items), list] })
  await expect.element(loading).toBeVisible()
  expect(loading.element().nextElementSibling?.childElementCount).toBe(3)
  list.release()
  await expect.element(recentCards).toHaveLength(4)
  for (const words of ['Anteprima Colore', 'Colore 0', 'Cliente Anonimo', 'Data non disponibile'])
    await expect.element(recentCards.first().getByText(words)).toBeVisible()
  for (const words of ['Colore 1', 'Anna Bellini', 'meno di un minuto fa'])
    await expect.element(recentCards.nth(1).getByText(words)).toBeVisible()
  await expectAccessible()

  await more.click()
  await expect.element(recentCards).toHaveLength(8)
  await more.click()
  await expect.element(recentCards).toHaveLength(9)
  await expect.element(more).not.toBeInTheDocument()

  const grid = page.getByRole('region', { name: 'Analisi Recenti' }).getByRole('list').element()
  for (const [width, columns] of [
    [390, 2],
    [1024, 4],
    [1600, 5],
    [2000, 6],
  ] as const) {
    await page.viewport(width, 900)
    await expect.poll(() => getComputedStyle(grid).gridTemplateColumns.split(' ').length).toBe(columns)
  }
})

test('an empty archive shows an empty state that links to the first photo [R2-062]', async () => {
  await renderScreen('/app', { answers: withArchive([]) })
  await expect.element(page.getByText('Nessuna analisi recente disponibile')).toBeVisible()
  await expect.element(page.getByText('Carica la tua prima foto per iniziare!')).toBeVisible()
})

test('a failed recent list shows an error and can be retried [R8-031]', async () => {
  const list = held(noConnection(recentAnalyses))
  await renderScreen('/app', { answers: [...withArchive([]), list] })
  await expect.element(loading).toBeVisible()
  list.release()
  const failed = page.getByText('Errore nel caricamento delle analisi')
  await expect.element(failed).toBeVisible()
  answerCalls(answer(recentAnalyses, []))
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('Nessuna analisi recente disponibile')).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

test('the archive can be searched by client and the search cleared [R2-060]', async () => {
  await renderScreen('/app', {
    answers: withArchive([
      recentItem(0, { clientFirstName: null, clientLastName: null }),
      recentItem(1, { clientFirstName: 'carla', clientLastName: 'rossi' }),
      recentItem(2),
    ]),
  })
  await expect.element(recentCards).toHaveLength(3)
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(page.getByText('Le tue ultime analisi di colore')).toBeVisible()
  const search = page.getByPlaceholder('Cerca per nome o cognome cliente...')
  await search.fill('  BELLINI ')
  await expect.element(page.getByText('1 analisi trovate per "BELLINI"')).toBeVisible()
  await expect.element(recentCards).toHaveLength(1)
  await expect.element(recentCards.first()).toMatchTextContent('Anna Bellini')
  await search.fill('anna bellini')
  await expect.element(page.getByText('1 analisi trovate per "anna bellini"')).toBeVisible()
  await search.fill('zzz')
  await expect.element(page.getByText('Nessuna analisi trovata per "zzz"')).toBeVisible()
  await expect.element(recentCards).not.toBeInTheDocument()
  await expectAccessible(WIDTHS)
  expect(callsOf(recentAnalyses).map(({ query }) => query.q)).toEqual([undefined, 'BELLINI', 'anna bellini', 'zzz'])
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click()
  await expect.element(search).toHaveFocus()
  await expect.element(recentCards).toHaveLength(3)
})

test('analyses of several pages are shown four at a time without gaps', async () => {
  const items = Array.from({ length: RECENT_LIST_MAX + 2 }, (_, place) => recentItem(place))
  await renderScreen('/app', { answers: withArchive(items) })
  for (let shown = RECENT_PAGE_SIZE; shown <= RECENT_LIST_MAX; shown += RECENT_PAGE_SIZE) {
    await expect.element(recentCards).toHaveLength(shown)
    await more.click()
  }
  await expect.element(recentCards).toHaveLength(items.length)
  await expect.element(more).not.toBeInTheDocument()
  const cards = recentCards.elements().map(({ textContent }) => textContent)
  expect(new Set(cards).size).toBe(items.length)
  expect(callsOf(recentAnalyses).map(({ query }) => query.before)).toEqual([undefined, items[RECENT_LIST_MAX - 1]?.id])
})

test('long names do not break the layout of the list', async () => {
  const strange = recentItem(0, {
    analysisDate: 'ieri',
    clientFirstName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
    colorName: 'Castanochiarissimonaturaleirisémogano '.repeat(4).trim(),
  })
  await renderScreen('/app', { answers: withArchive([strange, recentItem(1), recentItem(2), recentItem(3)]) })
  await expect.element(recentCards).toHaveLength(4)
  await expect.element(recentCards.first()).toMatchTextContent('Data non disponibile')
  await expect.element(recentCards.first()).toMatchTextContent('Anteprima Colore')
  await expectAccessible(WIDTHS)
})
