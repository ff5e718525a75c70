import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Timeout for an element to appear, milliseconds. */
const APPEARS = 45_000

/** Focuses an element and presses a key. */
export async function press(where: Locator, key: string): Promise<void> {
  const element = await where.findElement({ timeout: APPEARS })
  // A dialog moves the focus asynchronously after opening.
  const dialog = element.closest('[role=dialog], dialog')
  if (dialog) await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  element.focus()
  await userEvent.keyboard(key)
}
