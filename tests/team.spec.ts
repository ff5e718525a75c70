import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Member } from '../apps/server/testing/e2e/requests.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { analyseButton, photoField, recentCards, renderedPhoto } from './fixtures/analysis.ts'
import { buyPlan, callApi } from './fixtures/billing.ts'
import type { Mailbox } from './fixtures/mailbox.ts'
import { buildSalon } from './fixtures/salons.ts'
import { presetSession, releasePresetSession, storeToken } from './fixtures/session.ts'
import { expect, test } from './fixtures/test.ts'

const PASSWORD = 'pettine-di-corno-4'

const newAddress = () => `leo.${randomUUID().slice(0, 8)}@example.com`

/** A page in the browser of another user, signed in if there is a session. */
async function otherBrowser(browser: Browser, page: Page, baseURL: string, session?: Member): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() })
  if (session) await presetSession(context, session)
  return context.newPage()
}

async function invite(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email del collaboratore').fill(email)
  await page.getByRole('button', { name: 'Invia invito' }).click()
}

const invitations = (page: Page) => page.getByRole('list', { name: 'Inviti in attesa' }).getByRole('listitem')
const members = (page: Page) => page.getByRole('list', { name: 'Il tuo team' }).getByRole('listitem')

/** URL of the newest invitation in a mailbox. */
async function linkFor(mailbox: Mailbox, email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(count)
  const [newest] = await mailbox.mailsTo(email)
  return /^https?:\S+\/invito#\S+$/m.exec(newest?.text ?? '')?.[0] ?? 'no link'
}

