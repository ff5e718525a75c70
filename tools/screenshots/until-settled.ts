import type { Page } from '@playwright/test'

/** Timeout for pictures, milliseconds; the screenshot is taken anyway. */
const LOADING_MS = 20_000

/** Scrolls through the page and waits for fonts, pictures and animations. */
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
    // Time-based animations end; scroll-driven ones do not.
    const moving = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  await page
    .waitForFunction(() => [...document.images].every((image) => image.complete), null, { timeout: LOADING_MS })
    .catch(() => undefined)
  // Decode fetched pictures before the screenshot; failed ones show their fallback.
  await page.evaluate(async () => {
    const backgrounds = [...document.querySelectorAll('span')].flatMap((element) =>
      [...getComputedStyle(element).backgroundImage.matchAll(/url\("(.*?)"\)/g)].map(([, address = '']) => {
        const picture = new Image()
        picture.src = address
        return picture
      }),
    )
    const fetched = [...document.images].filter(({ complete }) => complete)
    await Promise.allSettled([...fetched, ...backgrounds].map((picture) => picture.decode()))
  })
}
