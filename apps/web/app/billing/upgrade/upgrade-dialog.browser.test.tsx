import {
  billingDetails,
  demonstrationPayment,
  getOrCreateSubscription,
  monthlyStats,
  planChangePreview,
  stripeWebhookDev,
  subscriptionStatus,
} from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { BILLING_DETAILS, billingAnswers, PERIOD_END, payWith, subscribed, toPay } from '~/testing/billing.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner, payingOwner } from '~/testing/people.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { watchTimers } from '~/testing/timers.ts'
import { WIDTHS } from '~/testing/widths.ts'

/** Polling interval for the result of a payment, milliseconds. */
const AFTER_PAYMENT = 1000
/** Duration of the toast about a credit, milliseconds. */
const CREDIT_TOAST = 5000

const onBasic = payingOwner()
const onPro = payingOwner('pro')

const plans = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
const payment = page.getByRole('dialog', { name: 'Completa il tuo abbonamento' })

const answers = [
  ...billingAnswers,
  ...appAnswers,
  answer(getOrCreateSubscription, ({ body }) => toPay(body)),
  answer(demonstrationPayment, { status: 'succeeded' }),
  answer(stripeWebhookDev, { success: true }),
]

test("'INIZIA OGGI' buys Basic monthly; a declined card is said beside its number, another one pays [R2-031 R2-058 R8-022]", async () => {
  watchTimers(AFTER_PAYMENT)
  const error = 'La carta è stata rifiutata. Provi con un’altra.'
  await renderScreen('/app', { answers: [...answers, refusal(demonstrationPayment, 'card-refused', error)] })
  await page.getByRole('button', { name: 'Abbonati' }).click()
  await plans.getByRole('button', { name: 'INIZIA OGGI' }).click()
  await expect.element(payment.getByText('Basic: 39,90')).toBeVisible()
  expect(callsOf(getOrCreateSubscription).map(({ body }) => body)).toEqual([
    { planType: 'basic', billingCycle: 'monthly' },
  ])
  await payWith(payment, 'Carta rifiutata')
  const number = payment.getByRole('textbox', { name: 'Numero della carta' })
  await expect.element(number).toHaveAccessibleDescription(`Errore Pagamento. ${error}`)
  await expect.element(number).toBeInvalid()
  await expectAccessible(WIDTHS)
  await payment.getByRole('button', { name: 'Pagamento riuscito' }).click()
  await expect.element(number).toBeValid()
  answerCalls(answer(demonstrationPayment, { status: 'succeeded' }))
  await payWith(payment, 'Pagamento riuscito')
  await expect.element(page.getByRole('dialog', { name: 'Piano Basic Attivato!' })).toBeVisible()
})

test('after the first payment the owner is reminded of the billing data until they are given', async () => {
  watchTimers(AFTER_PAYMENT)
  let details: typeof BILLING_DETAILS | null = null
  let user = owner()
  const reminder = page.getByText('La fattura aspetta i dati di fatturazione.')
  await renderScreen('/app?openUpgrade=true', {
    user: () => user,
    answers: [
      ...answers,
      answer(billingDetails, () => ({ details })),
      answer(demonstrationPayment, () => {
        user = onBasic
        return { status: 'succeeded' as const }
      }),
    ],
  })
  await plans.getByRole('button', { name: 'INIZIA OGGI' }).click()
  await expect.element(payment.getByText('Basic: 39,90')).toBeVisible()
  await expect.element(reminder).not.toBeInTheDocument()
  await payWith(payment, 'Pagamento riuscito')
  const success = page.getByRole('dialog', { name: 'Piano Basic Attivato!' })
  await expect.element(success.getByText('La fattura aspetta i dati di fatturazione.')).toBeVisible()
  await expectAccessible(WIDTHS)
  await renderScreen('/app', { user: onBasic, answers: [...answers, answer(billingDetails, () => ({ details }))] })
  await expect
    .element(page.getByRole('link', { name: 'Inseriscili nel profilo' }))
    .toHaveAttribute('href', '/profile?tab=subscription')
  details = BILLING_DETAILS
  await renderScreen('/app', { user: onBasic, answers: [...answers, answer(billingDetails, () => ({ details }))] })
  await expect.poll(() => callsOf(billingDetails).length).toBeGreaterThan(0)
  await expect.element(reminder).not.toBeInTheDocument()
})

test('a card number that is not a test card is not sent', async () => {
  const error = 'Qui si accettano solo le carte di prova.'
  await renderScreen('/app', { answers: [...answers, refusal(demonstrationPayment, 'card-not-for-tests', error)] })
  await page.getByRole('button', { name: 'Abbonati' }).click()
  await page.getByRole('button', { name: 'INIZIA OGGI' }).click()
  // In its place: a tap at once would be the second of a double tap.
  await press(payment.getByRole('button', { name: 'Attiva Abbonamento' }), '{Enter}')
  await expect.element(payment.getByText('Scegli una carta di prova o scrivine il numero')).toBeVisible()
  expect(callsOf(demonstrationPayment)).toEqual([])
  await payment.getByLabelText('Numero della carta').fill('5555 5555 5555 4444')
  await press(payment.getByRole('button', { name: 'Attiva Abbonamento' }), '{Enter}')
  await expect.element(page.getByText(error)).toBeVisible()
})

