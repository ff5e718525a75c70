import { login, register, resendVerification, verifyEmail } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, refusal } from '~/testing/answers.ts'
import {
  authAnswers,
  email,
  fillRegistration,
  PERSON,
  password,
  REGISTRATION,
  registerButton,
  SESSION,
  signIn,
  signInButton,
} from '~/testing/auth.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const code = page.getByLabelText('Codice di verifica')
const verifyButton = page.getByRole('button', { name: 'Verifica Email' })
const resendButton = page.getByRole('button', { name: 'Invia nuovo codice' })

test('a new user registers, verifies the address and reaches the app [R2-022 R2-024 R2-026 R4-001 R4-003 R8-041]', async () => {
  await renderScreen('/auth?tab=register', { user: null, answers: authAnswers })
  await fillRegistration()
  await registerButton.click()
  await expect.element(page.getByText('Registrazione completata')).toBeVisible()
  await expect.element(page.getByText('Controlla la tua email per il codice di verifica')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Verifica la tua email' })).toBeVisible()
  await expect.element(page.getByText(PERSON.email)).toBeVisible()
  await expectAccessible(WIDTHS)

  // On a server without SMTP the screen links to the mailbox; a reload keeps the step.
  const box = page.getByRole('link', { name: 'Apri la casella di prova' })
  await expect.element(box).toHaveAttribute('href', '/dev/posta')
  const screen = await renderScreen('/auth', { user: null })
  await expect.element(page.getByText(PERSON.email)).toBeVisible()
  await expect.element(code).toHaveFocus()
  await code.fill('abc123')
  await expect.element(code).toHaveValue('ABC123')
  await verifyButton.click()
  await expect.poll(screen.address).toBe('/app')
  await expect.element(page.getByText('Email verificata!')).toBeVisible()
  await expect.element(page.getByText('Il tuo account è stato attivato. Benvenuto!')).toBeVisible()
  expect(sessionStorage.getItem('waiting-registration')).toBeNull()
  expect(localStorage.getItem('auth-token')).toBe(SESSION.token)
  expect(callsOf(verifyEmail).map(({ body }) => body)).toEqual([
    { email: PERSON.email, code: 'ABC123', registrationToken: REGISTRATION },
  ])
})

test('the forms show the specified validation messages and send nothing [R4-006 R5-001 R5-002 R5-003]', async () => {
  // Without mocked responses, any call fails the test.
  await renderScreen('/register', { user: null })
  await email.fill('giulia@')
  await password.fill('corta')
  await page.getByLabelText('Conferma password').fill('lunga')
  await registerButton.click()
  for (const message of [
    'Nome richiesto',
    'Cognome richiesto',
    'Ragione sociale richiesta',
    'Numero di telefono richiesto',
    'Email non valida',
    'La password deve essere di almeno 8 caratteri',
    'Le password non corrispondono',
  ])
    await expect.element(page.getByText(message, { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Nome', { exact: true })).toHaveFocus()

  await fillRegistration()
  await page.getByLabelText('Conferma password').fill('un’altra cosa')
  await registerButton.click()
  await expect.element(page.getByText('Le password non corrispondono')).toBeVisible()

  await page.getByLabelText('Conferma password').clear()
  await registerButton.click()
  await expect.element(page.getByText('Conferma password richiesta')).toBeVisible()

  await page.getByRole('tab', { name: 'Accedi' }).click()
  await signInButton.click()
  await expect.element(page.getByText('Email non valida')).toBeVisible()
  await expect.element(page.getByText('Password richiesta')).toBeVisible()
})

test('a rejected registration shows the reason and keeps typed values [R8-006]', async () => {
  const error = 'Troppi tentativi. Riprova tra un’ora.'
  await renderScreen('/register', {
    user: null,
    answers: [...authAnswers, refusal(register, 'too-many-attempts', error)],
  })
  await fillRegistration()
  await registerButton.click()
  await expect.element(page.getByText('Errore di registrazione')).toBeVisible()
  await expect.element(page.getByText(error)).toBeVisible()
  await expect.element(email).toHaveValue(PERSON.email)
})

test('an unverified user who signs in is asked for the code, can request another and go back [R2-004 R4-002 R4-003 R5-005 R8-006 R8-041]', async () => {
  const answers = [
    ...authAnswers,
    refusal(login, 'email-not-verified', 'Email non verificata.', { registrationToken: REGISTRATION }),
    refusal(verifyEmail, 'code-invalid', 'Codice non valido.'),
    answer(resendVerification, { message: '' }),
  ]
  const screen = await renderScreen('/auth', { user: null, answers })
  await signIn()
  await expect.element(page.getByRole('heading', { name: 'Verifica la tua email' })).toBeVisible()
  await expect.element(page.getByText(PERSON.email)).toBeVisible()
  expect(localStorage.getItem('auth-token')).toBeNull()

  await code.fill('abc')
  await verifyButton.click()
  await expect.element(page.getByText('Il codice deve essere di 6 caratteri')).toBeVisible()
  expect(callsOf(verifyEmail)).toEqual([])
  await code.fill('000000')
  await verifyButton.click()
  await expect.element(page.getByText('Errore verifica')).toBeVisible()
  await expect.element(page.getByText('Codice non valido')).toBeVisible()
  // The wrong code is selected, so typing replaces it.
  await expect.element(code).toHaveFocus()
  expect(getSelection()?.toString()).toBe('000000')

  await resendButton.click()
  await expect.element(page.getByText('Codice inviato')).toBeVisible()
  await expect.element(page.getByText('Nuovo codice di verifica inviato alla tua email')).toBeVisible()

  await page.getByRole('button', { name: 'Torna al login' }).click()
  await expect.element(page.getByRole('tab', { name: 'Accedi' })).toHaveAttribute('aria-selected', 'true')
  await signIn()
  answerCalls(answer(verifyEmail, SESSION))
  // Pasted from a mail, with surrounding characters.
  await code.fill('  abc123 ')
  await verifyButton.click()
  await expect.poll(screen.address).toBe('/app')
  expect(callsOf(verifyEmail).at(-1)?.body.code).toBe('ABC123')
})

test('registering and verifying show their progress [R2-023 R5-013]', async () => {
  const registering = held(answer(register, { emailSent: true, message: '', registrationToken: REGISTRATION }))
  const resending = held(answer(resendVerification, { message: '' }))
  const verifying = held(answer(verifyEmail, SESSION))
  const screen = await renderScreen('/register', {
    user: null,
    answers: [...authAnswers, registering, resending, verifying],
  })
  await fillRegistration()
  await registerButton.click()
  await expect.element(page.getByRole('button', { name: 'Registrazione in corso...' })).toBeDisabled()
  registering.release()
  await resendButton.click()
  await expect.element(page.getByRole('button', { name: 'Invio in corso...' })).toBeDisabled()
  resending.release()
  await code.fill('ABC123')
  await verifyButton.click()
  await expect.element(page.getByRole('button', { name: 'Verifica in corso...' })).toBeDisabled()
  verifying.release()
  await expect.poll(screen.address).toBe('/app')
})

test('a failed request for a new code shows an error [R8-007]', async () => {
  const error = 'Troppi tentativi. Riprova tra 5 minuti.'
  await renderScreen('/register', {
    user: null,
    answers: [...authAnswers, refusal(resendVerification, 'too-many-attempts', error)],
  })
  await fillRegistration()
  await registerButton.click()
  await resendButton.click()
  await expect.element(page.getByRole('alert').getByText('Errore invio')).toBeVisible()
  await expect.element(page.getByText(error)).toBeVisible()
})
