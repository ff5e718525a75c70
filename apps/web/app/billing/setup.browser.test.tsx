import { paymentSettings, stripeSetup } from '@riflesso/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, held, refusal } from '~/testing/answers.ts'
import { billingAnswers } from '~/testing/billing.ts'
import { answerCalls } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const createButton = page.getByRole('button', { name: 'Crea Prodotti Stripe' })

const madeAnswer = answer(stripeSetup, {
  products: { STRIPE_BASIC_MONTHLY_PRICE_ID: 'demo_price_basic_monthly' },
  webhook: { url: 'https://riflesso.example/api/stripe-webhook', secret: 'demo_whsec' },
})

test('the setup page shows its tools only to the operator [R2-104]', async () => {
  const visitor = answer(paymentSettings, { provider: 'stripe', publishableKey: 'pk_1', isOperator: false })
  await renderScreen('/stripe-setup', { answers: [...billingAnswers, visitor] })
  await expect.element(page.getByText('Questa pagina serve solo a chi gestisce l’installazione.')).toBeVisible()
  await expect.element(createButton).not.toBeInTheDocument()
  await expect.element(page.getByText('Fatture elettroniche del mese')).not.toBeInTheDocument()
  await expect.element(page.getByText('Uso e costo del modello esterno')).not.toBeInTheDocument()
  await expectAccessible(WIDTHS)
})

test('a refused setup shows an error [R8-025]', async () => {
  await renderScreen('/stripe-setup', {
    answers: [...billingAnswers, refusal(stripeSetup, 'forbidden', 'Solo il gestore può farlo.')],
  })
  await createButton.click()
  await expect.element(page.getByText('Errore Setup')).toBeVisible()
  await expect.element(page.getByText('Solo il gestore può farlo.')).toBeVisible()
})

test('the setup page shows the operator the lines to copy [R2-103 R8-045]', async () => {
  await renderScreen('/stripe-setup', { answers: [...billingAnswers, madeAnswer] })
  await expect.element(page.getByText('STRIPE_SECRET_KEY e STRIPE_PUBLISHABLE_KEY')).toBeVisible()
  await createButton.click()
  await expect.element(page.getByText('Setup Completato')).toBeVisible()
  await expect.element(page.getByText('STRIPE_BASIC_MONTHLY_PRICE_ID=demo_price_basic_monthly')).toBeVisible()
  await expectAccessible(WIDTHS)
  await expect.element(page.getByText('riavvia l’applicazione')).toBeVisible()
  // The clipboard is shared by all pages of the browser, so another test may be using it.
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await page.getByRole('button', { name: 'Copia STRIPE_WEBHOOK_SECRET' }).click()
  await expect.element(page.getByText('Copiato')).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith('STRIPE_WEBHOOK_SECRET=demo_whsec')
})

test('the setup page shows its progress, and leads back [R2-105 R5-013]', async () => {
  const making = held(madeAnswer)
  const screen = await renderScreen('/subscription', { answers: billingAnswers })
  await screen.goTo('/stripe-setup')
  answerCalls(making)
  await createButton.click()
  await expect.element(page.getByRole('button', { name: 'Creando prodotti...' })).toBeDisabled()
  making.release()
  await expect.element(createButton).toBeEnabled()
  await page.getByRole('button', { name: 'Torna Indietro' }).click()
  await expect.poll(screen.address).toBe('/subscription')
})
