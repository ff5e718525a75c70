import { expectAccessible } from './fixtures/accessibility.ts'
import { expect, test } from './fixtures/test.ts'

const ANNA = { firstName: 'Anna', lastName: 'Bellini' }
const ZOE = { firstName: 'Zoe', lastName: 'Neri' }

test('the address of the archive carries its filters, for a reload, the way back and an analysis', async ({
  page,
  signIn,
}) => {
  await signIn({ clients: [ANNA, ZOE], analyses: [{ client: ANNA }, { client: ZOE }, { client: ZOE }] })
  await page.goto('/clienti')
  await page.getByRole('link', { name: 'Archivio' }).press('Enter')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await page.getByPlaceholder('Cerca per nome o cognome cliente...').fill('neri')
  await page.getByLabel('Periodo').selectOption('Ultimi 30 giorni')
  await page.getByLabel('Esito').selectOption('Non misurato')
  await expect(page.getByText('2 analisi trovate per "neri"')).toBeVisible()
  await page.getByRole('switch', { name: 'Dettagliate' }).press('Space')
  await expect(cards.first()).toContainText('Processo Richiesto')
  await expect(page).toHaveURL('/archivio?nome=neri&periodo=30&risultato=unmeasured&vista=dettagliate')
  await expectAccessible(page)

  await page.reload()
  await expect(cards).toHaveCount(2)
  await cards
    .first()
    .getByRole('button', { name: /^Visualizza Analisi Completa/ })
    .press('Enter')
  await expect(page.getByRole('dialog', { name: 'Analisi Completa - Zoe Neri' })).toContainText('FASE 1')
  await page.goBack()
  await expect(page).toHaveURL(/periodo=30/)
  await page.getByLabel('Esito').selectOption('Come promesso')
  await expect(page.getByText('Nessuna analisi trovata per "neri"')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Clienti' })).toBeVisible()
})

test('a new salon switches on the shelf, the pact and the learning on its page', async ({ page, signIn }) => {
  const { analysisIds } = await signIn({ isNew: true, analyses: [{ isColoured: true }] })
  const pages = page.getByRole('navigation', { name: 'Pagine' }).getByRole('link')
  await page.goto(`/analisi/${analysisIds[0]}`)
  await expect(page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })).toBeVisible()
  await expect(pages).toHaveText(['Analisi', 'Clienti', 'Archivio', 'Salone'])
  await expect(page.getByRole('button', { name: /Con i miei tubi|Prepara il patto/ })).toHaveCount(0)
  await page.goto('/scaffale')
  await expect(page.getByRole('heading', { level: 1, name: 'Scaffale' })).toBeVisible()
  await page.goto('/salone')
  await expect(page.getByRole('tab', { name: 'Che cosa ha imparato' })).toHaveCount(0)
  await page.getByLabel('Mostra scaffale, patto e apprendimento').press('Space')
  await expect(pages).toHaveText(['Analisi', 'Clienti', 'Archivio', 'Scaffale', 'Salone'])
  await expect(page.getByRole('tab', { name: 'Che cosa ha imparato' })).toBeVisible()
  await page.goto(`/analisi/${analysisIds[0]}`)
  await expect(page.getByRole('button', { name: /Con i miei tubi|Prepara il patto/ })).toHaveCount(2)
})
