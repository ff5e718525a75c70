import { confirmEmailChange, developmentMailbox, emailChange, updateProfile } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, refusal } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner, payingOwner } from '~/testing/people.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const saveButton = page.getByRole('button', { name: 'Aggiorna Profilo' })
const firstName = page.getByLabelText('Nome', { exact: true })

test('the user name links to the profile, and its tabs have URLs [R2-005 R2-033 R2-080 R2-082]', async () => {
  const screen = await renderScreen('/app', { answers: profileAnswers })
  await page.getByRole('link', { name: /^(Giulia Ferri|Profilo)$/ }).click()
  await expect.poll(screen.address).toBe('/profile')
  await expect.element(page.getByRole('heading', { name: 'Profilo', level: 1 })).toBeVisible()
  await expect.element(page.getByText('TRIAL', { exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('giulia@example.com')
  for (const [name, tab] of [
    ['Abbonamento', 'subscription'],
    ['Password', 'password'],
    ['Reset Password', 'reset'],
    ['Profilo', 'profile'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect.poll(screen.address).toBe(`/profile?tab=${tab}`)
    await expect.element(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  }
  const opened = await renderScreen('/profile?tab=password')
  await expect
    .element(page.getByRole('tab', { name: 'Password', exact: true }))
    .toHaveAttribute('aria-selected', 'true')
  await page.getByRole('main').getByRole('link', { name: 'Analisi' }).click()
  await expect.poll(opened.address).toBe('/dashboard')
  await expect.element(page.getByRole('heading', { name: 'Analisi Recenti' })).toBeVisible()
})

test('the page of the salon has its own tabs, and earlier addresses in the profile lead there', async () => {
  const screen = await renderScreen('/profile?tab=privacy', { answers: profileAnswers })
  await expect.poll(screen.address).toBe('/salone?tab=privacy')
  await expect.element(page.getByRole('heading', { name: 'Salone', level: 1 })).toBeVisible()
  for (const [name, tab] of [
    ['Marca e prezzi', 'work'],
    ['Team', 'team'],
    ['Accesso', 'security'],
    ['Privacy e dati', 'privacy'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click()
    await expect.poll(screen.address).toBe(`/salone?tab=${tab}`)
    await expect.element(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  }
})

test('the profile redirects a visitor to the auth screen [R2-002]', async () => {
  const screen = await renderScreen('/profile?tab=password', { user: null })
  await expect.poll(screen.address).toBe('/auth')
})

test('the profile form reports missing fields and sends nothing [R5-009]', async () => {
  await renderScreen('/profile', { answers: profileAnswers })
  await firstName.fill(' ')
  await page.getByLabelText('Email').fill('x')
  await saveButton.click()
  await expect.element(page.getByText('Nome richiesto')).toBeVisible()
  await expect.element(page.getByText('Email non valida')).toBeVisible()
  expect(callsOf(updateProfile)).toEqual([])
})

test('name, company and telephone are saved immediately and shown in the header [R2-083 R8-043]', async () => {
  let user = owner()
  const answers = [
    ...profileAnswers,
    answer(updateProfile, ({ body }) => {
      user = { ...user, ...body }
      return { user, newEmail: null }
    }),
  ]
  await renderScreen('/profile', { user: () => user, answers })
  await firstName.fill('Marta')
  await page.getByLabelText('Ragione Sociale').fill('')
  await saveButton.click()
  await expect.element(page.getByText('Profilo aggiornato')).toBeVisible()
  await expect.element(page.getByText('Le tue informazioni sono state salvate con successo')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Marta Ferri' })).toBeVisible()
  expect(callsOf(updateProfile)[0]?.body).toMatchObject({ firstName: 'Marta', companyName: null })

  await renderScreen('/profile', { user: () => user })
  await expect.element(firstName).toHaveValue('Marta')
  await expect.element(page.getByLabelText('Ragione Sociale')).toHaveValue('')
})

test('saving the profile shows its progress [R2-089 R5-013]', async () => {
  const saving = held(answer(updateProfile, { user: owner(), newEmail: null }))
  await renderScreen('/profile', { answers: [...profileAnswers, saving] })
  await saveButton.click()
  await expect.element(page.getByRole('button', { name: 'Aggiornamento...' })).toBeDisabled()
  saving.release()
  await expect.element(saveButton).toBeEnabled()
})

test('a new address takes effect after its code is confirmed', async () => {
  const next = 'marta@example.com'
  let user = owner()
  let waiting: string | null = null
  const answers = [
    ...profileAnswers,
    answer(developmentMailbox, { path: '/dev/posta' }),
    answer(emailChange, () => ({ newEmail: waiting })),
    answer(updateProfile, ({ body }) => {
      waiting = body.email
      return { user, newEmail: waiting }
    }),
    refusal(confirmEmailChange, 'code-invalid', 'Codice non valido.'),
  ]
  await renderScreen('/profile', { user: () => user, answers })
  await page.getByLabelText('Email').fill(next)
  await saveButton.click()
  await expect.element(page.getByRole('heading', { name: 'Conferma il nuovo indirizzo' })).toBeVisible()
  await expectAccessible(WIDTHS)

  // After a reload the code is still pending, and the old address is in use.
  await renderScreen('/profile', { user: () => user })
  await expect.element(page.getByLabelText('Email')).toHaveValue(user.email)
  await page.getByLabelText('Codice di conferma').fill('zzzzzz')
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
  await expect.element(page.getByText('Errore verifica')).toBeVisible()
  answerCalls(
    answer(confirmEmailChange, () => {
      user = { ...user, email: next }
      return user
    }),
  )
  await page.getByLabelText('Codice di conferma').fill('ABC123')
  await page.getByRole('button', { name: 'Conferma indirizzo' }).click()
  await expect.element(page.getByText('Indirizzo confermato')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Conferma il nuovo indirizzo' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Email')).toHaveValue(next)
  expect(callsOf(confirmEmailChange).map(({ body }) => body.code)).toEqual(['ZZZZZZ', 'ABC123'])
})

test('a successful payment is announced once, on the subscription tab, only if the plan is active [R2-081 R2-082]', async () => {
  localStorage.setItem('payment-success', 'true')
  await renderScreen('/profile', { answers: profileAnswers })
  await expect.element(page.getByRole('tab', { name: 'Profilo' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('Pagamento Completato!')).not.toBeInTheDocument()

  localStorage.setItem('payment-success', 'true')
  const screen = await renderScreen('/profile?success=true', { user: payingOwner() })
  await expect.element(page.getByText('Il tuo abbonamento è stato attivato con successo.')).toBeVisible()
  await expect.element(page.getByText('Pagamento Completato!').first()).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Abbonamento' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.address()).toBe('/profile')
  expect(localStorage.getItem('payment-success')).toBeNull()

  await renderScreen('/profile', { user: payingOwner() })
  await expect.element(page.getByRole('tab', { name: 'Profilo' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText('Pagamento Completato!')).not.toBeInTheDocument()
})