test('the owner invites a collaborator, who accepts and analyses; the owner sees the author and removes them', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const email = newAddress()
  const { owner: account } = await signIn({ plan: 'basic' })
  await page.goto('/salone')
  await page.getByRole('tab', { name: 'Team', exact: true }).click()
  await expect(page.getByText('0 di 3 posti')).toBeVisible()
  await expect(page.getByText('Per ora nel team ci sei solo tu')).toBeVisible()
  await invite(page, 'x')
  await expect(page.getByText('Email non valida')).toBeVisible()
  await invite(page, email)
  await expect(page.getByText('Invito inviato')).toBeVisible()
  await expect(invitations(page)).toHaveCount(1)
  await expectAccessible(page)

  const colleague = await otherBrowser(browser, page, server.url)
  await colleague.goto('/dev/posta')
  const mail = colleague.getByRole('article').filter({ hasText: email })
  await expect(mail.getByRole('heading')).toHaveText('Atelier Ferri ti invita nel suo team su Riflesso')
  await mail.getByRole('link', { name: 'Apri il collegamento' }).click()
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Atelier Ferri ti invita nel team')
  await expect(colleague.getByLabel('Email')).toHaveValue(email)
  await expectAccessible(colleague)
  await colleague.getByRole('button', { name: 'Entra nel team' }).click()
  for (const message of ['Nome richiesto', 'Cognome richiesto', 'Accetta i termini per continuare'])
    await expect(colleague.getByText(message, { exact: true })).toBeVisible()
  await colleague.getByLabel('Nome', { exact: true }).fill('leo')
  await colleague.getByLabel('Cognome').fill('verdi')
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await colleague.getByLabel('Conferma password').fill(PASSWORD)
  await colleague.getByLabel(/^Ho letto e accetto/).check()
  await colleague.getByRole('button', { name: 'Entra nel team' }).click()
  await expect(colleague).toHaveURL('/app')
  await expect(colleague.getByText('Benvenuto nel team')).toBeVisible()

  await colleague.getByRole('button', { name: 'Esci' }).click()
  await expect(colleague).toHaveURL('/auth')
  await colleague.getByLabel('Email').fill(email)
  await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await colleague.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(colleague).toHaveURL('/app')

  await photoField(colleague, 'Prima').setInputFiles(await renderedPhoto(colleague.request))
  await analyseButton(colleague).click()
  const dialog = colleague.getByRole('dialog', { name: 'Informazioni Cliente' })
  await dialog.getByText('Nuovo cliente').click()
  await dialog.getByLabel('Nome', { exact: false }).first().fill('maria')
  await dialog.getByLabel('Cognome').fill('de santis')
  await dialog.getByRole('button', { name: 'Avvia l’analisi' }).click()
  await expect(colleague.getByText('✅ Analisi Professionale Completata')).toBeVisible()

  // Owner-only pages are not linked.
  await colleague.goto('/salone?tab=team')
  await expect(colleague.getByRole('tab', { name: 'Che cosa ha imparato' })).toHaveAttribute('aria-selected', 'true')
  await expect(colleague.getByRole('tab', { name: 'Team' })).toHaveCount(0)
  await colleague.goto('/profile')
  await colleague.getByRole('tab', { name: 'Abbonamento' }).click()
  await expect(colleague.getByText('Il piano è quello del salone: lo gestisce il titolare.')).toBeVisible()
  await expect(colleague.getByText('Analisi questo mese')).toBeVisible()
  for (const name of [/Upgrade/, /Scegli/, /Cancella/, /Abbonati/, /fatturazione/])
    await expect(colleague.getByRole('button', { name })).toHaveCount(0)

  await page.goto('/app')
  const card = recentCards(page).first()
  await expect(card).toContainText('Maria De Santis')
  await expect(card).toContainText('Fatta da Leo Verdi')
  await card.getByRole('button', { name: /Maria De Santis/ }).click()
  const overlay = page.getByRole('dialog', { name: 'Dettagli analisi' })
  await expect(overlay.getByText('Fatta da Leo Verdi')).toBeVisible()
  await overlay.getByRole('button', { name: 'Chiudi', exact: true }).click()
  await page.goto('/clienti')
  await page.getByRole('link', { name: /De Santis Maria/ }).click()
  await expect(page.getByText('Scheda di Leo Verdi')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Colori nel tempo' })).toContainText('Fatta da Leo Verdi')

  await page.goto('/salone?tab=team')
  await expect(page.getByText('1 di 3 posti')).toBeVisible()
  await expect(members(page)).toContainText([email])
  await page.getByRole('button', { name: 'Rimuovi Leo Verdi' }).click()
  const question = page.getByRole('dialog', { name: 'Rimuovere Leo Verdi?' })
  await expect(question).toContainText('firmate con il suo nome')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Rimuovi' }).click()
  await expect(page.getByText('Collaboratore rimosso')).toBeVisible()
  await expect(page.getByText('0 di 3 posti')).toBeVisible()

  await colleague.getByRole('link', { name: 'Clienti' }).click()
  await expect(colleague).toHaveURL('/auth')
  await expect(colleague.getByRole('alert')).toHaveText('Il titolare ha chiuso il tuo accesso a questo salone.')
  await expectAccessible(colleague)
  await colleague.getByLabel('Email').fill(account.email)
  await colleague.getByLabel('Password', { exact: true }).fill(account.password)
  await colleague.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(colleague).toHaveURL('/app')
  // The analyses remain, under their author's name.
  await expect(colleague.getByText('Fatta da Leo Verdi')).toBeVisible()
})

