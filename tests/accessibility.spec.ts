import type { Page } from '@playwright/test'
import { violationsOf } from './fixtures/accessibility.ts'
import { moving, sidewaysOf, wordsOutOfSight } from './fixtures/layout.ts'
import { demonstrationSession } from './fixtures/salons.ts'
import { handSession } from './fixtures/session.ts'
import { expect, test } from './fixtures/test.ts'
import { WALKS } from './screens/walks.ts'

/** What is left of a window at 400 % (of 1280) and at 200 % (of 1440). */
const ENLARGED = [320, 720]
const DESKTOP = 1440
const PHONE = 390
const WIDTHS = [320, PHONE, 720, 768, DESKTOP]
const HEIGHT = 900
/** Milliseconds that a layout may take to follow the width on a busy machine. */
const SETTLED_MS = 3000

/** What is wrong with a screen, at one width or in one colour scheme. */
type Fault = { readonly where: string; readonly what: unknown }

/** By how many pixels the page is wider than its window, once layouts that a script chooses by the width have followed it. */
async function excessOf(page: Page): Promise<number> {
  await expect
    .poll(() => sidewaysOf(page), { timeout: SETTLED_MS })
    .toBe(0)
    .catch(() => undefined)
  return sidewaysOf(page)
}

/** Looks at a screen in every width and both colour schemes; leaves it wide and light. */
async function faultsOf(page: Page): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  const note = (where: string, what: readonly unknown[]) => faults.push(...what.map((one) => ({ where, what: one })))
  note('with reduced motion', await moving(page))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const excess = await excessOf(page)
    if (excess > 0) note(`at ${width}`, [`${excess} px to scroll sideways`])
    if (ENLARGED.includes(width)) note(`at ${width}, out of sight`, await wordsOutOfSight(page))
    if (width === PHONE || width === DESKTOP) note(`at ${width}`, await violationsOf(page))
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  note('in the dark', await violationsOf(page, 'colours'))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// A walk has up to ten states, and each is looked at five times.
test.describe.configure({ timeout: 240_000 })

for (const { as, steps } of WALKS) {
  const looked = steps.filter(({ isPictureOnly }) => !isPictureOnly)
  const names = looked.map(({ name }) => name).join(', ')
  if (looked.length === 0) continue
  test(`can be used by everybody, at 390, 768 and 1440 px, enlarged, in the light and in the dark: ${names} [R9-024]`, async ({
    page,
    context,
    request,
    signIn,
    tolerate,
  }) => {
    // Some states are failures.
    tolerate(/status of [45]\d\d|ERR_FAILED/)
    if (as === 'salon') await handSession(context, await demonstrationSession(request))
    if (as === 'newcomer') await signIn()
    for (const { name, open } of looked)
      await test.step(name, async () => {
        await open(page)
        expect.soft(await faultsOf(page), name).toEqual([])
      })
  })
}
