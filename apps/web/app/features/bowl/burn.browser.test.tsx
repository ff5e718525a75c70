import { fullAnalysis, setClientBurn } from '@riflesso/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { answer, noConnection } from '~/testing/answers.ts'
import { bowlPhase, bowlSession } from '~/testing/bowls.ts'
import { CARD } from '~/testing/clients.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import type { BowlSession } from './model/bowl-session.ts'
import { startTimer } from './model/timer.ts'

const { id } = recentItem(0)
const answers = [
  ...appAnswers,
  ...archiveAnswers([recentItem(0)]),
  answer(fullAnalysis, archived({ analysis: ANALYSIS })),
  answer(setClientBurn, CARD),
]

const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
const burns = page.getByRole('button', { name: 'Brucia', exact: true })
const title = bowl.getByRole('heading', { name: 'Brucia: via tutto, subito' })

beforeEach(() => localStorage.removeItem('bowl-sessions'))

test('one tap in the bowl stops the clocks and says what to do, until the scalp is sound', async () => {
  await page.viewport(390, 844)
  await renderScreen(`/app?ciotola=${id}`, { answers })
  // Nothing is on the head yet.
  await expect.element(bowl.getByRole('button', { name: 'Avvia' })).toBeVisible()
  await expect.element(burns).not.toBeInTheDocument()
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await burns.click()
  await expect.element(title).toBeVisible()
  await expect.element(bowl.getByText(/acqua fresca corrente per almeno 20 minuti/)).toBeVisible()
  await expect.element(bowl.getByRole('link', { name: 'Chiama il 112' })).toHaveAttribute('href', 'tel:112')
  await expect.element(bowl.getByRole('button', { name: 'Fase successiva' })).not.toBeInTheDocument()
  await expectAccessible()

  await bowl.getByRole('button', { name: 'Vescicole o pelle lesa' }).click()
  await expect.element(bowl.getByText('Serve un medico oggi.')).toBeVisible()
  // A reload keeps it closed.
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await expect
    .element(bowl.getByRole('button', { name: 'Vescicole o pelle lesa' }))
    .toHaveAttribute('aria-pressed', 'true')
  await bowl.getByRole('button', { name: 'La cute è a posto' }).click()
  // Escape closes the topmost dialog.
  await userEvent.keyboard('{Escape}')
  await expect.element(title).toBeVisible()
  await bowl.getByRole('button', { name: 'La cute è a posto' }).click()
  await page.getByRole('button', { name: 'Sì, è a posto' }).click()
  await expect.element(title).not.toBeInTheDocument()
  await expect.element(bowl.getByRole('button', { name: 'Riprendi' })).toBeVisible()
})

test('a tap by mistake gives the running clock back', async () => {
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await burns.click()
  await bowl.getByRole('button', { name: /^Tocco per sbaglio/ }).click()
  await expect.element(bowl.getByRole('button', { name: 'Pausa' })).toBeVisible()
})

test('beside the clock on another page it burns with one tap too', async () => {
  const { goTo } = await renderScreen(`/app?ciotola=${id}`, { answers })
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await expect.element(bowl.getByRole('button', { name: 'Pausa' })).toBeVisible()
  await goTo('/app')
  await burns.click()
  await expect.element(title).toBeVisible()
  await goTo('/app')
  await page.getByRole('button', { name: /^Brucia · acqua da/ }).click()
  await expect.element(title).toBeVisible()
})

test('what burned reaches the card of the client once there is a connection', async () => {
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, noConnection(setClientBurn)] })
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await burns.click()
  await bowl.getByRole('button', { name: 'Rossore' }).click()
  await expect.element(bowl.getByText('Va nella scheda della cliente appena si può.')).toBeVisible()
  answerCalls(answer(setClientBurn, CARD))
  window.dispatchEvent(new Event('online'))
  await expect.element(bowl.getByText(/^È nella scheda della cliente/)).toBeVisible()
  expect(callsOf(setClientBurn).at(-1)?.body).toMatchObject({ sign: 'redness', soundAt: null })
})

test('a service that ends without a connection keeps what burned until it is noted', async () => {
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, noConnection(setClientBurn)] })
  await bowl.getByRole('button', { name: 'Avvia' }).click()
  await burns.click()
  await bowl.getByRole('button', { name: 'Niente' }).click()
  await bowl.getByRole('button', { name: 'La cute è a posto' }).click()
  await page.getByRole('button', { name: 'Sì, è a posto' }).click()
  for (const _ of ANALYSIS.fasi_operative.slice(1)) await bowl.getByRole('button', { name: 'Fase successiva' }).click()
  await bowl.getByRole('button', { name: 'Fine' }).click()
  await expect.element(bowl).not.toBeInTheDocument()
  answerCalls(answer(setClientBurn, CARD))
  window.dispatchEvent(new Event('online'))
  await expect
    .poll(() => callsOf(setClientBurn).at(-1)?.body)
    .toMatchObject({ sign: 'nothing', soundAt: expect.any(String) })
})

test("with two clients' clocks running, each has her own button, by name", async () => {
  const started = (analysisId: string, client: string, clientId: string, minutes: number) => {
    const phase = bowlPhase('Radici', minutes)
    if (phase.timer === null) throw new Error('a bowl without a clock')
    return bowlSession([{ ...phase, timer: startTimer(phase.timer, Date.now()) }], {
      analysisId,
      client,
      clientId,
      begunAt: Date.now(),
    })
  }
  const sessions = [started(id, 'Ada Neri', CARD.id, 40), started('a2', 'Bea Longhi', 'c2', 20)]
  localStorage.setItem('bowl-sessions', JSON.stringify(sessions))
  await renderScreen('/app', { answers })
  await expect.element(page.getByRole('button', { name: 'Brucia · Bea Longhi' })).toBeVisible()
  await page.getByRole('button', { name: 'Brucia · Ada Neri' }).click()
  await expect.element(title).toBeVisible()
  const kept = JSON.parse(localStorage.getItem('bowl-sessions') ?? '[]') as BowlSession[]
  expect(kept.find(({ analysisId }) => analysisId === id)?.burn).not.toBeNull()
  expect(kept.find(({ analysisId }) => analysisId === 'a2')?.burn).toBeNull()
})
