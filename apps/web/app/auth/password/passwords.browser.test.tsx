import {
  changePassword,
  confirmPassword,
  confirmResetPassword,
  developmentMailbox,
  endAllSessions,
  endOneSession,
  resetPassword,
  updateProfile,
} from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, refusal } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner } from '~/testing/people.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const OLD = 'forbici-d-oro-7'
const NEW = 'pettine-rosso-9'
const REQUEST = '6ab3c9a2-4c43-4d4b-9d0a-0f5a5d1c2b3e'

const panel = page.getByRole('tabpanel')
const changeButton = panel.getByRole('button', { name: 'Cambia Password' })
const sendButton = page.getByRole('button', { name: 'Invia Istruzioni' })

const resetAnswers = [
  ...profileAnswers,
  answer(developmentMailbox, { path: null }),
  answer(resetPassword, { message: 'ok', requestToken: REQUEST }),
  answer(confirmResetPassword, { message: 'ok' }),
]

test('the password is changed with the current one, and each field can be revealed [R2-087 R5-010 R8-043]', async () => {
  const screen = await renderScreen('/profile?tab=password', {
    answers: [...profileAnswers, refusal(changePassword, 'wrong-password', 'La password attuale non è corretta.')],
  })
  await changeButton.click()
  await expect.element(panel.getByText('Password attuale richiesta')).toBeVisible()
  await expect.element(panel.getByText('La password deve essere di almeno 8 caratteri')).toBeVisible()
  await expect.element(panel.getByText('Conferma password richiesta')).toBeVisible()
  await expect.element(panel.getByLabelText('Password Attuale')).toHaveFocus()
  expect(callsOf(changePassword)).toEqual([])
  await expect.element(panel.getByRole('button', { name: 'Mostra password' })).toHaveLength(3)
  await panel.getByRole('button', { name: 'Mostra password' }).first().click()
  await expect.element(panel.getByLabelText('Password Attuale')).toHaveAttribute('type', 'text')

  await panel.getByLabelText('Password Attuale').fill('sbagliata')
  await panel.getByLabelText('Nuova Password').fill(NEW)
  await panel.getByLabelText('Conferma Password').fill(NEW)
  await changeButton.click()
  await expect.element(page.getByText('La password attuale non è corretta.')).toBeVisible()
  expect(screen.address()).toBe('/profile?tab=password')

  answerCalls(answer(changePassword, { message: 'ok' }))
  await panel.getByLabelText('Password Attuale').fill(OLD)
  await changeButton.click()
  await expect.element(page.getByText('Password cambiata')).toBeVisible()
  await expect.element(panel.getByLabelText('Nuova Password')).toHaveValue('')
  expect(callsOf(changePassword).at(-1)?.body).toEqual({
    currentPassword: OLD,
    newPassword: NEW,
    confirmPassword: NEW,
  })
})

test('changing and resetting the password show their progress [R2-089 R5-013]', async () => {
  const changing = held(refusal(changePassword, 'wrong-password', 'La password attuale non è corretta.'))
  const sending = held(answer(resetPassword, { message: 'ok', requestToken: REQUEST }))
  await renderScreen('/profile?tab=password', { answers: [...resetAnswers, changing, sending] })
  await panel.getByLabelText('Password Attuale').fill('non è questa')
  await panel.getByLabelText('Nuova Password').fill(NEW)
  await panel.getByLabelText('Conferma Password').fill(NEW)
  await changeButton.click()
  await expect.element(page.getByRole('button', { name: 'Aggiornamento...' })).toBeDisabled()
  changing.release()
  await expect.element(changeButton).toBeEnabled()

  await renderScreen('/profile?tab=reset')
  await page.getByLabelText('Email').fill('giulia@example.com')
  await sendButton.click()
  await expect.element(page.getByRole('button', { name: 'Invio email...' })).toBeDisabled()
  sending.release()
  await expect.element(page.getByLabelText('Codice di reset')).toBeVisible()
})

