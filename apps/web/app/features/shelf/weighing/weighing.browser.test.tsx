import {
  closeService,
  formulaInTubes,
  fullAnalysis,
  getUser,
  reopenService,
  shelf,
  shelfService,
} from '@riflesso/contract'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { removeToken } from '~/api/token.ts'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, archived, recentItem } from '~/testing/analyses.ts'
import { answer, noConnection, refusal } from '~/testing/answers.ts'
import { detailsDialog } from '~/testing/archive.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { SHELF, TUBES } from '~/testing/shelf.ts'
import { withdraw } from './service-outbox.ts'
import type { Bluetooth } from './use-scale.ts'

const { id } = recentItem(0)
const service = (key: string) => ({
  key,
  option: 'equilibrata' as const,
  bowls: [{ phase: 0, name: 'Radici', parts: [], left: 4 }],
  productCents: 603,
  author: { firstName: 'Leo', lastName: 'Neri' },
  weighedAt: '2026-11-26T10:00:00.000Z',
})
/** One bowl, so that the service is closed right after it. */
const analysis = { ...ANALYSIS, fasi_operative: ANALYSIS.fasi_operative.slice(0, 1) }
const answers = [
  ...appAnswers,
  ...archiveAnswers([recentItem(0)]),
  answer(fullAnalysis, archived({ analysis })),
  answer(shelf, SHELF),
  answer(formulaInTubes, TUBES),
  answer(shelfService, { service: null }),
]
const bowl = page.getByRole('dialog', { name: 'Modalità ciotola' })
const sheet = page.getByRole('dialog', { name: /^Pesata: / })
const closing = page.getByRole('dialog', { name: 'Chiudi il servizio' })

beforeEach(() => {
  for (const key of ['bowl-sessions', 'weighings', 'services-to-send']) localStorage.removeItem(key)
})

/** Weighs the bowl, one product by hand, and goes to its end. */
async function weighAndFinish() {
  await bowl.getByRole('button', { name: 'Pesa dal tuo scaffale' }).click()
  await sheet.getByRole('button', { name: 'Come da formula' }).click()
  await sheet.getByLabelText('Grammi di 7/43').fill('12')
  await sheet.getByLabelText('Avanzo').fill('4')
  await sheet.getByRole('button', { name: 'Fatto' }).click()
  await expect.element(bowl.getByRole('button', { name: /^Pesati 102/ })).toBeVisible()
  // Where 'Fatto' was: a tap at once would be the second of a double tap.
  await press(bowl.getByRole('button', { name: 'Fine', exact: true }), '{Enter}')
  await expect.element(closing.getByRole('button', { name: 'Chiudi e scala' })).toBeEnabled()
}

/** A scale with the standard weight service: weighs in steps of 5 g. */
function scaleNearby() {
  const measurement = Object.assign(new EventTarget(), {
    value: new DataView(new ArrayBuffer(3)),
    startNotifications: async () => null,
  })
  const gatt = {
    connect: async () => ({ getPrimaryService: async () => ({ getCharacteristic: async () => measurement }) }),
    disconnect: () => undefined,
  }
  const scale = Object.assign(new EventTarget(), { gatt })
  const asked: unknown[] = []
  const bluetooth: Bluetooth = {
    requestDevice: async (options) => {
      asked.push(options)
      return scale
    },
  }
  Object.defineProperty(navigator, 'bluetooth', { configurable: true, value: bluetooth })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'bluetooth'))
  const weigh = (grams: number) => {
    measurement.value.setUint16(1, grams / 5, true)
    measurement.dispatchEvent(new Event('characteristicvaluechanged'))
  }
  return { asked, weigh, lose: () => scale.dispatchEvent(new Event('gattserverdisconnected')) }
}

test('a Bluetooth scale gives its weight to the product that is tapped', async () => {
  const { asked, weigh, lose } = scaleNearby()
  await renderScreen(`/app?ciotola=${id}`, { answers })
  await bowl.getByRole('button', { name: 'Pesa dal tuo scaffale' }).click()
  await sheet.getByRole('button', { name: 'Collega la bilancia' }).click()
  await expect.element(sheet.getByText('Bilancia collegata: appoggia la ciotola.')).toBeVisible()
  expect(asked).toEqual([{ filters: [{ services: ['weight_scale'] }] }])
  weigh(30)
  await expect.element(sheet.getByText(/^Sulla bilancia: 30/)).toBeVisible()
  await expectAccessible()
  await sheet.getByRole('button', { name: '30 dalla bilancia: Grammi di 6/0' }).click()
  await expect.element(sheet.getByRole('textbox', { name: 'Grammi di 6/0' })).toHaveValue('30')
  lose()
  await expect.element(sheet.getByRole('button', { name: 'Collega la bilancia' })).toBeVisible()
})

test('weighed products are taken from the shelf once the service is closed', async () => {
  Object.defineProperty(navigator, 'bluetooth', { configurable: true, value: undefined })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'bluetooth'))
  await page.viewport(390, 844)
  await renderScreen(`/app?ciotola=${id}`, {
    answers: [...answers, answer(closeService, ({ body }) => ({ service: service(body.key) }))],
  })
  await bowl.getByRole('button', { name: 'Pesa dal tuo scaffale' }).click()
  await expect.element(sheet.getByRole('button', { name: 'Collega la bilancia' })).not.toBeInTheDocument()
  for (const field of sheet.getByRole('textbox').elements())
    expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await weighAndFinish()
  await expect.element(closing.getByText('7/43', { exact: true })).toBeVisible()
  await expectAccessible()
  await press(closing.getByRole('button', { name: 'Chiudi e scala' }), '{Enter}')
  await expect.element(page.getByText('Lo scaffale è aggiornato.')).toBeVisible()
  await expect.element(bowl).not.toBeInTheDocument()
  const [call] = callsOf(closeService)
  expect(call?.body).toMatchObject({ replaces: null, option: 'equilibrata' })
  expect(call?.body.bowls.map(({ phase, left, parts }) => [phase, left, ...parts.map(({ grams }) => grams)])).toEqual([
    [0, 4, 30, 12, 60],
  ])
})

