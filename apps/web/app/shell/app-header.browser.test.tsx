import { listClients, logout, recentAnalysesDetailed } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers } from '~/testing/analyses.ts'
import { answer } from '~/testing/answers.ts'
import { callsOf } from '~/testing/network.ts'
import { owner, payingOwner } from '~/testing/people.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const PAGES = ['Analisi', 'Clienti', 'Archivio', 'Scaffale', 'Salone']

test.for([
  owner(),
  owner({ firstName: 'Alessandra', lastName: 'Bianchi' }),
  payingOwner('basic', { firstName: 'Alessandra', lastName: 'Bianchi' }),
])(
  'the header shows name and tagline to $firstName $lastName on $currentPlan at every width without overflowing',
  async (user) => {
    await renderScreen('/app', { user, answers: [...appAnswers, ...archiveAnswers([])] })
    const header = page.getByRole('banner')
    const name = header.getByText('Riflesso')
    const links = header.getByRole('navigation', { name: 'Pagine' }).getByRole('link')
    const tagline = header.getByText('Analisi Professionale Colore Capelli')
    for (const width of [768, 820, 1024, 1200, ...WIDTHS]) {
      await page.viewport(width, 900)
      await expect.element(tagline).toBeVisible()
      const names = () => links.elements().map(({ textContent }) => textContent)
      await expect.poll(names).toEqual(width < 768 ? [] : PAGES)
      const { scrollWidth, clientWidth } = tagline.element()
      expect(scrollWidth, `${width}`).toBeLessThanOrEqual(clientWidth)
      const room = tagline.element().getBoundingClientRect().right
      expect(name.element().getBoundingClientRect().right, `${width}`).toBeLessThanOrEqual(room)
      const whole = header.element().getBoundingClientRect()
      const parts = [...header.element().querySelectorAll('p, a, button, span')].map((part) =>
        part.getBoundingClientRect(),
      )
      if (width >= 768) {
        const boxes = links.elements().map((link) => link.getBoundingClientRect())
        expect(boxes[0]?.left, `${width}`).toBeGreaterThanOrEqual(room)
        expect(new Set(boxes.map(({ bottom }) => bottom)).size, `${width}`).toBe(1)
      }
      for (const { top, bottom, right } of parts) {
        expect(top, `${width}`).toBeGreaterThanOrEqual(whole.top)
        expect(bottom, `${width}`).toBeLessThanOrEqual(whole.bottom)
        expect(right, `${width}`).toBeLessThanOrEqual(width)
      }
    }
  },
)

test.for([
  ['/dashboard', 'Analisi'],
  ['/detailed-analyses', 'Archivio'],
] as const)('on %s the navigation marks the page %s', async ([path, name]) => {
  await page.viewport(1440, 900)
  const answers = [...appAnswers, ...archiveAnswers([]), answer(recentAnalysesDetailed, [])]
  await renderScreen(path, { user: owner(), answers })
  const current = page.getByRole('banner').getByRole('link', { name, exact: true })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
})

test('a phone has tabs at its lower edge, and a menu that closes when a page opens', async () => {
  await page.viewport(390, 844)
  const screen = await renderScreen('/app', {
    answers: [...profileAnswers, ...appAnswers, ...archiveAnswers([]), answer(listClients, [])],
  })
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Menu' }).click()
  await expect.element(header.getByRole('link', { name: 'Profilo' })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Esci' })).toBeVisible()
  await expectAccessible()
  await header.getByRole('link', { name: 'Salone' }).click()
  await expect.poll(screen.address).toBe('/salone')
  await expect.poll(() => document.querySelector(':popover-open')).toBeNull()

  const tabs = page.getByRole('navigation', { name: 'Pagine' })
  await expect
    .poll(() =>
      tabs
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Analisi', 'Clienti', 'Archivio', 'Scaffale'])
  await tabs.getByRole('link', { name: 'Clienti' }).click()
  await expect.poll(screen.address).toBe('/clienti')
  await expect.element(tabs.getByRole('link', { name: 'Clienti' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible()
})

test('a new salon has no shelf in its navigation, but at its address', async () => {
  const answers = [...profileAnswers, ...appAnswers]
  await renderScreen('/scaffale', { user: owner({ tools: [] }), answers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Scaffale' })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Pagine' }).getByRole('link')
  const names = () => links.elements().map(({ textContent }) => textContent)
  await page.viewport(1440, 900)
  await expect.poll(names).toEqual(['Analisi', 'Clienti', 'Archivio', 'Salone'])
  await page.viewport(390, 844)
  await expect.poll(names).toEqual(['Analisi', 'Clienti', 'Archivio'])
})

/** Queues a service that the salon closed offline. */
function closeOffline(salonId: string): void {
  const body = { key: '01940000-0000-4000-8000-000000000001', option: 'equilibrata', bowls: [{ phase: 0, parts: [] }] }
  localStorage.setItem('services-to-send', JSON.stringify([{ salonId, analysisId: body.key, body }]))
}

test.for([390, 1440])(
  "'Esci' asks first while something weighed offline has not been sent, at a width of %d px [R2-033]",
  async (width) => {
    await page.viewport(width, 844)
    closeOffline(owner().salonId)
    const answers = [...appAnswers, ...archiveAnswers([]), answer(logout, { success: true })]
    const screen = await renderScreen('/app', { answers })
    const header = page.getByRole('banner')
    const exit = async () => {
      if (width === 390) await header.getByRole('button', { name: 'Menu' }).click()
      await header.getByRole('button', { name: 'Esci' }).click()
    }
    const dialog = page.getByRole('dialog', { name: 'Un servizio non è ancora partito' })
    await exit()
    await expect.element(dialog).toBeVisible()
    expect(document.querySelector(':popover-open')).toBeNull()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Resta' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(screen.address()).toBe('/app')
    expect(callsOf(logout)).toHaveLength(0)
    await exit()
    await dialog.getByRole('button', { name: 'Esci comunque' }).click()
    await expect.poll(screen.address).toBe('/auth')
    expect(localStorage.getItem('services-to-send')).not.toBeNull()
  },
)

test("'Esci' does not ask because of another salon's services", async () => {
  closeOffline('01920000-0000-7000-8000-0000000000bb')
  const screen = await renderScreen('/app', {
    answers: [...appAnswers, ...archiveAnswers([]), answer(logout, { success: true })],
  })
  await expect.element(page.getByRole('link', { name: 'Giulia' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Esci' }).click()
  await expect.poll(screen.address).toBe('/auth')
})
