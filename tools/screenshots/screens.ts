import type { Page } from '@playwright/test'
import {
  analyseButton,
  analyseWithoutClient,
  openingButton,
  photoField,
  recentCards,
  renderedPhoto,
} from '../../tests/fixtures/analysis.ts'
import type { Person } from './people.ts'

export type Screen = {
  /** Of the file, before width and scheme. */
  readonly name: string
  readonly as: Person
  /** Brings a new page to the state that is taken. */
  readonly open: (page: Page) => Promise<unknown>
  /** Of the window, for what scrolls inside of it. */
  readonly height?: number
  /** False: only what the window shows. */
  readonly whole?: boolean
}

const at =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
  }

/** A window as high as what stands in an overlay. */
const TALL = 3200

const tab = (name: string): Screen => ({ name: `profile-${name}`, as: 'salon', open: at(`/profile?tab=${name}`) })

/** What just happened is said for a few seconds: a picture of the screen is without it. */
async function withoutToast(page: Page): Promise<void> {
  const close = page.getByRole('status').getByRole('button', { name: 'Chiudi' })
  if (await close.isVisible()) await close.click()
  await close.waitFor({ state: 'detached' })
}

async function withPhotos(page: Page): Promise<void> {
  await at('/app')(page)
  await photoField(page, 'Prima').setInputFiles(await renderedPhoto(page.request, 'prima'))
  await photoField(page, 'Dopo').setInputFiles(await renderedPhoto(page.request, 'dopo'))
  await page
    .getByText(/^Livello\s\d/)
    .nth(1)
    .waitFor({ timeout: 60_000 })
  await withoutToast(page)
}

async function analysed(page: Page): Promise<void> {
  await withPhotos(page)
  await page.getByLabel('Tipologia').selectOption('naturale')
  await page.getByLabel('Stato dei capelli').selectOption('buono')
  await analyseWithoutClient(page)
  await page.getByRole('region', { name: 'Formula Tecnica e Applicazione' }).waitFor({ timeout: 60_000 })
  await withoutToast(page)
}

/** The newest analysis of the archive that has a client, over the page. */
async function archived(page: Page): Promise<void> {
  await at('/app')(page)
  await page.getByPlaceholder(/^Cerca per nome o cognome/).fill('Marchetti')
  await openingButton(recentCards(page).filter({ hasText: 'Chiara' }).first()).click()
  await page.getByText('Preparazione e Applicazione').waitFor()
  await page.waitForLoadState('networkidle')
}

async function clientNamed(page: Page, name: string): Promise<void> {
  await at('/clienti')(page)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name.split(' ')[0] ?? '') }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The sheet that is printed, as it lies on paper. */
async function printed(page: Page): Promise<void> {
  await archived(page)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}

/** The picture that is handed to other apps. */
async function sharedPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async (data) => {
      Object.assign(window, { handedOver: data?.files?.[0] })
    }
  })
  await archived(page)
  await page.getByRole('button', { name: 'Condividi' }).click()
  await page.getByText('✅ Formula Condivisa').waitFor()
  await page.evaluate(async () => {
    const picture = new Image()
    picture.src = URL.createObjectURL((window as unknown as { handedOver: File }).handedOver)
    picture.style.width = '100%'
    await picture.decode()
    document.body.replaceChildren(picture)
  })
}

const then =
  (open: (page: Page) => Promise<unknown>, ...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of [open, ...steps]) await step(page)
  }

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const until = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

