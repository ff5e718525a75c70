import { CLIENT_PAGE_MAX, RECENT_LIST_MAX, RECENT_PAGE_SIZE } from '@riflesso/contract'
import { expectAccessible } from './fixtures/accessibility.ts'
import { archiveAnalysis, openingButton, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

test('the recent list loads, shows what it has, and grows by four [R2-061 R2-062 R2-063 R4-025 R9-015]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  const named = (place: number) => ({
    id: `01920000-0000-7000-8000-00000000000${place}`,
    colorName: `Colore ${place}`,
    colorCode: '#B5562B',
    multiColors: [],
    imageData: '',
    analysisDate: new Date().toISOString(),
    author: { firstName: 'Giulia', lastName: 'Ferri' },
    clientFirstName: 'anna',
    clientLastName: 'bellini',
  })
  const [first, ...others] = Array.from({ length: 9 }, (_, place) => named(place))
  const bare = { ...first, analysisDate: 'ieri', clientFirstName: null, clientLastName: null }
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/recent-analyses', async (route) => {
    await held
    await route.fulfill({ json: [bare, ...others] })
  })
  await page.goto('/app')
  const loading = page.getByRole('status', { name: 'Caricamento delle analisi recenti' })
  await expect(loading.locator('> *')).toHaveCount(3)
  await expectAccessible(page)
  answer()
  const cards = recentCards(page)
  await expect(cards).toHaveCount(4)
  for (const words of ['Anteprima Colore', 'Colore 0', 'Cliente Anonimo', 'Data non disponibile'])
    await expect(cards.first().getByText(words)).toBeVisible()
  for (const words of ['Colore 1', 'Anna Bellini', 'meno di un minuto fa'])
    await expect(cards.nth(1).getByText(words)).toBeVisible()
  await expectAccessible(page)

  const more = page.getByRole('button', { name: 'Mostra altre' })
  await more.click()
  await expect(cards).toHaveCount(8)
  await more.click()
  await expect(cards).toHaveCount(9)
  await expect(more).toHaveCount(0)

  const list = page.getByRole('region', { name: 'Analisi Recenti' }).getByRole('list')
  for (const [width, columns] of [
    [390, 2],
    [1024, 4],
    [1600, 5],
    [2000, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length))
      .toBe(columns)
  }
})

test('details written elsewhere: several colours, bare procedure, long sections [R2-054 R2-072 R2-073 R2-074 R2-075 R9-017]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await page.goto('/app')
  await archiveAnalysis(page)
  let procedure = 'Si applica sulle lunghezze.'
  await page.route('**/api/analysis/*/full', async (route) => {
    const record = await (await route.fetch()).json()
    const { analysis } = record
    const texts = {
      ...analysis.analysis,
      colorimetricAnalysis: 'Prima riga.\nSeconda riga.',
      additionalNotes: 'Una nota. '.repeat(41),
      professionalAdvice: 'Un consiglio.',
    }
    const written = {
      ...analysis,
      level: 0,
      colorCode: 'sconosciuto',
      multiColors: ['#111111', '#C89B5A'],
      fasi_operative: [],
      formula: { ...analysis.formula, procedure },
      analysis: texts,
    }
    await route.fulfill({ json: { ...record, analysis: written } })
  })
  await page.reload()
  await openingButton(recentCards(page)).click()
  const details = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(details.getByText('Base da determinare')).toBeVisible()
  await expect(details.getByRole('img', { name: /^Campione del colore/ })).toHaveCSS(
    'background-image',
    'linear-gradient(135deg, rgb(17, 17, 17), rgb(200, 155, 90))',
  )
  await expect(details.getByText(procedure)).toBeVisible()
  const science = details.getByText('Prima riga.', { exact: false })
  expect(await science.textContent()).toBe('Prima riga.\nSeconda riga.')
  await expect(science).toHaveCSS('white-space-collapse', 'preserve-breaks')

  await expect(details.getByRole('button', { name: 'Leggi tutto: Consigli Professionali' })).toHaveCount(0)
  const note = details.getByText(/^Una nota\./)
  const lines = () =>
    note.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )
  expect(await lines()).toBe(2)
  await details.getByRole('button', { name: 'Leggi tutto: Note' }).click()
  expect(await lines()).toBeGreaterThan(2)
  const shorter = details.getByRole('button', { name: 'Comprimi: Note' })
  await expect(shorter).toHaveText('Comprimi')
  await shorter.click()
  expect(await lines()).toBe(2)

  procedure = ''
  await page.reload()
  await expect(details.getByText('Procedura non disponibile')).toBeVisible()
})

