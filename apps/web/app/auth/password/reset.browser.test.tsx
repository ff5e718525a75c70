import { confirmResetPassword, resetPassword } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { authAnswers, email, PERSON } from '~/testing/auth.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const NEW = 'pettine-rosso-9'
const REQUEST = '6ab3c9a2-4c43-4d4b-9d0a-0f5a5d1c2b3e'

const forgotten = page.getByRole('button', { name: 'Password dimenticata?' })
const send = page.getByRole('button', { name: 'Invia' })
const code = page.getByLabelText('Codice di reset')
const save = page.getByRole('button', { name: 'Aggiorna Password' })

const answers = [
  ...authAnswers,
  answer(resetPassword, { message: '', requestToken: REQUEST }),
  answer(confirmResetPassword, { message: '' }),
]

test('the form for a forgotten password opens and closes [R2-025 R5-004 R8-042]', async () => {
  await renderScreen('/auth', { user: null, answers })
  await forgotten.click()
  await expect.element(page.getByRole('heading', { name: 'Password Dimenticata' })).toBeVisible()
  await expect.element(email).toHaveFocus()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()

  await forgotten.click()
  await email.fill('giulia@')
  await send.click()
  await expect.element(page.getByText('Email non valida')).toBeVisible()
  await email.fill(PERSON.email.toUpperCase())
  await send.click()
  await expect.element(page.getByText('Email inviata')).toBeVisible()
  await expect
    .element(page.getByText("Se l'email esiste, riceverai le istruzioni per il reset della password"))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Password Dimenticata' })).not.toBeInTheDocument()
})

test('the reset code sets a new password, also after a reload [R5-002 R5-011 R5-012 R8-043]', async () => {
  await renderScreen('/auth', { user: null, answers })
  await forgotten.click()
  await email.fill(PERSON.email.toUpperCase())
  await send.click()
  await expect.element(page.getByText('Email inviata')).toBeVisible()
  await renderScreen('/auth', { user: null })
  await expect.element(page.getByRole('button', { name: 'Inserisci il codice' })).toBeVisible()
  await expectAccessible(WIDTHS)
  await page.getByRole('button', { name: 'Inserisci il codice' }).click()

  await expect.element(page.getByRole('heading', { name: 'Scegli una nuova password' })).toBeVisible()
  await expect.element(email).toHaveValue(PERSON.email)
  await expect.element(email).toHaveAttribute('readonly', '')
  await expect.element(code).toHaveFocus()
  await expectAccessible(WIDTHS)
  await save.click()
  await expect.element(page.getByText('Codice richiesto')).toBeVisible()
  await expect.element(page.getByText('La password deve essere di almeno 8 caratteri')).toBeVisible()
  await expect.element(page.getByText('Conferma password richiesta')).toBeVisible()
  await page.getByLabelText('Nuova Password').fill(NEW)
  await page.getByLabelText('Conferma Password').fill('altro')
  await code.fill('zzzzzz')
  await save.click()
  await expect.element(page.getByText('Le password non corrispondono')).toBeVisible()
  expect(callsOf(confirmResetPassword)).toEqual([])

  answerCalls(refusal(confirmResetPassword, 'code-invalid', 'Codice non valido.'))
  await page.getByLabelText('Conferma Password').fill(NEW)
  await save.click()
  await expect.element(page.getByText('Codice non valido')).toBeVisible()
  answerCalls(answer(confirmResetPassword, { message: '' }))
  await code.fill(' abc123 ')
  await expect.element(code).toHaveValue('ABC123')
  await save.click()
  await expect.element(page.getByText('Password aggiornata')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Inserisci il codice' })).not.toBeInTheDocument()
  expect(callsOf(confirmResetPassword).at(-1)?.body).toEqual({
    email: PERSON.email,
    resetCode: 'ABC123',
    newPassword: NEW,
    confirmPassword: NEW,
    requestToken: REQUEST,
  })
})

test('too many reset requests show the time to wait and keep the address [R8-009]', async () => {
  const error = 'Troppi tentativi. Riprova tra 5 minuti.'
  await renderScreen('/login', {
    user: null,
    answers: [...answers, refusal(resetPassword, 'too-many-attempts', error)],
  })
  await forgotten.click()
  await email.fill(PERSON.email)
  await send.click()
  await expect.element(page.getByText('Errore', { exact: true })).toBeVisible()
  await expect.element(page.getByText(error)).toBeVisible()
  await expect.element(email).toHaveValue(PERSON.email)
})

test('the link in the mail opens the field for the code, and asks for the address if it is unknown', async () => {
  await renderScreen('/auth?reset=code', { user: null, answers })
  await expect.element(email).toHaveFocus()
  await email.fill(PERSON.email)
  await code.fill('ABC123')
  await page.getByLabelText('Nuova Password').fill(NEW)
  await page.getByLabelText('Conferma Password').fill(NEW)
  await save.click()
  await expect.element(page.getByText('Password aggiornata')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Accedi' })).toHaveAttribute('aria-selected', 'true')
  expect(callsOf(confirmResetPassword)[0]?.body).toMatchObject({ email: PERSON.email, resetCode: 'ABC123' })
})