test('an upgrade shows its cost before confirmation [R2-032 R4-018 R8-044 R9-025]', async () => {
  const delays = watchTimers()
  let user = onBasic
  await renderScreen('/app', {
    user: () => user,
    answers: [
      ...answers,
      answer(subscriptionStatus, () => subscribed({ plan: user === onPro ? 'pro' : 'basic' })),
      answer(monthlyStats, () => ({ used: 0, remaining: user === onPro ? null : 50 })),
      answer(planChangePreview, {
        preview: {
          prorationDate: 1_900_000_000,
          creditCents: -3990,
          chargeCents: 6990,
          vatCents: 660,
          totalCents: 3660,
          remainingDays: 30,
          renewsAt: PERIOD_END,
        },
      }),
      answer(getOrCreateSubscription, ({ body }) => {
        user = onPro
        return toPay({ ...body, status: 'active', clientSecret: null, dueCents: null, remainingDays: 30 })
      }),
    ],
  })
  await page.getByRole('button', { name: /^Basic\s+50 rimaste$/ }).click()
  const present = page.getByRole('dialog', { name: 'Il Tuo Piano Attuale' })
  await expect.element(present.getByText('Prossimo rinnovo il')).toBeVisible()
  await present.getByRole('button', { name: 'Upgrade a PRO' }).click()
  await expect.element(plans.getByRole('button', { name: 'Scegli Pro' })).toBeVisible()
  await expect.element(plans.getByRole('region', { name: 'Basic' })).not.toBeInTheDocument()
  await plans.getByRole('button', { name: 'Scegli Pro' }).click()
  const proration = page.getByRole('dialog', { name: 'Passaggio a Pro' })
  await expect.element(proration.getByText('Credito per i giorni già pagati')).toBeVisible()
  await expect.element(proration.getByText('-39,90')).toBeVisible()
  await expect.element(proration.getByText('36,60')).toBeVisible()
  await expectAccessible(WIDTHS)
  await proration.getByRole('button', { name: 'Annulla' }).click()
  await plans.getByRole('button', { name: 'Scegli Pro' }).click()
  await expect.element(proration).toBeVisible()
  expect(callsOf(getOrCreateSubscription)).toEqual([])

  expect(delays).not.toContain(CREDIT_TOAST)
  await proration.getByRole('button', { name: 'Conferma e paga' }).click()
  await expect.element(page.getByText('Abbonamento Attivo!')).toBeVisible()
  await expect.element(page.getByText('giorni rimanenti sono stati accreditati')).toBeVisible()
  expect(delays).toContain(CREDIT_TOAST)
  expect(callsOf(getOrCreateSubscription).map(({ body }) => body)).toEqual([
    { planType: 'pro', billingCycle: 'monthly', prorationDate: 1_900_000_000 },
  ])
  await expect.element(plans).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Pro\s+illimitate$/ })).toBeVisible()
})

test('a return from the bank shows only a state confirmed by the provider [R4-020 R4-022]', async () => {
  let user = owner()
  const waiting = await renderScreen('/dashboard?subscription=success', {
    answers: [...answers, answer(stripeWebhookDev, { success: false })],
  })
  await expect.element(page.getByText('Pagamento in Elaborazione')).toBeVisible()
  expect(waiting.address()).toBe('/dashboard')
  expect(localStorage.getItem('payment-success')).toBeNull()

  const paid = await renderScreen('/dashboard?subscription=success', {
    user: () => user,
    answers: [
      answer(subscriptionStatus, subscribed()),
      answer(stripeWebhookDev, () => {
        user = onBasic
        return { success: true }
      }),
    ],
  })
  await expect.element(page.getByText('Il tuo abbonamento è ora attivo!')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Basic\s+50 rimaste$/ })).toBeVisible()
  expect(paid.address()).toBe('/dashboard')
})

test('events open the plan dialog and refresh its data [R2-036]', async () => {
  let user = owner()
  await renderScreen('/subscribe', { user: () => user, answers })
  await expect.element(page.getByRole('button', { name: 'Abbonati' })).toBeVisible()
  await expect
    .poll(() => {
      // The listener must be registered before the first event.
      window.dispatchEvent(new Event('openUpgradeDialog'))
      return plans.query()
    })
    .not.toBeNull()
  await expect.element(plans.getByRole('button', { name: 'INIZIA OGGI' })).toBeVisible()
  user = onBasic
  answerCalls(answer(subscriptionStatus, subscribed()))
  window.dispatchEvent(new Event('paymentSuccess'))
  await expect.element(plans).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Basic\s+50 rimaste$/ })).toBeVisible()
})
