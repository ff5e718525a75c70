import { login, logout, recentAnalyses, resetPassword } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '~/api/query-client.ts'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, noConnection, refusal } from '~/testing/answers.ts'
import { authAnswers, email, PERSON, password, REGISTRATION, SESSION, signIn, signInButton } from '~/testing/auth.ts'
import { billingAnswers } from '~/testing/billing.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { watchTimers } from '~/testing/timers.ts'
import { WIDTHS } from '~/testing/widths.ts'

/** Duration of the welcome toast, milliseconds. */
const LOGIN_TOAST = 2000

test('each of the three URLs opens the auth screen [R2-001]', async () => {
  for (const path of ['/auth', '/login', '/register']) {
    await renderScreen(path, { user: null })
    await expect.element(page.getByRole('tablist')).toBeVisible()
  }
})

test('a wrong password is rejected, the correct one opens the app [R2-020 R4-004 R8-005 R8-040]', async () => {
  const delays = watchTimers()
  const screen = await renderScreen('/login', {
    user: null,
    answers: [...authAnswers, refusal(login, 'invalid-credentials', 'Email o password non corrette.')],
  })
  await email.fill(PERSON.email)
  await password.fill('sbagliata-1')
  await page.getByRole('button', { name: 'Mostra password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Nascondi password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await signInButton.click()
  await expect.element(page.getByText('Errore di accesso')).toBeVisible()
  await expect.element(page.getByText('Email o password non corrette.')).toBeVisible()
  expect(screen.address()).toBe('/login')
  expect(delays).not.toContain(LOGIN_TOAST)

  answerCalls(answer(login, SESSION))
  await password.fill(PERSON.password)
  await page.getByLabelText('Ricorda password').click()
  await signInButton.click()
  await expect.poll(screen.address).toBe('/app')
  await expect.element(page.getByText('Accesso effettuato')).toBeVisible()
  await expect.element(page.getByText('Benvenuto su Riflesso')).toBeVisible()
  // A new toast replaces the previous one and disappears after two seconds.
  await expect.element(page.getByText('Errore di accesso')).not.toBeInTheDocument()
  expect(delays).toContain(LOGIN_TOAST)
  await expect.element(page.getByText('Accesso effettuato')).not.toBeInTheDocument()
  expect(localStorage.getItem('auth-token')).toBe(SESSION.token)
  expect(callsOf(login).at(-1)?.body).toEqual({ email: PERSON.email, password: PERSON.password, rememberMe: true })
})

test('signing out stops running requests, removes the token and leads to the auth screen [R2-033 R4-004 R8-040]', async () => {
  const recent = held(answer(recentAnalyses, []))
  let running: number | null = null
  const screen = await renderScreen('/app', {
    answers: [
      ...authAnswers,
      recent,
      answer(logout, () => {
        running = queryClient.isFetching()
        return { success: true }
      }),
    ],
  })
  await expect.poll(() => callsOf(recentAnalyses)).not.toEqual([])
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect.poll(() => running).toBe(0)
  recent.release()
  await expect.poll(screen.address).toBe('/auth')
  await expect.element(page.getByText('Disconnesso')).toBeVisible()
  await expect.element(page.getByText('Arrivederci!')).toBeVisible()
  expect(localStorage.getItem('auth-token')).toBeNull()
  await screen.goTo('/app')
  await expect.poll(screen.address).toBe('/auth')
})

test('signing out without a server clears all local data [R8-008]', async () => {
  const screen = await renderScreen('/app', { answers: [...authAnswers, noConnection(logout)] })
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect.poll(screen.address).toBe('/auth')
  await expect.element(page.getByText('Errore disconnessione')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()
  expect(localStorage.getItem('auth-token')).toBeNull()
  await screen.goTo('/app')
  await expect.poll(screen.address).toBe('/auth')
})

test('a plan chosen on the price list is shown and opens the upgrade after signing in [R2-021 R2-027]', async () => {
  const screen = await renderScreen('/auth?plan=pro&billing=yearly', {
    user: null,
    answers: [...authAnswers, ...billingAnswers, answer(login, SESSION)],
  })
  await expect.element(page.getByText('Piano selezionato: PRO (Annuale)')).toBeVisible()
  await expect.element(page.getByText('Potrai completare l’abbonamento dopo l’accesso.')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Registrati' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(WIDTHS)
  await page.getByRole('tab', { name: 'Accedi' }).click()
  await signIn()
  await expect.element(page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })).toBeVisible()
  expect(screen.addresses()).toContain('/app?openUpgrade=true&plan=pro&billing=yearly')
})

test('offline, a form shows an error and keeps typed values', async () => {
  const screen = await renderScreen('/auth', { user: null, answers: [...authAnswers, noConnection(login)] })
  await signIn()
  await expect.element(page.getByText('Errore di accesso')).toBeVisible()
  await expect.element(page.getByText('Il server non risponde')).toBeVisible()
  await expect.element(email).toHaveValue(PERSON.email)
  answerCalls(answer(login, SESSION))
  await signInButton.click()
  await expect.poll(screen.address).toBe('/app')
})

test('signing in and requesting a reset show their progress [R2-023 R5-013]', async () => {
  const sending = held(answer(resetPassword, { message: '', requestToken: REGISTRATION }))
  const signingIn = held(answer(login, SESSION))
  const screen = await renderScreen('/auth', { user: null, answers: [...authAnswers, sending, signingIn] })
  await page.getByRole('button', { name: 'Password dimenticata?' }).click()
  await email.fill(PERSON.email)
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect.element(page.getByRole('button', { name: 'Invio...' })).toBeDisabled()
  sending.release()
  await expect.element(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()
  await signIn()
  await expect.element(page.getByRole('button', { name: 'Accesso in corso...' })).toBeDisabled()
  signingIn.release()
  await expect.poll(screen.address).toBe('/app')
})
