import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects no WCAG 2.2 AA violation that axe can find, and no horizontal overflow at the current width or the given widths.
 * Restores the width. Only for states that are not in `tests/screens`: `tests/accessibility.spec.ts` checks those, at every
 * width and in both colour schemes.
 */
export async function expectAccessible(widths: readonly number[] = [window.innerWidth]): Promise<void> {
  const { innerWidth, innerHeight } = window
  for (const width of widths) {
    if (width !== window.innerWidth) await page.viewport(width, innerHeight)
    await settled()
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0)
  }
  const { violations } = await axe.run(document, { runOnly: STANDARDS, resultTypes: ['violations'] })
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }))
  expect(found).toEqual([])
  if (innerWidth !== window.innerWidth) await page.viewport(innerWidth, innerHeight)
}

async function settled(): Promise<void> {
  // A page that is still loading has no heading.
  await expect.element(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeInTheDocument()
  // During a fade-in the contrast is too low.
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  )
}

const ends = (animation: Animation): boolean => Number.isFinite(animation.effect?.getComputedTiming().endTime)