test('a list that cannot be had says so and can be asked for again', { tag: '@desktop' }, async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  for (const [path, calls, loading, failed, found] of [
    [
      '/clienti',
      /\/api\/(search-)?clients(\?|$)/,
      'Caricamento dei clienti',
      'Errore nel caricamento dei clienti',
      'Nessun cliente in archivio',
    ],
    [
      '/app',
      /\/api\/recent-analyses(\?|$)/,
      'Caricamento delle analisi recenti',
      'Errore nel caricamento delle analisi',
      'Nessuna analisi recente disponibile',
    ],
  ] as const) {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(calls, async (route) => {
      await held
      await route.abort()
    })
    await page.goto(path)
    await expect(page.getByRole('status', { name: loading })).toBeVisible()
    await expectAccessible(page)
    answer()
    await expect(page.getByText(failed)).toBeVisible()
    await expectAccessible(page)
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByText(found)).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(0)
  }
})

/** What a busy salon has after some years: more than whole pages. */
const MANY = 503

test('more than five hundred clients and analyses come a page at a time, every one of them once', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await page.goto('/clienti')
  const lines = Array.from({ length: MANY }, (_, place) => `Anna;Bellini ${'abcdefghij'.at(place % 10)}${place}`)
  await page.getByRole('button', { name: 'Importa CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importa clienti' })
  const buffer = Buffer.from(['Nome;Cognome', ...lines].join('\n'))
  await dialog.locator('input[type=file]').setInputFiles({ name: 'clienti.csv', mimeType: 'text/csv', buffer })
  await dialog.getByRole('button', { name: `Importa ${MANY} clienti` }).click()
  const rows = page.getByRole('list', { name: 'Clienti del salone' }).getByRole('link')
  const more = page.getByRole('button', { name: /^Mostra altr[ei]$/ })
  for (let shown = CLIENT_PAGE_MAX; shown < MANY; shown += CLIENT_PAGE_MAX) {
    await expect(rows).toHaveCount(shown)
    await more.click()
  }
  await expect(rows).toHaveCount(MANY)
  expect(new Set(await rows.allTextContents()).size).toBe(MANY)
  await expect(more).toHaveCount(0)
  await page.getByPlaceholder('Nome, telefono o email...').fill('Bellini c502')
  await expect(rows).toHaveCount(1)

  const analyses = Array.from({ length: MANY }, (_, place) => manyOf(place))
  await page.route(/\/api\/recent-analyses(-detailed)?(\?|$)/, (route) => {
    const query = new URL(route.request().url()).searchParams
    const from = analyses.findIndex(({ id }) => id === query.get('before')) + 1
    return route.fulfill({ json: analyses.slice(from, from + Number(query.get('limit') ?? RECENT_LIST_MAX)) })
  })
  await page.goto('/app')
  const cards = recentCards(page)
  for (let shown = RECENT_PAGE_SIZE; shown <= RECENT_LIST_MAX; shown += RECENT_PAGE_SIZE) {
    await expect(cards).toHaveCount(shown)
    await more.click()
  }
  await expect(cards.last()).toContainText(`Colore ${RECENT_LIST_MAX + RECENT_PAGE_SIZE}`)

  await page.goto('/detailed-analyses')
  const detailed = page.getByRole('main').getByRole('listitem')
  await expect(detailed).not.toHaveCount(0)
  for (let shown = await detailed.count(); shown < MANY; shown = await detailed.count()) {
    await more.click()
    await expect(detailed).not.toHaveCount(shown)
  }
  expect(new Set(await detailed.allTextContents()).size).toBe(MANY)
  await expect(more).toHaveCount(0)
})

/** An analysis as either list has it; its place counts from 0. */
const manyOf = (place: number) => ({
  id: `01920000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  colorName: `Colore ${place + 1}`,
  colorCode: '#B5562B',
  multiColors: [],
  imageData: '',
  analysisDate: '2026-03-05T10:00:00.000Z',
  author: { firstName: 'Giulia', lastName: 'Ferri' },
  clientFirstName: 'anna',
  clientLastName: 'bellini',
  processo_richiesto: 'Colorazione Diretta',
  totalFasi: 1,
  riassunto: 'Una seduta.',
  primaFaseTitle: 'Colore',
  primaFaseFormula: 'Crema colore 40 g.',
})
