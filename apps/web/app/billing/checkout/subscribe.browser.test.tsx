import {
  billingDetails,
  demonstrationAuthentication,
  demonstrationPayment,
  getOrCreateSubscription,
  getUser,
  stripeWebhookDev,
  subscriptionStatus,
  updateBillingDetails,
} from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, noConnection, refusal } from '~/testing/answers.ts'
import { billingAnswers, payWith, subscribed, toPay } from '~/testing/billing.ts'
import { tolerate } from '~/testing/complaints.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { payingOwner } from '~/testing/people.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { watchTimers } from '~/testing/timers.ts'
import { WIDTHS } from '~/testing/widths.ts'

/** Polling interval for the result of a payment, milliseconds. */
const AFTER_PAYMENT = 1000
/** Milliseconds until the page of an already active plan redirects. */
const BEFORE_REDIRECT = 2000

const main = page.getByRole('main')
const continueWithBasic = page.getByRole('button', { name: 'Continua con Basic' })
const number = page.getByRole('textbox', { name: 'Numero della carta' })
const wrong = page.getByRole('alert').filter({ hasText: /\S/ })

const purchaseAnswers = [
  ...billingAnswers,
  ...appAnswers,
  answer(getOrCreateSubscription, ({ body }) => toPay(body)),
  answer(demonstrationPayment, { status: 'succeeded' }),
  answer(stripeWebhookDev, { success: true }),
]

test('the price list chooses plan and billing cycle; the card follows at once, without billing data [R2-090 R2-091 R2-092 R9-005 R9-006]', async () => {
  await renderScreen('/subscribe', { answers: [...purchaseAnswers, answer(billingDetails, { details: null })] })
  await expect.element(page.getByRole('heading', { name: 'Scegli il Tuo Piano' })).toBeVisible()
  await expect.element(page.getByText('39,90')).toBeVisible()
  await expect.element(page.getByText('Più Popolare')).toBeVisible()
  for (const words of ['23 marche professionali', 'Più di 30 tecniche', 'Supporto prioritario 24/7'])
    await expect.element(page.getByText(words).first()).toBeVisible()
  await expect.element(page.getByText(/Pagamento sicuro/)).toBeVisible()
  await expect.element(page.getByText('1 mese in più', { exact: true })).not.toBeInTheDocument()
  await page.getByText('Annuale', { exact: true }).click()
  await expect.element(page.getByText('1 mese in più', { exact: true })).toBeVisible()
  await expect.element(page.getByText('438,90')).toBeVisible()
  await page.getByRole('button', { name: 'Seleziona Piano' }).click()
  await expect.element(page.getByRole('button', { name: 'Continua con Pro' })).toBeVisible()
  await expectAccessible(WIDTHS)

  await page.getByRole('button', { name: 'Continua con Pro' }).click()
  await expect.element(page.getByRole('button', { name: 'Attiva Abbonamento' })).toBeVisible()
  expect([callsOf(billingDetails), callsOf(updateBillingDetails)]).toEqual([[], []])
  expect(callsOf(getOrCreateSubscription).map(({ body }) => body)).toEqual([
    { planType: 'pro', billingCycle: 'yearly' },
  ])
  await expectAccessible(WIDTHS)
})

