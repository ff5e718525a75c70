import type { Page } from '@playwright/test'
import { violationsOf } from './fixtures/accessibility.ts'
import { clippedTextOf, horizontalOverflowOf, moving } from './fixtures/layout.ts'
import { demonstrationSession } from './fixtures/salons.ts'
import { presetSession } from './fixtures/session.ts'
import { expect, test } from './fixtures/test.ts'
import { answeringAsEver } from './screens/answers.ts'
import { WALKS } from './screens/walks.ts'

/** CSS widths of a 1280 px window at 400 % zoom and of a 1440 px window at 200 %. */
const ZOOMED = [320, 720]
const DESKTOP = 1440
const PHONE = 390
const WIDTHS = [320, PHONE, 720, 768, DESKTOP]
const HEIGHT = 900
/** Viewport height at which a phone's sticky bars cover nothing: axe counts what they happen to cover as too small to tap. */
const WHOLE_HEIGHT = 6000
/** Upper bound for a script-driven layout to react to a resize under load. */
const LAYOUT_TIMEOUT_MS = 3000

/** A fault of a screen, at one width or in one colour scheme. */
type Fault = { readonly where: string; readonly what: unknown }

/** Pixels by which the page is wider than the viewport, after script-driven layouts have reacted to the resize. */
async function settledOverflowOf(page: Page): Promise<number> {
  let overflow = 0
  const measure = async () => {
    overflow = await horizontalOverflowOf(page)
    return overflow
  }
  await expect
    .poll(measure, { timeout: LAYOUT_TIMEOUT_MS })
    .toBe(0)
    .catch(() => undefined)
  return overflow
}

/** Checks a screen at every width and in both colour schemes; resets it to desktop width and light scheme. */
async function faultsOf(page: Page): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  const note = (where: string, what: readonly unknown[]) => faults.push(...what.map((one) => ({ where, what: one })))
  note('with reduced motion', await moving(page))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === PHONE ? WHOLE_HEIGHT : HEIGHT })
    const overflow = await settledOverflowOf(page)
    if (overflow > 0) note(`at ${width}`, [`${overflow} px of horizontal overflow`])
    if (ZOOMED.includes(width)) note(`at ${width}, cut off`, await clippedTextOf(page))
    if (width === PHONE || width === DESKTOP) note(`at ${width}`, await violationsOf(page))
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  note('dark scheme', await violationsOf(page, 'colours'))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

// One test has up to ten states, each checked five times.
test.describe.configure({ timeout: 240_000 })

for (const { as, steps } of WALKS) {
  const checked = steps.filter(({ isPictureOnly }) => !isPictureOnly)
  const names = checked.map(({ name }) => name).join(', ')
  if (checked.length === 0) continue
  test(`screens are accessible at every width, zoomed and in both colour schemes: ${names} [R9-024]`, async ({
    page,
    context,
    request,
    signIn,
    tolerate,
  }) => {
    // Some states show server errors.
    tolerate(/status of [45]\d\d|ERR_FAILED/)
    if (as === 'salon') await presetSession(context, await demonstrationSession(request))
    if (as === 'newcomer') await signIn({ isNew: true })
    for (const { name, open } of checked)
      await test.step(name, async () => {
        await open(page)
        expect.soft(await faultsOf(page), name).toEqual([])
      })
    // A changed answer may still be on its way.
    await answeringAsEver(page)
  })
}
