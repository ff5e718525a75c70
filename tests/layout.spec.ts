import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './fixtures/accessibility.ts'
import { archiveAnalysis, openingButton, recentCards } from './fixtures/analysis.ts'
import { expect, test } from './fixtures/test.ts'

/** What is left of a window at 400 % (of 1280) and at 200 % (of 1440). */
const ENLARGED = [320, 720]
/** Phone, tablet, desktop, and enlarged. */
const WIDTHS = [390, 768, 1440, ...ENLARGED]

const ADDRESSES = [
  '/',
  '/auth',
  '/register',
  '/privacy',
  '/terms',
  '/cookie',
  '/contact',
  '/supporto',
  '/supporto/correggere-la-lettura',
  '/app',
  '/detailed-analyses',
  '/clienti',
  ...['profile', 'subscription', 'password', 'reset', 'team', 'privacy'].map((tab) => `/profile?tab=${tab}`),
  '/subscribe',
  '/subscription',
  '/stripe-setup',
  '/modello-esterno',
]

/** One screen of each kind: what stands on them stands on the others too. */
const ONE_OF_EACH = ['/', '/auth', '/app', '/detailed-analyses', '/clienti', '/profile?tab=privacy']

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error('not on the screen')
  return box
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

/** Words that stand beyond the sides of the window where nothing scrolls to them, or are cut by what they stand in. */
const wordsOutOfSight = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const cuts = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return (
        /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
      )
    }
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      const words = text.textContent?.trim()
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('[aria-hidden=true], option, script, style')) continue
      // What is said to screen readers alone is clipped away on purpose.
      const { clip, clipPath } = getComputedStyle(element)
      if (clip !== 'auto' || clipPath !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      let around: Element | null = element
      while (around && !scrolls(around) && !cuts(around)) around = around.parentElement
      const beyond = left < -1 || right > window.innerWidth + 1
      const reached = around !== null && scrolls(around)
      if (!reached && (beyond || (around !== null && right > around.getBoundingClientRect().right + 1)))
        found.add(words)
    }
    return [...found]
  })

/** An animation that takes no longer is seen as none. A transition of any length draws a frame of before. */
const BLINK_SECONDS = 0.001

/** Elements that move, as a selector of each. */
const moving = (page: Page) =>
  page.evaluate((blink) => {
    const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*'))
      for (const part of [undefined, '::before', '::after']) {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element, part)
        const animated = animationName !== 'none' && longest(animationDuration) > blink
        if (animated || longest(transitionDuration) > 0 || scrollBehavior === 'smooth')
          found.add(`${element.tagName} ${element.className} ${part ?? ''}`)
      }
    return [...found]
  }, BLINK_SECONDS)

test('no screen scrolls sideways or hides words, on a phone, a tablet, a desktop or enlarged; none moves for who wants it still [R9-024]', {
  tag: '@desktop',
}, async ({ page, account: _account, tolerate }) => {
  tolerate(/status of 403/) // the page of the outside model is the operator's
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sideways: string[] = []
  const hidden: string[] = []
  for (const address of ADDRESSES) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (excess > 0) sideways.push(`${address} at ${width}: ${excess} px`)
      if (!ENLARGED.includes(width)) continue
      for (const words of await wordsOutOfSight(page)) hidden.push(`${address} at ${width}: ${words}`)
    }
    if (ONE_OF_EACH.includes(address)) expect.soft(await moving(page), address).toEqual([])
  }
  expect.soft(sideways).toEqual([])
  expect(hidden).toEqual([])
})

test('in the dark every screen can be read; the choice in the profile holds before anything is drawn; paper stays white', {
  tag: '@desktop',
}, async ({ page, account: _account, tolerate }) => {
  tolerate(/ERR_FAILED/)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto('/app')
  await archiveAnalysis(page, { firstName: 'Anna', lastName: 'Bellini' })
  const light = await paper()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(paper).not.toBe(light)
  const dark = await paper()
  for (const address of ONE_OF_EACH) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('status', { name: /^Caricamento/ })).toHaveCount(0)
    await expectAccessible(page)
  }
  await page.goto('/app')
  await openingButton(recentCards(page)).click()
  await expect(page.getByText('Preparazione e Applicazione')).toBeVisible()
  await expectAccessible(page)

  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/profile')
  await page.getByRole('radiogroup', { name: 'Colori delle schermate' }).getByText('Scuro').click()
  await expect.poll(paper).toBe(dark)
  // Without the app's code: what chooses the scheme stands in the page itself.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(paper).toBe(dark)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect.poll(paper).toBe(light)
})

test('photos and answers stand beside a panel that stays, on a phone one above the other [R2-030 R2-031 R2-033 R2-034 R2-043 R2-051]', {
  tag: '@desktop',
}, async ({ page, account: _account }) => {
  await page.goto('/app')
  await archiveAnalysis(page)
  await page.reload()
  await expect(page.getByText('JPG, PNG, HEIC · max 10MB')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByText('Analisi Professionale Colore Capelli')).toBeVisible()
  await expect(header.getByText(/^Riflesso/)).toBeVisible()
  const [photos, answers, panel, recent] = [
    'Le foto',
    'Analisi preliminare',
    'Analisi del colore',
    'Analisi Recenti',
  ].map((name) => part(page, name)) as [Locator, Locator, Locator, Locator]

  await expect(page.getByRole('button', { name: "Procedi con l'analisi" })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Abbonati' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Giulia Ferri' })).toBeVisible()
  const [left, below, right, last] = await Promise.all([photos, answers, panel, recent].map(boxOf))
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1)
  expect(right?.y).toBe(left?.y)
  expect(below?.x).toBe(left?.x)
  expect(below?.y).toBeGreaterThan(left?.y ?? Number.NaN)
  expect(last?.y).toBeGreaterThan((below?.y ?? Number.NaN) + (below?.height ?? 0) - 1)

  await page.mouse.wheel(0, 250)
  await expect.poll(async () => (await boxOf(photos)).y).toBeLessThan(left?.y ?? Number.NaN)
  const top = await boxOf(header)
  expect(top.y).toBe(0)
  expect((await boxOf(panel)).y).toBeGreaterThan(top.height)
  expect((await boxOf(panel)).y).toBeGreaterThan((await boxOf(photos)).y)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Analizza', exact: true })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Pro', exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Profilo' })).toBeVisible()
  const column = await Promise.all([photos, answers, panel, recent].map(boxOf))
  expect(column.map(({ y }) => y)).toEqual(column.map(({ y }) => y).toSorted((a, b) => a - b))
  expect(new Set(column.slice(0, 3).map(({ x }) => x)).size).toBe(1)
})
