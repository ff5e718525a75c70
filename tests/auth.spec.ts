import { expectAccessible } from './fixtures/accessibility.ts'
import { newAccount, registerByApi } from './fixtures/accounts.ts'
import { buildSalon } from './fixtures/salons.ts'
import { expect, test } from './fixtures/test.ts'

const refused = (status: number) => new RegExp(`status of ${status}`)

test('a new person registers, takes the code from the mailbox, verifies and reaches the app [R2-022 R2-024 R2-026 R4-001 R4-003 R8-041]', async ({
  page,
  mailbox,
}) => {
  const account = newAccount()
  await page.goto('/')
  await page.getByRole('link', { name: 'Inizia gratis' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Nome', { exact: true }).fill(account.firstName)
  await page.getByLabel('Cognome').fill(account.lastName)
  await page.getByLabel('Ragione Sociale').fill(account.companyName)
  await page.getByLabel('Cellulare').fill(account.phoneNumber)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Conferma password').fill(account.password)
  await page.getByLabel(/^Ho letto e accetto/).check()
  await page.getByRole('button', { name: 'Inizia la Prova Gratuita' }).click()

  await expect(page.getByText('Registrazione completata')).toBeVisible()
  await expect(page.getByText('Controlla la tua email per il codice di verifica')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Verifica la tua email' })).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()
  await expectAccessible(page)

  // On a server that sends no mail the screen says where it is; a reload loses nothing.
  const box = page.getByRole('link', { name: 'Apri la casella di prova' })
  await expect(box).toHaveAttribute('href', '/dev/posta')
  await page.reload()
  await expect(page.getByText(account.email)).toBeVisible()
  const code = await mailbox.codeFor(account.email)
  const field = page.getByLabel('Codice di verifica')
  await expect(field).toBeFocused()
  await field.fill(code.toLowerCase())
  await expect(field).toHaveValue(code)
  await page.getByRole('button', { name: 'Verifica Email' }).click()

  await expect(page).toHaveURL('/app')
  await expect(page.getByText('Email verificata!')).toBeVisible()
  await expect(page.getByText('Il tuo account è stato attivato. Benvenuto!')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('waiting-registration'))).toBeNull()
  await page.reload()
  await expect(page).toHaveURL('/app')
})

test('the forms say what is missing, in the words of the product, and send nothing [R4-006 R5-001 R5-003]', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto('/register')
  await page.getByLabel('Email').fill('giulia@')
  await page.getByLabel('Password', { exact: true }).fill('corta')
  await page.getByLabel('Conferma password').fill('lunga')
  await page.getByRole('button', { name: 'Inizia la Prova Gratuita' }).click()
  for (const message of [
    'Nome richiesto',
    'Cognome richiesto',
    'Ragione sociale richiesta',
    'Numero di telefono richiesto',
    'Email non valida',
    'La password deve essere di almeno 8 caratteri',
    'Le password non corrispondono',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()

  const account = newAccount()
  await page.getByLabel('Nome', { exact: true }).fill(account.firstName)
  await page.getByLabel('Cognome').fill(account.lastName)
  await page.getByLabel('Ragione Sociale').fill(account.companyName)
  await page.getByLabel('Cellulare').fill(account.phoneNumber)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Conferma password').fill('un’altra cosa')
  await page.getByLabel(/^Ho letto e accetto/).check()
  await page.getByRole('button', { name: 'Inizia la Prova Gratuita' }).click()
  await expect(page.getByText('Le password non corrispondono')).toBeVisible()

  await page.getByRole('tab', { name: 'Accedi' }).click()
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('Email non valida')).toBeVisible()
  await expect(page.getByText('Password richiesta')).toBeVisible()
  expect(calls).toEqual([])
})

test('a taken address is told so and nothing typed is lost [R8-006]', async ({ page, tolerate }) => {
  tolerate(refused(409))
  const { owner: account } = await buildSalon(page.request)
  await page.goto('/register')
  await page.getByLabel('Nome', { exact: true }).fill(account.firstName)
  await page.getByLabel('Cognome').fill(account.lastName)
  await page.getByLabel('Ragione Sociale').fill(account.companyName)
  await page.getByLabel('Cellulare').fill(account.phoneNumber)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Conferma password').fill(account.password)
  await page.getByLabel(/^Ho letto e accetto/).check()
  await page.getByRole('button', { name: 'Inizia la Prova Gratuita' }).click()
  await expect(page.getByText('Errore di registrazione')).toBeVisible()
  await expect(page.getByText('Esiste già un account con questa email', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
})

test('login: a wrong password is refused, the right one opens the app; logging out closes it [R2-020 R2-033 R4-004 R8-005 R8-040]', async ({
  page,
  tolerate,
}) => {
  tolerate(refused(401))
  const { owner: account } = await buildSalon(page.request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(account.email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('sbagliata-1')
  await page.getByRole('button', { name: 'Mostra password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Nascondi password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('Errore di accesso')).toBeVisible()
  await expect(page.getByText('Email o password non corrette.')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await password.fill(account.password)
  await page.getByLabel('Ricorda password').check()
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/app')
  await expect(page.getByText('Accesso effettuato')).toBeVisible()
  await expect(page.getByText('Benvenuto su Riflesso')).toBeVisible()
  // A new toast took the place of the former, and this one goes after two seconds.
  await expect(page.getByText('Errore di accesso')).toHaveCount(0)
  await expect(page.getByText('Accesso effettuato')).toHaveCount(0)

  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Disconnesso')).toBeVisible()
  await expect(page.getByText('Arrivederci!')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
  await page.goto('/app')
  await expect(page).toHaveURL('/auth')
})

test('an unverified person who logs in is asked for the code, can ask for another and go back [R2-004 R4-002 R4-003 R5-005 R8-006 R8-041]', async ({
  page,
  mailbox,
  tolerate,
}) => {
  tolerate(refused(403))
  tolerate(refused(400))
  const account = await registerByApi(page.request)
  await mailbox.codeFor(account.email)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByRole('heading', { name: 'Verifica la tua email' })).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()

  await page.getByLabel('Codice di verifica').fill('abc')
  await page.getByRole('button', { name: 'Verifica Email' }).click()
  await expect(page.getByText('Il codice deve essere di 6 caratteri')).toBeVisible()
  await page.getByLabel('Codice di verifica').fill('000000')
  await page.getByRole('button', { name: 'Verifica Email' }).click()
  await expect(page.getByText('Errore verifica')).toBeVisible()
  await expect(page.getByText('Codice non valido', { exact: false })).toBeVisible()
  // The wrong code is selected: the next one takes its place.
  await expect(page.getByLabel('Codice di verifica')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('000000')

  await page.getByRole('button', { name: 'Invia nuovo codice' }).click()
  await expect(page.getByText('Codice inviato')).toBeVisible()
  await expect(page.getByText('Nuovo codice di verifica inviato alla tua email')).toBeVisible()

  await page.getByRole('button', { name: 'Torna al login' }).click()
  await expect(page.getByRole('tab', { name: 'Accedi' })).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  // As it comes from a mail, with what stands around it.
  await page.getByLabel('Codice di verifica').fill(`  ${await mailbox.codeFor(account.email, 2)} `)
  await page.getByRole('button', { name: 'Verifica Email' }).click()
  await expect(page).toHaveURL('/app')
})

test('private addresses send a visitor, and a session that is over, to the auth screen [R2-002 R4-005 R8-001]', async ({
  page,
  tolerate,
}) => {
  for (const path of [
    'app',
    'dashboard',
    'detailed-analyses',
    'clienti',
    'profile',
    'subscribe',
    'subscription',
    'stripe-setup',
  ]) {
    await page.goto(`/${path}`)
    await expect(page).toHaveURL('/auth')
  }
  tolerate(refused(401))
  await page.evaluate(() => localStorage.setItem('auth-token', 'forged'))
  await page.goto('/app')
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
})

test('a guard says that it is loading while the server is asked who is here [R2-003]', async ({ page, account }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  const loading = page.getByRole('status').filter({ hasText: 'Caricamento...' })
  await page.goto('/profile')
  await expect(loading).toBeVisible()
  // The tool itself stands there already; what it shows of the person waits.
  await page.goto('/app')
  await expect(loading).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Le foto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profilo' })).toBeVisible()
  answer()
  await expect(loading).toHaveCount(0)
  await expect(page.getByRole('link', { name: account.firstName })).toBeVisible()
  await expect(page).toHaveURL('/app')
})

test('a plan chosen on the price list is shown, and leads to the upgrade after signing in [R2-021 R2-027]', async ({
  page,
}) => {
  const { owner: account } = await buildSalon(page.request)
  await page.goto('/auth?plan=pro&billing=yearly')
  await expect(page.getByText('Piano selezionato: PRO (Annuale)')).toBeVisible()
  await expect(page.getByText('Potrà completare l’abbonamento dopo l’accesso.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Registrati' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Accedi' }).click()
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  const arrived = page.waitForURL((url) => url.pathname === '/app' && url.searchParams.get('openUpgrade') === 'true')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await arrived
})

test('without a connection a form says so and keeps what was typed', async ({ page, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const { owner: account } = await buildSalon(page.request)
  await page.goto('/auth')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('Errore di accesso')).toBeVisible()
  await expect(page.getByText('Il server non risponde', { exact: false })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/app')
})

test('logging out while the server cannot be reached leaves nothing behind [R8-008]', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await page.goto('/app')
  await page.route('**/api/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByText('Errore disconnessione')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Accedi' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull()
  await page.goto('/app')
  await expect(page).toHaveURL('/auth')
})

test('a reload while the server cannot be reached keeps the session, and goes on when it can', async ({
  page,
  account: _account,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await page.goto('/app')
  await expect(page.getByText('3 rimaste')).toBeVisible()
  // Copies are written beside what is shown, not before it.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/api/user')) !== undefined)).toBe(true)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Senza connessione: mostriamo le copie', { exact: false })).toBeVisible()
  // A browser that kept nothing.
  await page.evaluate(() => caches.delete('copies'))
  await page.reload()
  await expect(page.getByText('Pagina non disponibile')).toBeVisible()
  await expect(page.getByText('Il server non risponde', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page.getByText('3 rimaste')).toBeVisible()
})

test('its three addresses show the same screen for signing in and registering [R2-001]', async ({ page }) => {
  for (const [path, tab] of [
    ['/auth', 'Accedi'],
    ['/login', 'Accedi'],
    ['/register', 'Registrati'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('tab')).toHaveText(['Accedi', 'Registrati'])
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  }
})