/** Every screen and its important states, in the order in which people meet them. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'visitor', open: at('/') },
  {
    name: 'landing-try-out',
    as: 'visitor',
    open: then(at('/'), press('Prova con una foto'), (page) => page.getByRole('dialog').waitFor()),
    whole: false,
  },
  { name: 'auth', as: 'visitor', open: at('/auth') },
  { name: 'auth-register', as: 'visitor', open: at('/auth?plan=pro&billing=yearly') },
  { name: 'auth-errors', as: 'visitor', open: then(at('/register'), press('Inizia la Prova Gratuita')) },
  { name: 'privacy', as: 'visitor', open: at('/privacy') },
  { name: 'terms', as: 'visitor', open: at('/terms') },
  { name: 'cookie', as: 'visitor', open: at('/cookie') },
  { name: 'contact', as: 'visitor', open: at('/contact') },
  { name: 'supporto', as: 'visitor', open: at('/supporto') },
  { name: 'tutorial', as: 'visitor', open: at('/supporto/correggere-la-lettura') },
  { name: 'not-found', as: 'visitor', open: at('/nowhere') },

  { name: 'app-empty', as: 'newcomer', open: at('/app') },
  { name: 'clients-empty', as: 'newcomer', open: at('/clienti') },
  { name: 'detailed-empty', as: 'newcomer', open: at('/detailed-analyses') },
  { name: 'subscribe', as: 'newcomer', open: at('/subscribe') },
  {
    name: 'upgrade-dialog',
    as: 'newcomer',
    open: then(at('/app?openUpgrade=true'), (page) => page.getByRole('dialog').waitFor()),
    height: 1400,
    whole: false,
  },
  { name: 'profile-trial', as: 'newcomer', open: at('/profile?tab=subscription') },

  { name: 'app', as: 'salon', open: at('/app') },
  { name: 'app-photos', as: 'salon', open: withPhotos },
  {
    name: 'app-details',
    as: 'salon',
    open: then(at('/app'), (page) => page.getByText('Altri dettagli').click()),
  },
  {
    name: 'app-client-dialog',
    as: 'salon',
    open: then(
      withPhotos,
      (page) => analyseButton(page).click(),
      (page) => page.getByRole('dialog').waitFor(),
    ),
    whole: false,
  },
  {
    name: 'app-correction',
    as: 'salon',
    open: then(withPhotos, press('Correggi la lettura della foto Prima'), (page) => page.getByRole('dialog').waitFor()),
    whole: false,
  },
  {
    name: 'app-samples',
    as: 'salon',
    open: then(at('/app'), press('Prova con una foto di esempio'), until('Da castano a rame')),
    whole: false,
  },
  {
    name: 'app-search',
    as: 'salon',
    open: then(at('/app'), press('Cerca Galleria'), async (page) => {
      await page.getByRole('dialog').getByRole('searchbox').fill('rame')
      await page.keyboard.press('Enter')
      await page
        .getByRole('button', { name: /^Usa come foto Dopo: / })
        .first()
        .waitFor({ timeout: 60_000 })
    }),
    whole: false,
  },
  { name: 'result', as: 'salon', open: analysed },
  {
    name: 'result-why',
    as: 'salon',
    open: then(analysed, async (page) => {
      for (const fold of await page.getByText('Perché e come').all()) await fold.click()
      const more = page.getByRole('button', { name: 'Leggi tutto' })
      while ((await more.count()) > 0) await more.first().click()
    }),
  },
  { name: 'detail', as: 'salon', open: archived, height: TALL, whole: false },
  { name: 'detail-window', as: 'salon', open: archived, whole: false },
  {
    name: 'bowl',
    as: 'salon',
    open: then(archived, (page) => page.getByRole('link', { name: 'Modalità ciotola' }).click(), until(/^Fase 1 di/)),
    whole: false,
  },
  { name: 'print', as: 'salon', open: printed },
  { name: 'shared-picture', as: 'salon', open: sharedPicture },
  { name: 'detailed', as: 'salon', open: at('/detailed-analyses') },
  {
    name: 'detailed-whole',
    as: 'salon',
    open: then(at('/detailed-analyses'), (page) => page.getByRole('switch').check(), until('Tutte le fasi')),
  },
  {
    name: 'detailed-dialog',
    as: 'salon',
    open: then(at('/detailed-analyses'), press(/^Visualizza Analisi Completa/), until('Preparazione e Applicazione')),
    whole: false,
  },
  { name: 'clients', as: 'salon', open: at('/clienti') },
  { name: 'client', as: 'salon', open: (page) => clientNamed(page, 'Marchetti Chiara') },
  { name: 'client-allergic', as: 'salon', open: (page) => clientNamed(page, 'Longhi Beatrice') },
  ...['profile', 'subscription', 'password', 'reset', 'team', 'privacy'].map(tab),
  { name: 'subscription', as: 'salon', open: at('/subscription') },
  { name: 'stripe-setup', as: 'salon', open: at('/stripe-setup') },
  { name: 'modello-esterno', as: 'salon', open: at('/modello-esterno') },
]

export function screenNamed(name: string): Screen {
  const screen = SCREENS.find((one) => one.name === name)
  if (screen === undefined) throw new Error(`no screen is named ${name}`)
  return screen
}