test('a reset from the profile ends this session [R2-088 R4-023 R5-012 R8-042 R8-043]', async () => {
  const screen = await renderScreen('/profile?tab=reset', { answers: resetAnswers })
  await page.getByLabelText('Email').fill('giulia@example.com')
  await sendButton.click()
  await expect.element(page.getByText('Email inviata')).toBeVisible()
  await expect.element(page.getByText('Ti abbiamo inviato le istruzioni per reimpostare la password')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('readonly', '')
  await expect.element(page.getByLabelText('Email')).toHaveValue('giulia@example.com')
  await expectAccessible(WIDTHS)
  await page.getByLabelText('Codice di reset').fill('abc123')
  await expect.element(page.getByLabelText('Codice di reset')).toHaveValue('ABC123')
  await page.getByLabelText('Nuova Password').fill(NEW)
  await page.getByLabelText('Conferma Password').fill(NEW)
  await page.getByRole('button', { name: 'Aggiorna Password' }).click()
  await expect.element(page.getByText('Password aggiornata')).toBeVisible()
  await expect.poll(screen.address).toBe('/auth')
  expect(localStorage.getItem('auth-token')).toBeNull()
  expect(callsOf(confirmResetPassword).map(({ body }) => body)).toEqual([
    {
      email: 'giulia@example.com',
      resetCode: 'ABC123',
      newPassword: NEW,
      confirmPassword: NEW,
      requestToken: REQUEST,
    },
  ])
})

test('a reset goes back to an empty first step [R2-088 R4-023]', async () => {
  await renderScreen('/profile?tab=reset', { answers: resetAnswers })
  await page.getByLabelText('Email').fill('giulia@example.com')
  await sendButton.click()
  await page.getByLabelText('Codice di reset').fill('ABC')
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect.element(sendButton).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('')
})

test('a call that needs the password again continues after it was entered, and can be cancelled', async () => {
  const needed = refusal(updateProfile, 'password-needed', 'Per questa operazione serve di nuovo la password.')
  await renderScreen('/profile', {
    answers: [...profileAnswers, needed, refusal(confirmPassword, 'wrong-password', 'La password non è corretta.')],
  })
  const dialog = page.getByRole('dialog', { name: 'Conferma la password' })
  const save = page.getByRole('button', { name: 'Aggiorna Profilo' })
  await page.getByLabelText('Email').fill('marta@example.com')
  await save.click()
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
  await expectAccessible(WIDTHS)
  await dialog.getByLabelText('Password', { exact: true }).fill('non è questa')
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect.element(dialog.getByText('La password non è corretta.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(page.getByText('Per questa operazione serve di nuovo la password.')).toBeVisible()

  await expect.element(dialog).not.toBeInTheDocument()
  await save.click()
  await expect.element(dialog).toBeVisible()
  answerCalls(answer(confirmPassword, { success: true }), answer(updateProfile, { user: owner(), newEmail: null }))
  await dialog.getByLabelText('Password', { exact: true }).fill(OLD)
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect.element(page.getByText('Profilo aggiornato')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(callsOf(confirmPassword).at(-1)?.body).toEqual({ password: OLD })
  expect(callsOf(updateProfile)).toHaveLength(3)
})

test('sessions are listed and can be ended one by one or all at once', async () => {
  const screen = await renderScreen('/salone?tab=security', {
    answers: [...profileAnswers, answer(endOneSession, { success: true }), answer(endAllSessions, { success: true })],
  })
  const list = page.getByRole('list', { name: 'Dispositivi collegati' })
  await expect.element(list.getByRole('listitem')).toHaveLength(2)
  await expect.element(list.getByText('Questo dispositivo')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Disconnetti Chrome su Windows' })).not.toBeInTheDocument()
  await expectAccessible(WIDTHS)
  await page.getByRole('button', { name: 'Disconnetti Safari su iPad' }).click()
  await expect.element(page.getByText('Dispositivo disconnesso')).toBeVisible()
  expect(callsOf(endOneSession)).toHaveLength(1)

  await page.getByRole('button', { name: 'Esci ovunque' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esci ovunque' })
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(callsOf(endAllSessions)).toEqual([])
  await page.getByRole('button', { name: 'Esci ovunque' }).click()
  await dialog.getByRole('button', { name: 'Esci ovunque' }).click()
  await expect.poll(screen.address).toBe('/auth')
  expect(localStorage.getItem('auth-token')).toBeNull()
})
