import {
  billingDetails,
  salonSettings,
  updateBillingDetails,
  updatePriceSettings,
  updateSalonSettings,
} from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer } from '~/testing/answers.ts'
import { BILLING_DETAILS } from '~/testing/billing.ts'
import { callsOf } from '~/testing/network.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { SALON_SETTINGS } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const saveButton = page.getByRole('button', { name: 'Salva dati di fatturazione' })

test('billing data are validated with check digits and saved', async () => {
  let details: typeof BILLING_DETAILS | null = null
  const answers = [
    ...profileAnswers,
    answer(billingDetails, () => ({ details })),
    answer(updateBillingDetails, ({ body }) => {
      details = { ...BILLING_DETAILS, ...body } as typeof BILLING_DETAILS
      return { details }
    }),
  ]
  await renderScreen('/profile?tab=subscription', { answers })
  await expect.element(page.getByLabelText('Ragione Sociale')).toHaveValue('Atelier Ferri')
  await page.getByLabelText('Partita IVA').fill('07643520568')
  await page.getByLabelText('CAP').fill('501')
  await saveButton.click()
  for (const message of [
    'Partita IVA non valida: controlla le 11 cifre',
    'Indirizzo richiesto',
    'Il CAP è di 5 cifre',
    'Comune richiesto',
    'La provincia è di 2 lettere',
  ])
    await expect.element(page.getByText(message)).toBeVisible()
  await page.getByLabelText('Partita IVA').fill('IT 07643520567')
  await page.getByLabelText('Indirizzo').fill('Via Roma 1')
  await page.getByLabelText('CAP').fill('50123')
  await page.getByLabelText('Comune').fill('Firenze')
  await page.getByLabelText('Provincia').fill('fi')
  await saveButton.click()
  await expect.element(page.getByText('Indica il codice destinatario o la PEC')).toBeVisible()
  expect(callsOf(updateBillingDetails)).toEqual([])
  await page.getByLabelText('PEC').fill('atelier@pec.it')
  await saveButton.click()
  await expect.element(page.getByText('Dati di fatturazione salvati')).toBeVisible()
  expect(callsOf(updateBillingDetails).map(({ body }) => body)).toEqual([BILLING_DETAILS])

  await renderScreen('/profile?tab=subscription')
  await expect.element(page.getByLabelText('Partita IVA')).toHaveValue('07643520567')
  await expect.element(page.getByLabelText('Provincia')).toHaveValue('FI')
  await expectAccessible(WIDTHS)
})

test('brand, retention and external model settings are saved', async () => {
  let settings = SALON_SETTINGS
  const answers = [
    ...profileAnswers,
    answer(salonSettings, () => settings),
    answer(updateSalonSettings, ({ body }) => {
      settings = { ...settings, ...body }
      return settings
    }),
  ]
  await renderScreen('/salone', { answers })
  const brand = page.getByLabelText('Marca del salone')
  await brand.selectOptions('Goldwell')
  await expect.element(page.getByText('Marca salvata')).toBeVisible()
  await page.getByRole('tab', { name: 'Privacy e dati' }).click()
  const months = page.getByLabelText('Foto delle analisi con cliente')
  await expect.element(months).toHaveValue('24')
  await expect.element(page.getByLabelText('Foto delle analisi senza cliente')).toHaveValue('90')
  await months.selectOptions('3 anni')
  await expect.element(page.getByText('Scelta salvata')).toBeVisible()
  await expect.element(months).toBeEnabled()
  const model = page.getByLabelText('Consenti l’invio delle foto a un modello esterno')
  await expect.element(model).not.toBeChecked()
  await model.click()
  await expect.element(model).toBeChecked()
  await expect
    .poll(() => settings)
    .toEqual({ ...SALON_SETTINGS, brand: 'goldwell', photoMonths: 36, outsideModel: true })

  await renderScreen('/salone?tab=privacy')
  await expect.element(months).toHaveValue('36')
  await expect.element(model).toBeChecked()
  await page.getByRole('tab', { name: 'Marca e prezzi' }).click()
  await expect.element(brand).toHaveDisplayValue('Goldwell')
})

test('the pricing rule is saved, and the time rule needs the cost of an hour', async () => {
  await renderScreen('/salone', {
    answers: [...profileAnswers, answer(updatePriceSettings, ({ body }) => body)],
  })
  const panel = page.getByRole('region', { name: 'Come fai il prezzo' })
  await panel.getByLabelText('Regola').selectOptions('Prodotti più il tempo in poltrona')
  await panel.getByRole('button', { name: 'Salva' }).click()
  await expect.element(panel.getByText('Un importo come 40,00')).toBeVisible()
  expect(callsOf(updatePriceSettings)).toHaveLength(0)
  await panel.getByLabelText('Un’ora in poltrona (€, senza IVA)').fill('38,50')
  await panel.getByRole('button', { name: 'Salva' }).click()
  await expect.element(page.getByText('Regola salvata')).toBeVisible()
  expect(callsOf(updatePriceSettings)[0]?.body).toEqual({ hourCents: 3850, rule: { kind: 'time' } })
})
