import type { Page } from '@playwright/test'

/** Milliseconds that pictures may take; what has none by then is taken as it is. */
const DRAWING_MS = 4000

/** Whatever comes near when the page is scrolled through is there: fonts, pictures, drawn hair; and nothing moves any more. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    // What follows the clock ends; what follows a scrolled line does not.
    const moving = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  await page
    .waitForFunction(
      () =>
        [...document.images].every((image) => image.complete) &&
        document.querySelector('span > canvas:not([data-drawn])') === null,
      null,
      { timeout: DRAWING_MS },
    )
    .catch(() => undefined)
  // What was fetched is not drawn before it is decoded; what cannot be shows what stands in its place.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode()))
  })
}