test('a service closed offline is sent once when server and connection are back, with the same key', async () => {
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, noConnection(closeService)] })
  await weighAndFinish()
  await closing.getByRole('button', { name: 'Chiudi e scala' }).click()
  await expect.element(page.getByText(/^Manca la rete/)).toBeVisible()
  const asked = callsOf(closeService).length
  answerCalls(refusal(closeService, 'internal-error', 'Errore del server.'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => callsOf(closeService).length).toBeGreaterThan(asked)
  answerCalls(answer(closeService, ({ body }) => ({ service: service(body.key) })))
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('Servizio inviato')).toBeVisible()
  const keys = callsOf(closeService).map(({ body }) => body.key)
  expect(new Set(keys).size).toBe(1)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => localStorage.getItem('services-to-send')).toBeNull()
  expect(callsOf(closeService)).toHaveLength(keys.length)
})

test('a service closed offline outlives the session, and only its own salon sends it [R4-007]', async () => {
  const salon = owner()
  await renderScreen(`/app?ciotola=${id}`, { answers: [...answers, noConnection(closeService)] })
  await weighAndFinish()
  await closing.getByRole('button', { name: 'Chiudi e scala' }).click()
  await expect.element(page.getByText(/^Manca la rete/)).toBeVisible()
  removeToken()
  await expect.poll(() => localStorage.getItem('weighings')).toBeNull()
  const queued = localStorage.getItem('services-to-send') ?? ''
  expect(JSON.parse(queued)).toMatchObject([{ salonId: salon.salonId, analysisId: id }])
  expect(queued).not.toMatch(/anna|bellini/i)

  const sent = callsOf(closeService).length
  answerCalls(answer(closeService, ({ body }) => ({ service: service(body.key) })))
  const online = () => window.dispatchEvent(new Event('online'))
  const other = '01920000-0000-7000-8000-0000000000bb'
  const otherSalon = owner({ id: other, salonId: other })
  await renderScreen('/app', { user: otherSalon, answers })
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  online()
  // The salon's own page, but another tab has signed the other salon in. The second request follows the end of the first attempt.
  const colleague = owner({ id: '01920000-0000-7000-8000-0000000000dd', role: 'child' })
  await renderScreen('/app', { user: colleague, answers })
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  answerCalls(answer(getUser, otherSalon))
  const asked = callsOf(getUser).length
  await expect.poll(() => online() && callsOf(getUser).length).toBeGreaterThanOrEqual(asked + 2)
  expect(localStorage.getItem('services-to-send')).toBe(queued)

  answerCalls(answer(getUser, colleague))
  await expect.poll(() => online() && localStorage.getItem('services-to-send')).toBeNull()
  expect(callsOf(closeService)).toHaveLength(sent + 1)
  expect(callsOf(closeService).at(-1)?.params).toEqual({ id })
})

test('a service that is undone while others are sent is not sent', async () => {
  const keys = [1, 2, 3].map((digit) => `01940000-0000-4000-8000-00000000000${digit}`)
  const waiting = keys.map((key) => {
    const { option, bowls } = service(key)
    return { salonId: owner().salonId, analysisId: key, body: { key, option, bowls } }
  })
  localStorage.setItem('services-to-send', JSON.stringify(waiting))
  const [, taken = ''] = keys
  const sent = answer(closeService, ({ body }) => {
    withdraw(taken)
    return { service: service(body.key) }
  })
  await renderScreen('/app', { answers: [...answers, sent] })
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return localStorage.getItem('services-to-send')
    })
    .toBeNull()
  expect(callsOf(closeService).map(({ body }) => body.key)).toEqual(keys.filter((key) => key !== taken))
})

test('a service that another tablet closed meanwhile is corrected only on demand', async () => {
  await renderScreen(`/app?ciotola=${id}`, {
    answers: [...answers, refusal(closeService, 'service-changed', 'Un altro dispositivo ha chiuso il servizio.')],
  })
  await weighAndFinish()
  const other = '01940000-0000-4000-8000-000000000001'
  answerCalls(answer(shelfService, { service: service(other) }))
  await closing.getByRole('button', { name: 'Chiudi e scala' }).click()
  await expect.element(closing.getByText(/^Già chiuso il .* da Leo Neri/)).toBeVisible()
  answerCalls(answer(closeService, ({ body }) => ({ service: service(body.key) })))
  await closing.getByRole('button', { name: 'Correggi' }).click()
  await expect.element(page.getByText('Lo scaffale è aggiornato.')).toBeVisible()
  expect(callsOf(closeService).map(({ body }) => body.replaces)).toEqual([null, other])
})

test('a closed service can be reopened from the archive', async () => {
  const key = '01940000-0000-4000-8000-000000000002'
  await renderScreen(`/app?analisi=${id}`, {
    answers: [...answers, answer(shelfService, { service: service(key) }), answer(reopenService, { success: true })],
  })
  await detailsDialog.getByRole('button', { name: 'Con i miei tubi' }).click()
  await expect.element(detailsDialog.getByText(/^Pesato e chiuso il .* da Leo Neri/)).toBeVisible()
  answerCalls(answer(shelfService, { service: null }))
  await detailsDialog.getByRole('button', { name: 'Riapri e rimetti sullo scaffale' }).click()
  await expect.element(page.getByText('Servizio riaperto')).toBeVisible()
  expect(callsOf(reopenService)[0]?.params).toEqual({ id, key })
})
