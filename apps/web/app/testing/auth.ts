import { developmentMailbox, getUser, register, verifyEmail } from '@riflesso/contract'
import { page } from 'vitest/browser'
import { type Answer, answer } from './answers.ts'
import { owner } from './people.ts'
import { appAnswers } from './salon.ts'

/** Input for the forms of the auth screen. */
export const PERSON = { ...owner(), password: 'forbici-d-oro-7' } as const

/** Session response of the server. */
export const SESSION = { token: 'a-new-session', user: owner() }

export const REGISTRATION = '6ab3c9a2-4c43-4d4b-9d0a-0f5a5d1c2b3e'

/** Responses of the auth screen and the main screen. */
export const authAnswers: readonly Answer[] = [
  ...appAnswers,
  answer(developmentMailbox, { path: '/dev/posta' }),
  answer(getUser, owner()),
  answer(register, { emailSent: true, message: '', registrationToken: REGISTRATION }),
  answer(verifyEmail, SESSION),
]

export const email = page.getByLabelText('Email')
export const password = page.getByLabelText('Password', { exact: true })
export const signInButton = page.getByRole('button', { name: 'Accedi' })
export const registerButton = page.getByRole('button', { name: 'Inizia la Prova Gratuita' })

/** Fills in the registration form. */
export async function fillRegistration(): Promise<void> {
  await page.getByLabelText('Nome', { exact: true }).fill(PERSON.firstName)
  await page.getByLabelText('Cognome').fill(PERSON.lastName)
  await page.getByLabelText('Ragione Sociale').fill('Atelier Ferri')
  await page.getByLabelText('Cellulare').fill('+39 333 1234567')
  await email.fill(PERSON.email)
  await password.fill(PERSON.password)
  await page.getByLabelText('Conferma password').fill(PERSON.password)
  await page.getByLabelText(/^Ho letto e accetto/).click()
}

/** Fills in and submits the sign-in form. */
export async function signIn(): Promise<void> {
  await email.fill(PERSON.email)
  await password.fill(PERSON.password)
  await signInButton.click()
}
