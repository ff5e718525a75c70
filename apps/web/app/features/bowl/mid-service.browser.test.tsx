import { fullAnalysis, midService, setPreColour } from '@riflesso/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { answer, noConnection, refusal } from '~/testing/answers.ts'
import { CARD } from '~/testing/clients.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { toast } from '~/ui/toast/toast.ts'

const { id } = recentItem(0)
const [bleach, roots, ...rest] = ANALYSIS.fasi_operative
if (bleach === undefined || roots === undefined) throw new Error('an analysis of two bowls at least')

const again = { ...bleach, titolo: 'Decolorazione sulla sola banda', tempo_posa_min: 15 }
const told = {
  trouble: 'not-at-level',
  action: 'second-application',
  zones: ['lengths'],
  minutes: 0,
  lookAfter: null,
  titolo: 'Se non arriva al livello 8',
  testo: 'Risciacquare, asciugare e ripetere oggi sulle lunghezze.',
  bowls: [again],
  result: { shade: '8.4', level: 8, hex: '#B5562B' },
  keepsPromise: true,
} as const

const analysis = {
  ...ANALYSIS,
  plan: { ...ANALYSIS.plan, sessions: [...ANALYSIS.plan.sessions, ...ANALYSIS.plan.sessions] },
  chair: {
    sessions: [],
    whatIf: [
      { phase: 0, answers: [told, { ...told, trouble: 'too-warm', titolo: 'Se il fondo è troppo caldo' } as const] },
    ],
    halfTubes: [],
    sectioning: null,
    aftercare: [],
    appointments: [],
  },
}

const answers = [
  ...appAnswers,
  ...archiveAnswers([recentItem(0)]),
  answer(fullAnalysis, archived({ analysis })),
  answer(midService, {
    answer: told,
    fasi_operative: [again, ...rest],
    sections: [],
    whatIf: [{ phase: 0, answers: [told] }],
    nextSessions: [{ titolo: 'Seconda seduta, dopo 4 settimane: livello 8', fasi_operative: rest }],
  }),
]

const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
const sheet = page.getByRole('dialog', { name: 'Com’è adesso?' })
const ask = bowl.getByRole('button', { name: 'Com’è adesso?' })
const level = (name: string) => sheet.getByRole('button', { name, exact: true })

beforeEach(() => localStorage.removeItem('bowl-sessions'))

test('opening the bowl closes earlier toasts', async () => {
  const { goTo } = await renderScreen('/app', { answers })
  toast.success({ title: 'Analisi Professionale Completata', duration: 600_000 })
  await expect.element(page.getByText('Analisi Professionale Completata')).toBeVisible()
  await goTo(`/app?ciotola=${id}`)
  await expect.element(bowl).toBeVisible()
  await expect.element(page.getByText('Analisi Professionale Completata')).not.toBeInTheDocument()
})

test('on a phone the grams and the running clock below them are in view together', async () => {
  await page.viewport(390, 844)
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await expect.element(bowl.getByRole('button', { name: 'Pausa' })).toBeVisible()
  const boxOf = (part: ReturnType<typeof bowl.getByRole>) => part.element().getBoundingClientRect()
  const grams = boxOf(bowl.getByRole('region', { name: 'Nella ciotola' }))
  const clock = boxOf(bowl.getByRole('region', { name: /^Timer: / }))
  expect(grams.bottom).toBeLessThanOrEqual(clock.top)
  expect(clock.bottom).toBeLessThanOrEqual(boxOf(bowl.getByRole('button', { name: 'Fase successiva' })).top)
})

