import {
  fullAnalysis,
  getUser,
  imageSearchSettings,
  monthlyStats,
  recentAnalyses,
  SESSION_REST_HEADER,
  salonSettings,
} from '@riflesso/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '~/api/api-error.ts'
import { removeToken, storeToken } from '~/api/token.ts'
import { type Answer, noConnection, refusal } from '~/testing/answers.ts'
import { answerCalls } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { callWithOfflineFallback } from './call-with-offline-fallback.ts'
import { forgetCopies, forgetCopy, keepCopy } from './copies.ts'

const HOUR = 60 * 60 * 1000
const START = Date.parse('2026-03-02T09:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The server confirms the session with its remaining time. */
const userFor = (hours: number): Answer => ({
  operation: getUser,
  respond: () => Response.json(owner(), { headers: { [SESSION_REST_HEADER]: String(hours * 3600) } }),
})

/** The user from a copy, or the error that the app would show. */
async function offlineAt(time: number): Promise<string | undefined> {
  vi.setSystemTime(time)
  answerCalls(noConnection(getUser))
  return callWithOfflineFallback(getUser, {}).then(
    ({ email }) => email,
    (error: unknown) => (error instanceof ApiError ? error.code : undefined),
  )
}

const isKept = async () => (await caches.match(getUser.path)) !== undefined

async function signedIn(hours: number): Promise<void> {
  storeToken('a-session')
  answerCalls(userFor(hours))
  await callWithOfflineFallback(getUser, {})
  await expect.poll(isKept).toBe(true)
}

test.for([
  ['a session of 12 hours: at its end', 12, 12],
  ['a remembered session: a day after the server last confirmed it', 30 * 24, 24],
  ['the last hours of a session: at its own end', 2, 2],
] as const)('copies end with %s, and are deleted', async ([, rest, life]) => {
  await signedIn(rest)
  expect(await offlineAt(START + (life - 1) * HOUR)).toBe(owner().email)
  expect(await isKept()).toBe(true)
  expect(await offlineAt(START + life * HOUR + 60_000)).toBe('network')
  expect(await isKept()).toBe(false)
})

test('every response of the server extends the lifetime of copies', async () => {
  await signedIn(12)
  vi.setSystemTime(START + 11 * HOUR)
  answerCalls(userFor(12))
  await callWithOfflineFallback(getUser, {})
  expect(await offlineAt(START + 22 * HOUR)).toBe(owner().email)
})

test('a clock set back does not extend the lifetime of copies', async () => {
  await signedIn(12)
  expect(await offlineAt(START + 11 * HOUR)).toBe(owner().email)
  expect(await offlineAt(START + 5 * HOUR)).toBe('network')
  expect(await isKept()).toBe(false)
})

test('copies of an unconfirmed session are not shown', async () => {
  storeToken('a-session')
  await keepCopy(getUser.path, owner(), 'a-session')
  expect(await offlineAt(START)).toBe('network')
  expect(await isKept()).toBe(false)
})

test('a deleted analysis leaves no copy', async () => {
  await signedIn(12)
  const id = '0190a000-0000-7000-8000-000000000001'
  const address = `/api/analysis/${id}/full`
  await keepCopy(address, {}, 'a-session')
  answerCalls(refusal(fullAnalysis, 'analysis-not-found', 'Analisi non trovata.'))
  await expect(callWithOfflineFallback(fullAnalysis, { params: { id } })).rejects.toThrow()
  await expect.poll(async () => (await caches.match(address)) === undefined).toBe(true)
})

test('an error response during sign-out does not recreate the cache', async () => {
  await signedIn(12)
  const refused = forgetCopy(getUser.path)
  removeToken()
  await Promise.all([refused, forgetCopies()])
  expect(await caches.has('copies')).toBe(false)
})

test('copies on screen are removed when their lifetime ends offline', async () => {
  await renderScreen('/app', { answers: appAnswers })
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  await expect.poll(isKept).toBe(true)
  const unreachable = [getUser, recentAnalyses, monthlyStats, imageSearchSettings, salonSettings].map(noConnection)
  await renderScreen('/app', { user: null, answers: unreachable })
  await expect.element(page.getByText('Senza connessione: mostriamo le copie')).toBeVisible()

  vi.setSystemTime(START + 25 * HOUR)
  // The device resumes.
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Il server non risponde')).toBeVisible()
  await expect.element(page.getByText('3 rimaste')).not.toBeInTheDocument()
  expect(await isKept()).toBe(false)
})
