import type { Page } from '@playwright/test'
import { messages } from '@riflesso/contract'
import sharp from 'sharp'
import { cicp, pngWith } from '../apps/server/testing/photos/colour-files.ts'
import { expectAccessible } from './fixtures/accessibility.ts'
import { renderedPhoto } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

const TECHNIQUES = [
  'Air Touch',
  'Balayage',
  'Ombré',
  'Sombré',
  'Tortoiseshell',
  'Color Melting',
  'Ribbon Highlights',
  'Pintura',
  'Splashlight',
  'Babylights',
  'Foilage',
  'Flamboyage',
  'Ecaille',
  'Bronde',
  'Lived-in Color',
  'Root Smudge',
]

/** Scrolls through the page once, so that everything loaded lazily is requested. */
async function scrollThrough(page: Page): Promise<void> {
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) await heading.scrollIntoViewIfNeeded()
}

test('the landing page is readable, its slider works by keyboard, and it links to the auth screen [R2-010 R2-012]', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dalla foto alla formula, al grammo\./)
  await expect(page.getByRole('heading', { name: 'A occhio' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Con Riflesso' })).toBeVisible()
  await scrollThrough(page)
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toBeVisible()

  const slider = page.getByRole('slider', { name: 'Confronto fra prima e dopo' })
  const before = Number(await slider.inputValue())
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue(String(before + 1))
  await slider.press('Home')
  await expect(slider).toHaveValue('0')

  await page.getByRole('link', { name: 'Accedi' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('tab', { name: 'Accedi' })).toHaveAttribute('aria-selected', 'true')
})

test('the landing page has its whole content before any script runs [R2-014 R2-018 R9-022 R9-023]', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const basic = page.getByRole('region', { name: 'Basic', exact: true })
  await expect(basic.getByText(/^39,90.€$/)).toBeVisible()
  await expect(basic.getByText('50 analisi al mese')).toBeVisible()
  await expect(page.getByText('Nessuna commissione')).toBeVisible()
  await expect(page.getByText('Le tue clienti restano tue')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Inizia gratis' })).toHaveAttribute('href', '/auth?tab=register')
  for (const hasText of [/^30 s$/, /^30\+$/, /^23$/, /^30 giorni$/])
    await expect(page.getByRole('definition').filter({ hasText })).toBeVisible()
  await expect(page.getByText('3 analisi gratuite · senza carta di credito')).toBeVisible()
  for (const feature of [
    'Misura, non indovina',
    'Regole che proteggono',
    'Ogni cliente, la sua storia',
    'Tutto il salone insieme',
  ])
    await expect(page.getByRole('heading', { name: feature })).toBeVisible()
  await page.getByRole('heading', { name: 'Tecniche 2025: sedici, ognuna con i suoi numeri' }).click()
  for (const name of TECHNIQUES) {
    const picture = page.getByRole('img', { name: `Capelli con ${name}, visti da dietro`, exact: true })
    await expect(picture).toBeHidden()
    await page.getByRole('heading', { name, exact: true }).click()
    await expect(picture).toBeVisible()
  }
  await expect(page.locator('details[name=tecnica][open]')).toHaveCount(1)
  await expect(page.getByText('Sono esempi d’uso, non citazioni di clienti.')).toBeVisible()
  for (const [name, href] of [
    ['Privacy Policy', '/privacy'],
    ['Termini di Servizio', '/terms'],
    ['Cookie Policy', '/cookie'],
    ['Contattaci', '/contact'],
    ['Centro Assistenza', '/supporto'],
    ['Accuratezza', '/accuratezza'],
  ] as const)
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', href)
  await context.close()
})

test('the prices, and who takes no commission, are in the first HTML of the server', async ({ request }) => {
  const html = await (await request.get('/')).text()
  for (const price of ['39,90\u00a0€', '438,90\u00a0€', '69,90\u00a0€', '768,90\u00a0€'])
    expect(html).toContain(`>${price}</strong>`)
  expect(html).not.toMatch(/\{\{\w/)
  expect(html).toContain('Nessuna commissione')
})

test('the landing page of a phone is at most 8,000 pixels high, with no technique loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const loaded: string[] = []
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  await page.goto('/')
  await scrollThrough(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000)
  expect(loaded.filter((path) => path.startsWith('/pictures/techniques/'))).toEqual([])
  expect(loaded.filter((path) => path.startsWith('/api/plans'))).toEqual([])
})

for (const width of [390, 1440])
  test(`the landing page at ${width} pixels does not move when its fonts arrive late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Before the style sheet has arrived no font is declared, and the check passes.
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Fraunces Variable"'))).toBe(false)
    arrive()
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    })
    await scrollThrough(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThanOrEqual(0.02)
  })

test('a click before hydration is replayed after it', async ({ context }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  // Not the `page` fixture, which waits for hydration.
  const page = await context.newPage()
  await page.route('**/assets/framework-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Prova con una foto' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  arrive()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a plan chosen on the landing page is kept on the registration screen [R2-015 R2-016]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Si comincia gratis, si sceglie dopo' }).scrollIntoViewIfNeeded()
  const pro = page.getByRole('region', { name: 'Pro', exact: true })
  await expect(pro.getByText(/^69,90/)).toBeVisible()
  await page.getByText('Annuale', { exact: true }).click()
  await expect(pro.getByText(/^768,90/)).toBeVisible()
  await page.getByRole('link', { name: 'Scegli Pro' }).click()
  await expect(page).toHaveURL('/auth?plan=pro&billing=yearly')
  await expect(page.getByText('Piano selezionato: PRO (Annuale)')).toBeVisible()
})

test('the last link of the landing page leads a visitor to the auth screen [R2-017]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Inizia la Prova Gratuita' }).last().click()
  await expect(page).toHaveURL('/auth?tab=register')
})

test('the example formula opens full screen, from 1024 px on only [R2-013]', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/')
  const zoom = page.getByRole('button', { name: 'Ingrandisci la formula' })
  await zoom.click()
  const dialog = page.getByRole('dialog', { name: 'Una formula di Riflesso, per intero' })
  await expect(dialog).toBeVisible()
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1024, height: 800 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(zoom).toBeFocused()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(zoom).toBeHidden()
})

test('a photo is measured on the landing page, and nothing is uploaded [R2-011]', async ({ page, request }) => {
  const uploads: string[] = []
  page.on('request', (sent) => {
    if (sent.method() !== 'GET') uploads.push(sent.url())
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Prova con una foto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prova con una foto' })
  await dialog.getByRole('button', { name: 'Mogano su base scura' }).click()
  await expect(dialog.getByText(/^Direi\s\d/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Altra foto' }).click()
  await dialog.locator('input[type=file]').setInputFiles(await renderedPhoto(request, 'dopo'))
  await expect(dialog.getByText(/^Direi\s\d.+rame/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Inizia la Prova Gratuita' })).toHaveAttribute(
    'href',
    '/auth?tab=register',
  )
  expect(uploads).toEqual([])
})

test('an HDR photo is not measured on the landing page either', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Prova con una foto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prova con una foto' })
  const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
    .png()
    .toBuffer()
  const hdr = { name: 'foto.png', mimeType: 'image/png', buffer: pngWith(grey, cicp(9, 16)) }
  await dialog.locator('input[type=file]').setInputFiles(hdr)
  await expect(dialog.getByText(messages.imageHdr)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Scegli una foto' })).toBeVisible()
})

test('the public pages are complete in the HTML of the server, without a session [R2-007 R2-008]', async ({ page }) => {
  for (const [path, title] of [
    ['/privacy', 'Informativa sulla privacy'],
    ['/terms', 'Termini di servizio'],
    ['/cookie', 'Cookie Policy'],
    ['/contact', 'Contattaci'],
    ['/supporto', 'Centro Assistenza'],
    ['/supporto/prima-analisi', 'La prima analisi'],
    ['/accuratezza', 'Quanto è precisa la lettura'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).toContain(`<title>${title} · Riflesso</title>`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
    const isLegal = path === '/privacy' || path === '/terms' || path === '/cookie'
    const notice = page.getByText('Questa è un’installazione dimostrativa', { exact: false })
    await expect(notice).toBeVisible({ visible: isLegal })
    const agreement = page.getByRole('heading', { name: 'Accordo sul trattamento dei dati' })
    await expect(agreement).toBeVisible({ visible: path === '/terms' })
  }
})

test('the help centre shows its six tutorials', async ({ page }) => {
  await page.goto('/supporto')
  const tutorials = page.getByRole('region', { name: 'Tutorial' }).getByRole('link')
  await expect(tutorials).toHaveCount(6)
  await tutorials.first().click()
  for (const next of [
    'Correggere la lettura',
    'Leggere la formula',
    'Le schede dei clienti',
    'Lavorare in team',
    'Piano e abbonamento',
  ]) {
    await page.getByRole('link', { name: next }).click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  }
})

test('a message to the operator is validated, sent and confirmed', async ({ page, mailbox }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Invia il messaggio' }).click()
  await expect(page.getByText('Nome richiesto')).toBeVisible()
  await expect(page.getByLabel('Nome e cognome')).toBeFocused()
  await page.getByLabel('Nome e cognome').fill('Ada Bianchi')
  await page.getByLabel('Email').fill('ada@example.it')
  await page.getByLabel('Messaggio').fill('Buongiorno, vorrei saperne di più.')
  await page.getByRole('button', { name: 'Invia il messaggio' }).click()
  await expect(page.getByText('Messaggio inviato')).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(async () => (await mailbox.mailsTo('contatto@riflesso.localhost'))[0]?.text)
    .toContain('Da Ada Bianchi, che attende risposta a ada@example.it')
})

test('the footer of the app links to existing pages and shows the years [R2-035]', async ({ page, account }) => {
  expect(account.email).toContain('@')
  await page.goto('/app')
  const footer = page.getByRole('contentinfo')
  for (const name of [
    'Centro Assistenza',
    'Tutorial',
    'Contattaci',
    'Privacy Policy',
    'Termini di Servizio',
    'Cookie Policy',
  ])
    await expect(footer.getByRole('link', { name })).toBeVisible()
  await expect(footer.getByText(`© 2024–${new Date().getFullYear()} Riflesso`)).toBeVisible()
  await footer.getByRole('link', { name: 'Cookie Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeVisible()
})

test('an unknown URL answers 404 with a page in English [R2-006]', async ({ page, tolerate }) => {
  tolerate(/status of 404/)
  const response = await page.goto('/non-esiste')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('router', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})
