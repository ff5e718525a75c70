import { getUser, imageSearchSettings, monthlyStats, recentAnalyses } from '@riflesso/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readToken, storeToken } from '~/api/token.ts'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, noConnection, refusal } from '~/testing/answers.ts'
import { answerCalls } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { openSession } from './session-changes.ts'

test.for([
  'app',
  'dashboard',
  'analisi/1',
  'archivio',
  'detailed-analyses',
  'clienti',
  'profile',
  'subscribe',
  'subscription',
  'stripe-setup',
])('a visitor of /%s is sent to the auth screen [R2-002]', async (path) => {
  const screen = await renderScreen(`/${path}`, { user: null })
  await expect.poll(screen.address).toBe('/auth')
})

test('an expired session is removed and redirects to the auth screen [R4-005 R8-001]', async () => {
  localStorage.setItem('auth-token', 'forged')
  const screen = await renderScreen('/app', {
    user: null,
    answers: [...appAnswers, refusal(getUser, 'token-invalid', 'La sessione è scaduta.')],
  })
  await expect.poll(screen.address).toBe('/auth')
  expect(localStorage.getItem('auth-token')).toBeNull()
})

test('a new session keeps no data of an earlier one that was not ended, except what was weighed offline [R4-007]', () => {
  localStorage.setItem('weighings', '[]')
  localStorage.setItem('services-to-send', '[]')
  storeToken('of-another')
  openSession({ token: 'own', user: owner() })
  expect(localStorage.getItem('weighings')).toBeNull()
  expect(localStorage.getItem('services-to-send')).toBe('[]')
  expect(readToken()).toBe('own')
})

test('a guard shows a loading state while the user is requested [R2-003]', async () => {
  const loading = page.getByRole('status').filter({ hasText: 'Caricamento...' })
  const user = held(answer(getUser, owner()))
  localStorage.setItem('auth-token', 'a-session')
  await renderScreen('/profile', { user: null, answers: [...profileAnswers, user] })
  await expect.element(loading).toBeVisible()

  // The main screen is visible; only its user data is still loading.
  const screen = await renderScreen('/app', { user: null, answers: [user] })
  await expect.element(loading).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Le foto' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Profilo' })).toBeVisible()
  user.release()
  await expect.element(loading).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Giulia' })).toBeVisible()
  expect(screen.address()).toBe('/app')
})

test('a reload without a server shows copies, and recovers when the server responds', async () => {
  await renderScreen('/app', { answers: appAnswers })
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  // Copies are written asynchronously.
  await expect.poll(async () => (await caches.match(getUser.path)) !== undefined).toBe(true)
  const unreachable = [getUser, recentAnalyses, monthlyStats, imageSearchSettings].map(noConnection)
  await renderScreen('/app', { user: null, answers: unreachable })
  await expect.element(page.getByText('Senza connessione: mostriamo le copie')).toBeVisible()
  await expectAccessible()

  // A browser without copies.
  await caches.delete('copies')
  await renderScreen('/app', { user: null })
  await expect.element(page.getByText('Pagina non disponibile')).toBeVisible()
  await expect.element(page.getByText('Il server non risponde')).toBeVisible()
  await expectAccessible()
  answerCalls(...appAnswers, answer(getUser, owner()))
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
})

test('while copies are shown, the app polls the server until it responds', async () => {
  await renderScreen('/app', { answers: appAnswers })
  await expect.poll(async () => (await caches.match(getUser.path)) !== undefined).toBe(true)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const unreachable = [getUser, recentAnalyses, monthlyStats, imageSearchSettings].map(noConnection)
  await renderScreen('/app', { user: null, answers: unreachable })
  const notice = page.getByText('Senza connessione: mostriamo le copie')
  await expect.element(notice).toBeVisible()

  answerCalls(...appAnswers, answer(getUser, owner()))
  vi.advanceTimersByTime(10_000)
  await expect.element(notice).not.toBeInTheDocument()
})

test.for([
  ['a day after the server last confirmed the session', (now: number) => now + 24 * 60 * 60 * 1000],
  ['with a clock that was set back', (now: number) => now - 60 * 1000],
] as const)('copies are neither shown nor kept %s', async ([, moved]) => {
  await renderScreen('/app', { answers: appAnswers })
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  await expect.poll(async () => (await caches.match(getUser.path)) !== undefined).toBe(true)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: moved(Date.now()) })
  await renderScreen('/app', {
    user: null,
    answers: [getUser, recentAnalyses, monthlyStats, imageSearchSettings].map(noConnection),
  })
  await expect.element(page.getByText('Pagina non disponibile')).toBeVisible()
  expect(await caches.has('copies')).toBe(false)
})
