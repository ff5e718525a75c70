import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Milliseconds that an element may take to appear. */
const APPEARS = 45_000

/** Presses a key where the focus is moved to first. */
export async function press(where: Locator, key: string): Promise<void> {
  const element = await where.findElement({ timeout: APPEARS })
  // A dialog moves the focus into itself a moment after it opened.
  const dialog = element.closest('[role=dialog], dialog')
  if (dialog) await expect.poll(() => dialog.contains(document.activeElement)).toBe(true)
  element.focus()
  await userEvent.keyboard(key)
}
