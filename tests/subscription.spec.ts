import { expectAccessible } from './fixtures/accessibility.ts'
import { buyPlan } from './fixtures/billing.ts'
import { expect, test } from './fixtures/test.ts'

test('a failed renewal is shown, and another card pays it [R8-026]', async ({ page, account: _account, tolerate }) => {
  tolerate(/status of 402/)
  await page.goto('/app')
  await buyPlan(page, 'basic', 'monthly', '4000000000000341')
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Fai scadere il periodo ora' }).click()
  await expect(page.getByText('Scaduto', { exact: true })).toBeVisible()
  await expect(
    page.getByText(
      'Il pagamento del tuo abbonamento è scaduto. Aggiorna il metodo di pagamento per continuare a utilizzare i servizi.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('3 rimaste')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiorna il metodo di pagamento' }).click()
  const card = page.getByRole('dialog', { name: 'Cambia la carta dimostrativa' })
  await card.getByRole('button', { name: 'Carta rifiutata' }).click()
  await card.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByText('La carta è stata rifiutata.', { exact: false })).toBeVisible()
  await card.getByRole('button', { name: 'Pagamento riuscito' }).click()
  await card.getByRole('button', { name: 'Salva la carta' }).click()
  await expect(page.getByText('Anche il pagamento in sospeso è riuscito.')).toBeVisible()
  await expect(page.getByText('Attivo', { exact: true })).toBeVisible()
  await expect(page.getByText('50 rimaste')).toBeVisible()
})