test('an observation at a bowl is answered immediately, and the new plan is stored', async () => {
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await expect.element(bowl.getByText('Fase 1 di 4')).toBeVisible()
  // Nothing has been applied yet.
  await expect.element(ask).not.toBeInTheDocument()
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await ask.click()
  await expect.element(sheet.getByText('Al minuto 0 di posa')).toBeVisible()
  // Impossible observations of this bowl are not offered.
  await expect.element(sheet.getByRole('button', { name: 'Troppo cenere' })).not.toBeInTheDocument()
  await press(sheet.getByRole('button', { name: 'Non arriva al livello' }), '{Enter}')
  await level('Livello 7').click()
  await level('Livello 7 e mezzo').click()
  await expect.element(sheet.getByText(told.testo)).toBeVisible()
  const first = { session: 0, phase: 0, minute: 0, level: 7.5, trouble: 'not-at-level' }
  expect(callsOf(midService).at(-1)?.body).toEqual({ looks: [first] })
  await expect.element(sheet.getByText('Seconda seduta, dopo 4 settimane: livello 8')).toBeVisible()
  await page.viewport(390, 844)
  await expectAccessible()

  await sheet.getByRole('button', { name: 'Fai così' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(bowl.getByText('Tempo scaduto')).toBeVisible()
  // A reload keeps it.
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await expect.element(bowl.getByText(new RegExp(`Deciso adesso: ${told.testo} Seconda seduta`))).toBeVisible()
  await bowl.getByRole('button', { name: 'Fase successiva' }).click()
  await expect.element(bowl.getByRole('heading', { name: again.titolo })).toBeVisible()
  // The additional bowl can be checked too.
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await ask.click()
  await sheet.getByRole('button', { name: 'Tutto regolare' }).click()
  await level('Livello 8').click()
  await expect.element(sheet.getByText(told.testo)).toBeVisible()
  expect(callsOf(midService).at(-1)?.body).toEqual({
    looks: [first, { session: 0, phase: 1, minute: 0, level: 8, trouble: null }],
  })
  await userEvent.keyboard('{Escape}')
  await bowl.getByRole('button', { name: 'Ricomincia da capo' }).click()
  await bowl.getByRole('button', { name: 'Fase successiva' }).click()
  await expect.element(bowl.getByRole('heading', { name: roots.titolo })).toBeVisible()
})

test('offline the sheet shows a message and the advice stored with the formula', async () => {
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await ask.click()
  answerCalls(noConnection(midService))
  await sheet.getByRole('button', { name: 'Troppo caldo' }).click()
  await level('Livello 8').click()
  await expect.element(sheet.getByText(/^Il server non risponde/)).toBeVisible()
  await expect.element(sheet.getByText(new RegExp(told.testo))).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Fai così' })).not.toBeInTheDocument()
  // Escape closes the topmost dialog.
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
})

test('without a valid patch test the bowl opens on one step before any clock', async () => {
  const waiting = answer(fullAnalysis, archived({ analysis, safetyToday: 'unread' }))
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, waiting] })
  await expect.element(bowl.getByRole('heading', { name: 'Senza test non si parte: 48 ore prima' })).toBeVisible()
  await expect.element(bowl.getByText('l’esito non è ancora registrato')).toBeVisible()
  await expect.element(bowl.getByRole('button', { name: 'Avvia' })).not.toBeInTheDocument()
  await expect
    .element(bowl.getByRole('link', { name: 'Registra il test' }))
    .toHaveAttribute('href', '/clienti/01920000-0000-7000-8000-0000000000cc#card-health')
  await expectAccessible()
  await bowl.getByRole('button', { name: 'Il test è negativo, procedi' }).click()
  await expect.element(bowl.getByRole('button', { name: 'Avvia' })).toBeVisible()
  // Once per service.
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, waiting] })
  await expect.element(bowl.getByRole('button', { name: 'Avvia' })).toBeVisible()
})

const asking = (more: Parameters<typeof archived>[0] = {}) =>
  answer(fullAnalysis, archived({ analysis, safetyToday: 'valid', ...more }))
const proceed = bowl.getByRole('button', { name: 'Niente è cambiato, procedi' })