test('invitations are sent, sent again and withdrawn, and the plan limits the seats', async ({
  page,
  account: _account,
  mailbox,
  tolerate,
}) => {
  tolerate(/status of (404|409|410)/)
  await page.goto('/salone?tab=team')
  await expect(page.getByText('Il piano di prova non comprende collaboratori')).toBeVisible()
  await page.getByRole('link', { name: 'Vedi i piani' }).click()
  await expect(page).toHaveURL('/profile?tab=subscription')
  await buyPlan(page, 'basic')

  await page.goto('/salone?tab=team')
  const [first, second, third] = [newAddress(), newAddress(), newAddress()]
  await invite(page, first)
  await expect(invitations(page)).toHaveCount(1)
  await invite(page, first)
  await expect(page.getByText('Questo indirizzo è già stato invitato', { exact: false })).toBeVisible()
  await expect(invitations(page)).toHaveCount(1)

  const oldLink = await linkFor(mailbox, first)
  await page.getByRole('button', { name: `Invia di nuovo l’invito a ${first}` }).click()
  await expect(page.getByText(`A ${first}`)).toBeVisible()
  const newLink = await linkFor(mailbox, first, 2)
  expect(newLink).not.toBe(oldLink)

  await invite(page, second)
  await expect(invitations(page)).toHaveCount(2)
  await invite(page, third)
  await expect(invitations(page)).toHaveCount(3)
  await expect(page.getByText('Tutti i posti sono occupati')).toBeVisible()
  await expect(page.getByLabel('Email del collaboratore')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Ritira l’invito a ${third}` }).click()
  await expect(page.getByText('Invito ritirato')).toBeVisible()
  await expect(page.getByLabel('Email del collaboratore')).toBeVisible()

  await page.goto(oldLink)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questo invito non si può usare')
  await expect(page.getByText('sostituito da uno più recente', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/invito')
  await expect(page.getByText('Il collegamento è incompleto', { exact: false })).toBeVisible()
  const error = 'Questo invito è scaduto. Chiedi al salone di inviarlo di nuovo.'
  await page.route('**/api/team/invitation', (route) =>
    route.fulfill({ status: 410, json: { error, code: 'invitation-expired' } }),
  )
  await page.goto(newLink)
  await expect(page.getByText(error)).toBeVisible()
  await page.unroute('**/api/team/invitation')
  await page.reload()
  await expect(page.getByText('In questo browser è collegato', { exact: false })).toBeVisible()
})

test('inviting an address with an account is revealed only in its own mail', async ({ page, signIn, mailbox }) => {
  const { owner: other } = await buildSalon(page.request)
  await signIn({ plan: 'basic' })
  await page.goto('/salone?tab=team')
  await invite(page, other.email)
  await expect(page.getByText('Invito inviato')).toBeVisible()
  await page.goto(await linkFor(mailbox, other.email))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questo indirizzo ha già un account Riflesso')
  await expect(page.getByRole('button', { name: 'Entra nel team' })).toHaveCount(0)
})

test('the last collaborator to join is suspended when the plan ends and restored with a new one', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  const { collaborator } = await signIn({ plan: 'basic', hasCollaborator: true })
  if (!collaborator) throw new Error('there is no collaborator')
  const colleague = await otherBrowser(browser, page, server.url, collaborator)
  // Every request of the first screen must succeed before the suspension: a later one would sign the user out.
  const calls = ['user', 'monthly-stats', 'image-search', 'recent-analyses']
  const answers = calls.map((call) => colleague.waitForResponse(`**/api/${call}`))
  await colleague.goto('/app')
  await Promise.all(answers)
  await releasePresetSession(colleague.context())
  await expect(colleague.getByRole('heading', { name: 'Analisi Recenti' })).toBeVisible()

  for (const act of ['cancel-subscription', 'demonstration-renewal'])
    expect((await callApi(page, 'POST', act)).status).toBe(200)
  expect((await callApi(page, 'GET', 'subscription-status')).body).toMatchObject({ status: 'canceled' })
  await page.goto('/salone?tab=team')
  await expect(page.getByText('Il piano non ha un posto per tutti')).toBeVisible()
  await expect(members(page).getByText('Sospeso')).toBeVisible()
  await expectAccessible(page)
  await colleague.getByRole('link', { name: 'Clienti' }).click()
  await expect(colleague).toHaveURL('/auth')
  await expect(colleague.getByRole('alert')).toContainText('Il tuo accesso è sospeso')

  await buyPlan(page, 'pro')
  await page.reload()
  await expect(page.getByText('1 di 5 posti')).toBeVisible()
  await expect(members(page).getByText('Sospeso')).toHaveCount(0)
  await storeToken(colleague, collaborator.token)
  await colleague.goto('/app')
  await expect(colleague.getByRole('heading', { name: 'Analisi Recenti' })).toBeVisible()
})
