import {
  cancelSubscription,
  guarantee,
  guaranteeRefund,
  monthlyStats,
  resumeSubscription,
  subscriptionStatus,
} from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held } from '~/testing/answers.ts'
import { NO_SUBSCRIPTION, PERIOD_END, subscribed } from '~/testing/billing.ts'
import { callsOf } from '~/testing/network.ts'
import { owner, payingOwner } from '~/testing/people.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const CANCELLED = 'Il tuo abbonamento è stato cancellato e scadrà alla fine del periodo di fatturazione corrente.'

const panel = page.getByRole('tabpanel')
const cancelButton = panel.getByRole('button', { name: 'Cancella Abbonamento' })
const cancelDialog = page.getByRole('dialog', { name: 'Cancellare l’abbonamento?' })
const guaranteeTitle = panel.getByRole('heading', { name: 'Garanzia 30 giorni' })

/** Names and values of the card 'Le Tue Analisi'. */
const facts = (): (string | null)[] =>
  Array.from(
    panel.getByRole('region', { name: 'Le Tue Analisi' }).element().querySelectorAll('dl > div'),
    ({ textContent }) => textContent,
  )

test('on trial the tab shows the remaining analyses and the plans [R2-084 R2-086 R9-004]', async () => {
  await renderScreen('/profile?tab=subscription', {
    answers: [...profileAnswers, answer(monthlyStats, { used: 0, remaining: 3 })],
  })
  await expect.element(panel.getByRole('heading', { name: 'Abbonamento Attuale' })).toBeVisible()
  await expect.element(panel.getByText('Analisi Trial Utilizzate')).toBeVisible()
  await expect.element(panel.getByText('0 / 3')).toBeVisible()
  await expect.poll(facts).toEqual(['Analisi di prova usate0', 'Rimanenti3', 'Piano attualeTRIAL'])

  await panel.getByRole('button', { name: 'Scegli un Piano' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scegli il Tuo Piano' })
  await expect.element(dialog.getByText(/^39,90/)).toBeVisible()
  await expect.element(dialog.getByText(/^69,90/)).toBeVisible()
  const yearly = dialog.getByText('Annuale', { exact: true })
  await expect.element(yearly).toHaveLength(2)
  for (const choice of yearly.all()) await choice.click()
  await expect.element(dialog.getByText(/^438,90/)).toBeVisible()
  await expect.element(dialog.getByText(/^768,90/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel.getByRole('button', { name: 'Scegli un Piano' })).toHaveFocus()
})

/** The tab of a salon on Basic, whose cancellation the server keeps. */
async function renderBasic() {
  let now = subscribed({ billingCycle: 'yearly' })
  await renderScreen('/profile?tab=subscription', {
    user: payingOwner(),
    answers: [
      ...profileAnswers,
      answer(subscriptionStatus, () => now),
      answer(cancelSubscription, () => {
        now = subscribed({ cancelAtPeriodEnd: true })
        return { message: 'Il piano resta attivo.' }
      }),
      answer(resumeSubscription, () => {
        now = subscribed()
        return { message: 'Il piano si rinnova.' }
      }),
    ],
  })
}

test('a paid plan is shown, cancelled and resumed [R2-085 R2-086 R4-010]', async () => {
  await renderBasic()
  await expect.element(panel.getByText('BASIC').first()).toBeVisible()
  await expect.element(panel.getByText('Data di attivazione')).toBeVisible()
  await expect.element(panel.getByText('Prossimo rinnovo')).toBeVisible()
  await expect.element(panel.getByRole('button', { name: 'Upgrade a PRO' })).toBeVisible()
  for (const words of ['Analisi questo mese', 'Rimanenti', 'Piano attuale'])
    await expect.element(panel.getByText(words)).toBeVisible()
  await cancelButton.click()
  await cancelDialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  await expect.element(panel.getByText(CANCELLED)).toBeVisible()
  await expect.element(panel.getByText('Scade il')).toBeVisible()
  await expectAccessible(WIDTHS)
  await panel.getByRole('button', { name: 'Riprendi Abbonamento' }).click()
  await expect.element(panel.getByText(CANCELLED)).not.toBeInTheDocument()
})

test('cancelling from the profile shows its progress [R2-089 R5-013]', async () => {
  const cancelling = held(answer(cancelSubscription, { message: 'Il piano resta attivo.' }))
  await renderScreen('/profile?tab=subscription', {
    user: payingOwner(),
    answers: [...profileAnswers, answer(subscriptionStatus, subscribed()), cancelling],
  })
  await cancelButton.click()
  await cancelDialog.getByRole('button', { name: 'Cancella Abbonamento' }).click()
  await expect.element(cancelDialog.getByRole('button', { name: 'Cancellazione...' })).toBeDisabled()
  cancelling.release()
  await expect.element(cancelDialog).not.toBeInTheDocument()
})

test('the guarantee refunds all payments and ends the plan', async () => {
  let refunded = false
  await renderScreen('/profile?tab=subscription', {
    user: () => (refunded ? owner() : payingOwner()),
    answers: [
      ...profileAnswers,
      answer(subscriptionStatus, () => (refunded ? NO_SUBSCRIPTION : subscribed())),
      answer(guarantee, () => ({ until: refunded ? null : PERIOD_END })),
      answer(guaranteeRefund, () => {
        refunded = true
        return { message: 'Le restituiamo tutto.' }
      }),
    ],
  })
  await expect.element(guaranteeTitle).toBeVisible()
  await panel.getByRole('button', { name: 'Chiedi il rimborso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Chiedere il rimborso?' })
  await expect.element(dialog).toBeVisible()
  await expectAccessible(WIDTHS)
  await dialog.getByRole('button', { name: 'Chiedi il rimborso' }).click()
  await expect.element(page.getByText('Rimborso richiesto')).toBeVisible()
  await expect.element(panel.getByText('Analisi Trial Utilizzate')).toBeVisible()
  await expect.element(guaranteeTitle).not.toBeInTheDocument()
})

test('a salon that used the guarantee is not offered it again', async () => {
  await renderScreen('/profile?tab=subscription', {
    user: payingOwner(),
    answers: [...profileAnswers, answer(subscriptionStatus, subscribed()), answer(guarantee, { until: null })],
  })
  await expect.element(panel.getByText('Data di attivazione')).toBeVisible()
  await expect.poll(() => callsOf(guarantee).length).toBe(1)
  await expect.element(guaranteeTitle).not.toBeInTheDocument()
})