test('with a negative test three questions come before the bowl: one tap when nothing has changed, noted on the card', async () => {
  const asked = { answers: [...answers, asking(), answer(setPreColour, CARD)] }
  await renderScreen(`/app?ciotola=${id}`, asked)
  await expect.element(bowl.getByRole('heading', { name: 'Tre domande prima del colore' })).toBeVisible()
  await expect.element(bowl.getByText(/^L’industria consiglia un test prima di ogni colore/)).toBeVisible()
  await expectAccessible()
  await proceed.click()
  await expect.element(bowl.getByRole('button', { name: 'Avvia' })).toBeVisible()
  await expect
    .poll(() => callsOf(setPreColour).map(({ body }) => body))
    .toEqual([{ at: expect.any(String), reaction: false, scalpBroken: false, news: false }])
  // The advice is shown once on a device.
  localStorage.removeItem('bowl-sessions')
  await renderScreen(`/app?ciotola=${id}`, asked)
  await expect.element(proceed).toBeVisible()
  await expect.element(bowl.getByText(/^L’industria consiglia/)).not.toBeInTheDocument()
})

test('a yes makes the test due again, and a reaction leaves no tap to the bowl', async () => {
  const reaction = bowl.getByRole('group', { name: /una reazione/ })
  const news = bowl.getByRole('group', { name: /Qualcosa di nuovo/ })
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, asking(), noConnection(setPreColour)] })
  await expect.element(proceed).toBeVisible()
  await reaction.getByRole('button', { name: 'Sì' }).click()
  await bowl.getByRole('button', { name: 'Segna le risposte' }).click()
  await expect.element(bowl.getByText(/^Il test va rifatto/)).toBeVisible()
  await expect.element(bowl.getByRole('button', { name: 'procedi' })).not.toBeInTheDocument()
  await reaction.getByRole('button', { name: 'No' }).click()
  await news.getByRole('button', { name: 'Sì' }).click()
  await bowl.getByRole('button', { name: 'Il test è negativo, procedi' }).click()
  await expect.element(bowl.getByRole('button', { name: 'Avvia' })).toBeVisible()
})

test('answers that the card refuses as invalid are kept and sent again', async () => {
  const refused = refusal(setPreColour, 'validation-failed', 'Data non valida')
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, asking(), refused] })
  await bowl
    .getByRole('group', { name: /una reazione/ })
    .getByRole('button', { name: 'Sì' })
    .click()
  await bowl.getByRole('button', { name: 'Segna le risposte' }).click()
  // Refused calls are recorded without their body.
  await expect.poll(() => callsOf(setPreColour).map(({ body }) => body)).toContain(undefined)
  answerCalls(answer(setPreColour, CARD))
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return callsOf(setPreColour).at(-1)?.body
    })
    .toMatchObject({ reaction: true })
})

test('the answers on the card come prefilled', async () => {
  const asked = { at: '2026-03-04T10:00:00.000Z', reaction: false, scalpBroken: true, news: false }
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, asking({ safetyToday: 'due', asked })] })
  const scalp = bowl.getByRole('group', { name: /la cute è irritata o lesa/ })
  await expect.element(scalp.getByRole('button', { name: 'Sì' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(proceed).not.toBeInTheDocument()
  await scalp.getByRole('button', { name: 'No' }).click()
  await expect.element(proceed).toBeVisible()
})

test.each([
  ['positive', 'Test positivo'],
  ['allergy', 'Allergia alle tinte'],
] as const)('%s on the card leaves no way to the bowl', async (safetyToday, reason) => {
  await renderScreen(`/app?ciotola=${id}`, {
    answers: [...answers, answer(fullAnalysis, archived({ analysis, safetyToday }))],
  })
  await expect.element(bowl.getByRole('heading', { name: reason })).toBeVisible()
  await expect.element(bowl.getByRole('button', { name: 'procedi' })).not.toBeInTheDocument()
  await expect.element(bowl.getByRole('button', { name: 'Avvia' })).not.toBeInTheDocument()
})

test('an allergy recorded while a clock runs is shown above the clock, which stays in view', async () => {
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await renderScreen(`/app?ciotola=${id}`, {
    answers: [...answers, answer(fullAnalysis, archived({ analysis, safetyToday: 'allergy' }))],
  })
  await expect.element(bowl.getByRole('alert').getByText('Risciacqua subito e non applicare altro.')).toBeVisible()
  await expect.element(bowl.getByRole('button', { name: 'Pausa' })).toBeVisible()
})