test('a purchase and its payment show their progress [R2-093 R5-013]', async () => {
  watchTimers(AFTER_PAYMENT)
  const screen = await renderScreen('/subscribe', { answers: purchaseAnswers })
  const preparing = held(answer(getOrCreateSubscription, toPay()))
  const paying = held(answer(demonstrationPayment, { status: 'succeeded' }))
  answerCalls(preparing, paying)
  await continueWithBasic.click()
  await expect.element(page.getByRole('button', { name: 'Preparando...' })).toBeDisabled()
  preparing.release()
  await payWith(main, 'Pagamento riuscito')
  await expect.element(page.getByRole('button', { name: 'Elaborando...' })).toBeDisabled()
  const activating = held(answer(stripeWebhookDev, { success: true }))
  answerCalls(activating)
  paying.release()
  // Paid, but not active yet: all buttons are disabled.
  await expect.poll(() => callsOf(stripeWebhookDev)).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Elaborando...' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Annulla' })).toBeDisabled()
  activating.release()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('the buttons of the bank dialog are disabled while the plan is activated [R2-093 R5-013]', async () => {
  watchTimers(AFTER_PAYMENT)
  const activating = held(answer(stripeWebhookDev, { success: true }))
  const screen = await renderScreen('/subscribe', {
    answers: [
      ...purchaseAnswers,
      answer(demonstrationPayment, { status: 'requires_action' }),
      answer(demonstrationAuthentication, { status: 'succeeded' }),
      activating,
    ],
  })
  await continueWithBasic.click()
  await payWith(main, 'Conferma della banca')
  await main.getByRole('button', { name: 'Autorizza' }).click()
  await expect.poll(() => callsOf(stripeWebhookDev)).toHaveLength(1)
  await expect.element(main.getByRole('button', { name: 'Rifiuta' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Elaborando...' })).toBeDisabled()
  activating.release()
  await expect.poll(screen.address).toBe('/dashboard')
})

test('an abandoned payment is resumed with its plan and billing cycle', async () => {
  await renderScreen('/subscribe', {
    answers: [
      ...purchaseAnswers,
      answer(subscriptionStatus, subscribed({ plan: 'pro', status: 'incomplete', billingCycle: 'yearly' })),
    ],
  })
  await page.getByRole('button', { name: 'Continua con Pro' }).click()
  await expect
    .poll(() => callsOf(getOrCreateSubscription).map(({ body }) => body))
    .toEqual([{ planType: 'pro', billingCycle: 'yearly' }])
})

test('a click anywhere on a card chooses its plan [R2-090]', async () => {
  await renderScreen('/subscribe', { answers: purchaseAnswers })
  // The button covers the whole card and receives the click.
  await page.getByRole('heading', { name: 'Pro', exact: true }).click({ force: true })
  await expect.element(page.getByRole('button', { name: 'Continua con Pro' })).toBeVisible()
})

test('a salon with the largest plan sees a notice instead of a refused upgrade', async () => {
  await renderScreen('/subscribe', {
    user: payingOwner('pro'),
    answers: [...purchaseAnswers, answer(subscriptionStatus, subscribed({ plan: 'pro', billingCycle: 'yearly' }))],
  })
  await expect.element(main.getByText('Hai già il piano più completo')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Continua con/ })).not.toBeInTheDocument()
})

test('an empty response to a purchase is an error [R8-020]', async () => {
  await renderScreen('/subscribe', {
    answers: [...purchaseAnswers, answer(getOrCreateSubscription, toPay({ clientSecret: null, dueCents: null }))],
  })
  await continueWithBasic.click()
  await expect.element(wrong).toMatchTextContent('Errore')
  await expect.element(wrong).toMatchTextContent('Risposta del server non valida')
})

test('a failed purchase shows the message of the server [R8-021]', async () => {
  const error = 'Il servizio di pagamento non risponde.'
  await renderScreen('/subscribe', {
    answers: [...purchaseAnswers, refusal(getOrCreateSubscription, 'payment-provider-failed', error)],
  })
  await continueWithBasic.click()
  await expect.element(wrong).toMatchTextContent('Errore')
  await expect.element(wrong).toMatchTextContent(error)
})

test('the bank can require authentication: refused changes nothing, approved pays [R4-022 R8-022]', async () => {
  watchTimers(AFTER_PAYMENT)
  const screen = await renderScreen('/subscribe', {
    answers: [
      ...purchaseAnswers,
      answer(demonstrationPayment, { status: 'requires_action' }),
      refusal(demonstrationAuthentication, 'card-refused', 'La banca ha rifiutato.'),
    ],
  })
  await continueWithBasic.click()
  await payWith(main, 'Conferma della banca')
  await expect.element(main.getByText('La banca chiede una conferma')).toBeVisible()
  await expectAccessible(WIDTHS)
  await main.getByRole('button', { name: 'Rifiuta' }).click()
  await expect.element(number).toHaveAccessibleDescription('Errore Pagamento. La banca ha rifiutato.')
  expect(callsOf(stripeWebhookDev)).toEqual([])

  answerCalls(answer(demonstrationAuthentication, { status: 'succeeded' }))
  await payWith(main, 'Conferma della banca')
  await main.getByRole('button', { name: 'Autorizza' }).click()
  await expect.element(page.getByText('Pagamento Completato')).toBeVisible()
  await expect.element(page.getByText('Il tuo abbonamento è ora attivo!')).toBeVisible()
  await expect.poll(screen.address).toBe('/dashboard')
  expect(callsOf(demonstrationAuthentication).map(({ body }) => body.approved)).toEqual([false, true])
})

test('a payment whose confirmation is lost is no error, and the displayed data is refreshed [R4-020 R8-023]', async () => {
  tolerate(/activation not confirmed yet/)
  const delays = watchTimers(AFTER_PAYMENT)
  await renderScreen('/subscribe', { answers: [...purchaseAnswers, noConnection(stripeWebhookDev)] })
  await continueWithBasic.click()
  const before = callsOf(getUser).length
  await payWith(main, 'Pagamento riuscito')
  await expect.element(page.getByText('Pagamento in Elaborazione')).toBeVisible()
  expect(delays.filter((delay) => delay === AFTER_PAYMENT)).toHaveLength(5)
  expect(callsOf(stripeWebhookDev)).toHaveLength(5)
  await expect.element(wrong).not.toBeInTheDocument()
  expect(callsOf(getUser).length).toBeGreaterThan(before)
})

test('an already active plan is shown as such, and redirects to the app [R4-021 R9-025]', async () => {
  const delays = watchTimers(BEFORE_REDIRECT)
  const screen = await renderScreen('/subscribe', {
    answers: [
      ...purchaseAnswers,
      answer(getOrCreateSubscription, ({ body }) =>
        toPay({ ...body, status: 'active', clientSecret: null, dueCents: null, message: 'Il piano Pro è già attivo.' }),
      ),
    ],
  })
  await page.getByRole('button', { name: 'Seleziona Piano' }).click()
  expect(delays).not.toContain(BEFORE_REDIRECT)
  await page.getByRole('button', { name: 'Continua con Pro' }).click()
  await expect.element(page.getByText('Abbonamento Attivato')).toBeVisible()
  await expect.poll(screen.address).toBe('/dashboard')
  expect(delays).toContain(BEFORE_REDIRECT)
})
