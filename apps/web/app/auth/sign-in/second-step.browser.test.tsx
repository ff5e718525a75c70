import { login, secondStep } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { authAnswers, SESSION, signIn, signInButton } from '~/testing/auth.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const NEEDED = refusal(login, 'second-step-needed', 'Serve anche il codice.', { ticket: 'a-ticket' })
const code = page.getByLabelText('Codice', { exact: true })
const heading = page.getByRole('heading', { name: 'Secondo passaggio' })

// Checked at every width, which takes some seconds under load.
test('the correct password asks for the code of the authenticator, and the correct code signs in', async () => {
  const screen = await renderScreen('/login', {
    user: null,
    answers: [...authAnswers, NEEDED, refusal(secondStep, 'code-invalid', 'Codice non valido. Controllalo e riprova.')],
  })
  await signIn()
  await expect.element(heading).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expectAccessible(WIDTHS)
  await code.fill('12')
  await signInButton.click()
  await expect.element(page.getByText(/^Il codice dell’app è di 6 cifre/)).toBeVisible()
  expect(callsOf(secondStep)).toEqual([])
  await code.fill('111111')
  await signInButton.click()
  await expect.element(page.getByText('Codice non valido. Controllalo e riprova.')).toBeVisible()
  expect(localStorage.getItem('auth-token')).toBeNull()

  answerCalls(answer(secondStep, SESSION))
  await code.fill('abcde-fghjk')
  await signInButton.click()
  await expect.poll(screen.address).toBe('/app')
  expect(callsOf(secondStep).at(-1)?.body).toEqual({ ticket: 'a-ticket', code: 'ABCDEFGHJK' })
  expect(localStorage.getItem('auth-token')).toBe(SESSION.token)
})

test('an expired sign-in returns to the password', async () => {
  await renderScreen('/login', {
    user: null,
    answers: [
      ...authAnswers,
      NEEDED,
      refusal(secondStep, 'sign-in-expired', 'Questo accesso è scaduto: serve di nuovo la password.'),
    ],
  })
  await signIn()
  await code.fill('123456')
  await signInButton.click()
  await expect.element(page.getByText('Questo accesso è scaduto: serve di nuovo la password.')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()
  await signIn()
  await page.getByRole('button', { name: 'Torna al login' }).click()
  await expect.element(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()
})
