import { fullAnalysis, listPacts, makePact, type Pact, sharedPact, signPact } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'

const { id } = recentItem(0)
const dialog = page.getByRole('dialog', { name: 'Patto con la cliente' })

const PACT: Pact = {
  id: '01920000-0000-7000-8000-0000000000aa',
  version: 1,
  madeAt: '2026-03-05T10:00:00.000Z',
  pictures: [],
  signature: null,
  isSuperseded: false,
  isPlanChanged: false,
  linkExpiresAt: null,
  content: {
    salonName: 'Salone Ada',
    clientName: 'Anna Bellini',
    analysedAt: '2026-03-05T10:00:00.000Z',
    option: 'equilibrata',
    start: { name: 'Castano naturale', level: 'Livello 4,8', hex: '#5b4130' },
    result: { name: 'Biondo scuro rame', level: 'Livello 6', hex: '#8a4a24' },
    sections: [{ id: 'today', title: 'Che cosa si raggiunge oggi', lines: ['Biondo scuro rame, livello 6.'] }],
    appointments: [{ kind: 'regrowth', weeks: [4, 6] }],
    priceCents: 12000,
    note: null,
    declaration: 'Ho letto questo patto.',
  },
}

/** Responses of a salon with these pacts; signing one signs the first. */
function answersOf(...pacts: Pact[]) {
  let held = pacts
  return [
    ...appAnswers,
    ...archiveAnswers([recentItem(0)]),
    answer(listPacts, () => ({ pacts: held, mayShowPictures: false, clientEmail: null, clientPhone: '333 1234567' })),
    answer(makePact, () => {
      held = [PACT]
      return { pact: PACT }
    }),
    answer(signPact, ({ body }) => {
      const strokes = body.way === 'drawn' ? body.strokes : null
      const signed = { ...PACT, signature: { name: body.name, strokes, signedAt: '2026-03-05T10:05:00.000Z' } }
      held = [signed]
      return { pact: signed }
    }),
  ]
}

const opened = async (...pacts: Pact[]) => {
  await page.viewport(390, 844)
  await renderScreen(`/app?analisi=${id}`, { answers: answersOf(...pacts) })
  await page.getByRole('button', { name: /^(Prepara|Apri) il patto$/ }).click()
}

test('a pact is written with a typed price and signed with the keyboard alone', async () => {
  await opened()
  await dialog.getByLabelText('Prezzo concordato').fill('centoventi')
  await dialog.getByRole('button', { name: 'Scrivi il patto' }).click()
  await expect.element(dialog.getByText('Un importo come 120 o 120,50')).toBeVisible()
  expect(callsOf(makePact)).toHaveLength(0)
  await dialog.getByLabelText('Prezzo concordato').fill('1.120,5')
  await dialog.getByRole('button', { name: 'Scrivi il patto' }).click()
  await expect.element(dialog.getByText('120,00 €, IVA compresa')).toBeVisible()
  expect(callsOf(makePact)).toMatchObject([{ body: { priceCents: 112050, note: null, withPictures: false } }])

  await dialog.getByRole('button', { name: 'Firma con il nome scritto' }).click()
  await dialog.getByRole('button', { name: 'Firma il patto' }).click()
  await expect.element(dialog.getByText('Conferma di firmare con il nome scritto', { exact: true })).toBeVisible()
  expect(callsOf(signPact)).toHaveLength(0)
  await dialog.getByLabelText('Confermo di firmare').element().focus()
  await userEvent.keyboard(' ')
  await dialog.getByRole('button', { name: 'Firma il patto' }).click()
  await expect.element(dialog.getByText(/^Firmato con il nome scritto e confermato/)).toBeVisible()
  expect(callsOf(signPact)).toMatchObject([{ body: { way: 'typed', name: 'Anna Bellini', confirmed: true } }])
})

test('a draft about an earlier plan cannot be signed, and offers a new version', async () => {
  await opened({ ...PACT, isPlanChanged: true })
  await expect.element(dialog.getByText('Il piano è cambiato')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Firma il patto' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Nuova versione' }).click()
  await expect.element(dialog.getByLabelText('Prezzo concordato')).toHaveValue('120')
})

test('a pact is neither made nor signed if the card forbids the formula today', async () => {
  const forbidden = answer(fullAnalysis, archived({ id, safetyToday: 'allergy' }))
  await renderScreen(`/app?analisi=${id}`, { answers: [...answersOf(PACT), forbidden] })
  await page.getByRole('button', { name: 'Apri il patto' }).click()
  await expect.element(dialog.getByText('Biondo scuro rame, livello 6.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Firma|Modifica/ })).not.toBeInTheDocument()
})

test('the page of an invalid link shows an error', async () => {
  await renderScreen(`/patto#${'A'.repeat(43)}`, {
    answers: [refusal(sharedPact, 'link-invalid', 'Questo collegamento non è valido.')],
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Collegamento non valido' })).toBeVisible()
})
