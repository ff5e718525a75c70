import { type Locator, userEvent } from 'vitest/browser'

/** Presses a key where the focus is moved to first. */
export async function press(where: Locator, key: string): Promise<void> {
  const element = await where.findElement()
  element.focus()
  await userEvent.keyboard(key)
}
