import { CLIENT_PAGE_MAX, type ClientRow, listClients } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, noConnection } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const client = (place: number): ClientRow => ({
  id: `01920000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  firstName: 'anna',
  lastName: `bellini ${place}`,
  phone: null,
  email: null,
  birthDate: null,
  lastVisit: null,
  testDue: false,
  photoConsent: false,
})

test('a row of the list shows the last colour and whether a patch test is due', async () => {
  const lastVisit = {
    date: new Date(Date.now() - 12 * 24 * 60 * 60 * 1000).toISOString(),
    colorName: 'Biondo ramato 7.44',
    colorCode: '#a5673a',
    multiColors: [],
    retouchAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString(),
    hair: { hairType: null, hairCondition: null },
  }
  const later = { ...lastVisit, retouchAt: new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString() }
  await renderScreen('/clienti', {
    answers: [
      ...appAnswers,
      answer(listClients, [{ ...client(1), lastVisit, testDue: true }, client(2), { ...client(3), lastVisit: later }]),
    ],
  })
  const seen = page.getByRole('link', { name: 'Bellini 1' })
  const never = page.getByRole('link', { name: 'Bellini 2' })
  await expect.element(seen).toMatchTextContent(/Biondo ramato 7\.44 · 1 settimana fa/)
  await expect.element(seen).toMatchTextContent(/Manca il test/)
  await expect.element(seen).toMatchTextContent(/Da richiamare (?:dal|dall’)\s?\d/)
  await expect.element(page.getByRole('link', { name: 'Bellini 3' })).not.toMatchTextContent(/Da richiamare/)
  await expect.element(never).toMatchTextContent(/Nessuna visita ancora/)
  await expect.element(never).not.toMatchTextContent(/Manca il test/)
  await expectAccessible()
})

test('a failed client list shows an error and can be retried', async () => {
  const list = held(noConnection(listClients))
  await renderScreen('/clienti', { answers: [...appAnswers, list] })
  await expect.element(page.getByRole('status', { name: 'Caricamento dei clienti' })).toBeVisible()
  list.release()
  const failed = page.getByText('Errore nel caricamento dei clienti')
  await expect.element(failed).toBeVisible()
  await expectAccessible()
  answerCalls(answer(listClients, []))
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('Nessun cliente in archivio')).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

test('a long client list is paginated without duplicates and searchable', async () => {
  const clients = Array.from({ length: 2 * CLIENT_PAGE_MAX + 3 }, (_, place) => client(place))
  await renderScreen('/clienti', {
    answers: [
      ...appAnswers,
      answer(listClients, ({ query: { q, limit, after } }) => {
        const found = clients.filter(({ lastName }) => lastName.includes(q?.toLowerCase() ?? ''))
        const from = found.findIndex(({ id }) => id === after) + 1
        return found.slice(from, from + limit)
      }),
    ],
  })
  const rows = page.getByRole('list', { name: 'Clienti del salone' }).getByRole('link')
  const more = page.getByRole('button', { name: /^Mostra altr[ei]$/ })
  for (const shown of [CLIENT_PAGE_MAX, 2 * CLIENT_PAGE_MAX]) {
    await expect.element(rows).toHaveLength(shown)
    await more.click()
  }
  await expect.element(rows).toHaveLength(clients.length)
  await expect.element(more).not.toBeInTheDocument()
  expect(new Set(rows.elements().map(({ textContent }) => textContent)).size).toBe(clients.length)

  await page.getByPlaceholder('Nome, telefono o email...').fill('Bellini 102')
  await expect.element(rows).toHaveLength(1)
  expect(callsOf(listClients).map(({ query }) => query.q)).toEqual([undefined, undefined, undefined, 'Bellini 102'])
})

test('the list shows only clients to call back, with the day of their retouch', async () => {
  const inDays = (days: number) => ({
    date: new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString(),
    colorName: 'Biondo ramato 7.44',
    colorCode: '#a5673a',
    multiColors: [],
    retouchAt: new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString(),
    hair: { hairType: null, hairCondition: null },
  })
  const due = [
    { ...client(1), lastVisit: inDays(-12) },
    { ...client(2), lastVisit: inDays(3) },
  ]
  await renderScreen('/clienti', {
    answers: [...appAnswers, answer(listClients, ({ query }) => (query.due === 'true' ? due : [...due, client(3)]))],
  })
  const rows = page.getByRole('list', { name: 'Clienti del salone' }).getByRole('link')
  await expect.element(rows).toHaveLength(3)
  const filter = page.getByRole('button', { name: 'Da richiamare' })
  await filter.click()
  await expect.element(filter).toHaveAttribute('aria-pressed', 'true')
  await expect.element(rows).toHaveLength(2)
  await expect.element(rows.first()).toMatchTextContent(/Da richiamare (?:dal|dall’)\s?\d/)
  await expect.element(rows.last()).toMatchTextContent(/Ritocco (?:dal|dall’)\s?\d/)
  await expectAccessible(WIDTHS)
  answerCalls(answer(listClients, []))
  await page.getByPlaceholder('Nome, telefono o email...').fill('Neri')
  await expect.element(page.getByText('Nessun cliente trovato per "Neri"')).toBeVisible()
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click()
  await expect.element(page.getByText('Nessuno da richiamare')).toBeVisible()
})
