import { expect, test } from './fixtures/test.ts'

// A policy violation is logged to the console, and such a message fails every end-to-end test.
test('pages apply only their own style elements, and dialogs and the colour scheme need no others', async ({
  page,
  account: _account,
  tolerate,
}) => {
  const styleElements = () => page.locator('style').count()
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  await page.goto('/app')
  const own = await styleElements()
  expect(own).toBeGreaterThan(0)
  expect(await overflow()).toBe('visible')
  await page.goto('/app?openUpgrade=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await overflow()).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(overflow).toBe('visible')

  await page.goto('/profile')
  await page.getByText('Scuro', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect(await styleElements()).toBe(own)

  tolerate(/style-src-elem/)
  const outline = await page.evaluate(() => {
    const injected = document.createElement('style')
    injected.textContent = 'body { outline: 1px solid }'
    document.head.append(injected)
    return getComputedStyle(document.body).outlineStyle
  })
  expect(outline).toBe('none')
})
