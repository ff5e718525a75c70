import { cancelSubscription, demonstrationRenewal, resumeSubscription, subscriptionStatus } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, held, refusal } from '~/testing/answers.ts'
import { billingAnswers, subscribed } from '~/testing/billing.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { owner, payingOwner } from '~/testing/people.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { watchTimers } from '~/testing/timers.ts'

const CANCELLED = 'Il tuo abbonamento è stato cancellato e scadrà alla fine del periodo di fatturazione corrente.'

const dialog = page.getByRole('dialog', { name: 'Cancellare l’abbonamento?' })
const cancelButton = page.getByRole('button', { name: 'Cancella Abbonamento' })

test('without a subscription the page leads to the plans [R2-101]', async () => {
  const screen = await renderScreen('/subscription', { answers: billingAnswers })
  await expect.element(page.getByRole('heading', { name: 'Gestione Abbonamento' })).toBeVisible()
  await expect.element(page.getByText('Non hai un abbonamento attivo')).toBeVisible()
  await expect.element(page.getByText('Nessun Abbonamento')).toBeVisible()
  await page.getByRole('link', { name: 'Attiva Abbonamento' }).click()
  await expect.poll(screen.address).toBe('/subscribe')
})

test.for([
  ['active', 'Attivo'],
  ['trialing', 'Periodo di Prova'],
  ['past_due', 'Scaduto'],
  ['canceled', 'Cancellato'],
  ['incomplete', 'Incompleto'],
  ['none', 'Nessun Abbonamento'],
] as const)('a subscription that is %s is called %s [R4-009]', async ([status, name]) => {
  await renderScreen('/subscription', {
    answers: [
      ...billingAnswers,
      ...appAnswers,
      answer(subscriptionStatus, subscribed({ plan: 'pro', status, currentPeriodEnd: null, hasPortal: false })),
    ],
  })
  await expect.element(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
})

test('a loading subscription shows its state [R2-102]', async () => {
  const status = held(answer(subscriptionStatus, subscribed()))
  const screen = await renderScreen('/subscription', {
    user: payingOwner(),
    answers: [...billingAnswers, ...appAnswers, status],
  })
  await expect.element(page.getByText('Caricamento informazioni abbonamento...')).toBeVisible()
  status.release()
  await expect.element(page.getByText('Attivo', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Torna all’analisi' }).click()
  await expect.poll(screen.address).toBe('/dashboard')
})

/** The page of a salon on Basic, whose cancellation the server keeps. */
async function renderBasic() {
  let now = subscribed()
  await renderScreen('/subscription', {
    user: payingOwner(),
    answers: [
      ...billingAnswers,
      ...appAnswers,
      answer(subscriptionStatus, () => now),
      answer(cancelSubscription, () => {
        now = subscribed({ cancelAtPeriodEnd: true })
        return { message: 'Il piano resta attivo fino al 15 aprile 2031.' }
      }),
      answer(resumeSubscription, () => {
        now = subscribed()
        return { message: 'Il piano si rinnova.' }
      }),
    ],
  })
}

test('a subscription is cancelled and resumed [R2-100 R4-010 R8-044]', async () => {
  await renderBasic()
  await expect.element(page.getByText('Attivo', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Prossimo rinnovo il 15 aprile 2031')).toBeVisible()

  await cancelButton.click()
  await expect.element(dialog.getByText('Il piano resta attivo fino al 15 aprile 2031')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  await expect.element(page.getByText('Abbonamento Cancellato')).toBeVisible()
  await expect.element(page.getByRole('main').getByText(CANCELLED)).toBeVisible()
  await expect.element(page.getByText('Scade il 15 aprile 2031')).toBeVisible()
  await expect.element(cancelButton).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Riprendi Abbonamento' }).click()
  await expect.element(page.getByText('Prossimo rinnovo il')).toBeVisible()
  await expect.element(page.getByRole('main').getByText(CANCELLED)).not.toBeInTheDocument()
})

test('a running cancellation shows its progress, and a failed one its reason [R2-102 R5-013 R8-024]', async () => {
  await renderBasic()
  const error = 'Il servizio di pagamento non risponde.'
  answerCalls(refusal(cancelSubscription, 'payment-provider-failed', error))
  await cancelButton.click()
  await dialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  const wrong = page.getByRole('alert').filter({ hasText: /\S/ })
  await expect.element(wrong).toMatchTextContent('Errore')
  await expect.element(wrong).toMatchTextContent(error)

  const cancelling = held(answer(cancelSubscription, { message: 'Fatto.' }))
  answerCalls(cancelling)
  await dialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Cancellando...' })).toBeDisabled()
  cancelling.release()
  await expect.element(page.getByText('Abbonamento Cancellato')).toBeVisible()
})

test('a cancelled salon is on trial after its period, with a link to the plans', async () => {
  let now = subscribed({ cancelAtPeriodEnd: true })
  let user = payingOwner()
  const screen = await renderScreen('/subscription', {
    user: () => user,
    answers: [
      ...billingAnswers,
      ...appAnswers,
      answer(subscriptionStatus, () => now),
      answer(demonstrationRenewal, () => {
        now = subscribed({ status: 'canceled' })
        user = owner()
        return { success: true }
      }),
    ],
  })
  await page.getByRole('button', { name: 'Fai scadere il periodo ora' }).click()
  await expect.element(page.getByText('Cancellato', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Terminato il 15 aprile 2031')).toBeVisible()
  await expect.element(page.getByText('3 rimaste')).toBeVisible()
  await page.getByRole('link', { name: 'Attiva Abbonamento' }).click()
  await expect.element(page.getByRole('button', { name: 'Continua con Basic' })).toBeVisible()
  expect(screen.address()).toBe('/subscribe')
})

test('a subscription that does not load shows an error, after a second attempt [R8-032]', async () => {
  // The pause before the retry.
  watchTimers(1000)
  await renderScreen('/subscription', {
    answers: [...billingAnswers, refusal(subscriptionStatus, 'internal-error', 'Guasto')],
  })
  await expect.element(page.getByText("Errore nel caricamento delle informazioni dell'abbonamento.")).toBeVisible()
  expect(callsOf(subscriptionStatus)).toHaveLength(2)
  answerCalls(...billingAnswers)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('Non hai un abbonamento attivo')).toBeVisible()
})
