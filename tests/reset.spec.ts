import { verifiedAccount } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'

const refused = (status: number) => new RegExp(`status of ${status}`)
const NEW = 'pettine-rosso-9'

test('a password is reset with the code from the mailbox, and the old one stops working [R2-025 R5-002 R5-004 R5-011 R5-012 R8-042 R8-043]', async ({
  page,
  mailbox,
  tolerate,
}) => {
  tolerate(refused(400))
  tolerate(refused(401))
  const { account } = await verifiedAccount(page.request, mailbox)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Password dimenticata?' }).click()
  await expect(page.getByRole('heading', { name: 'Password Dimenticata' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()

  await page.getByRole('button', { name: 'Password dimenticata?' }).click()
  await page.getByLabel('Email').fill('giulia@')
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByText('Email non valida')).toBeVisible()
  await page.getByLabel('Email').fill(account.email.toUpperCase())
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page.getByText('Email inviata')).toBeVisible()
  await expect(page.getByText("Se l'email esiste, riceverai le istruzioni per il reset della password")).toBeVisible()
  // The dialog closes; a reload keeps the step.
  await expect(page.getByRole('heading', { name: 'Password Dimenticata' })).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Inserisci il codice' }).click()

  await expect(page.getByRole('heading', { name: 'Scegli una nuova password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '')
  await expect(page.getByLabel('Codice di reset')).toBeFocused()
  await page.getByRole('button', { name: 'Aggiorna Password' }).click()
  await expect(page.getByText('Codice richiesto')).toBeVisible()
  await expect(page.getByText('La password deve essere di almeno 8 caratteri')).toBeVisible()
  await expect(page.getByText('Conferma password richiesta')).toBeVisible()
  await page.getByLabel('Nuova Password').fill(NEW)
  await page.getByLabel('Conferma Password').fill('altro')
  await page.getByLabel('Codice di reset').fill('zzzzzz')
  await page.getByRole('button', { name: 'Aggiorna Password' }).click()
  await expect(page.getByText('Le password non corrispondono')).toBeVisible()
  await page.getByLabel('Conferma Password').fill(NEW)
  await page.getByRole('button', { name: 'Aggiorna Password' }).click()
  await expect(page.getByText('Codice non valido', { exact: false })).toBeVisible()

  const code = await mailbox.codeFor(account.email)
  await page.getByLabel('Codice di reset').fill(` ${code.toLowerCase()} `)
  await expect(page.getByLabel('Codice di reset')).toHaveValue(code)
  await page.getByRole('button', { name: 'Aggiorna Password' }).click()
  await expect(page.getByText('Password aggiornata')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Inserisci il codice' })).toHaveCount(0)

  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('Email o password non corrette.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/app')
})
