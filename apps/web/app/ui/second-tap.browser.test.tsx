import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ignoreSecondTaps } from './second-tap.ts'

/** A button in whose place another one appears, as when a sheet gives way to the progress. */
function Replaced({ onSecond }: { readonly onSecond: () => void }) {
  const [pressed, setPressed] = useState(0)
  return pressed === 0 ? (
    <button key="first" type="button" onClick={() => setPressed(1)}>
      Senza cliente
    </button>
  ) : (
    <button key="second" type="button" onClick={onSecond}>
      Annulla
    </button>
  )
}

test('the second tap of a double tap does not reach the control that replaced the first one', async () => {
  onTestFinished(ignoreSecondTaps())
  let cancelled = 0
  await render(<Replaced onSecond={() => cancelled++} />)
  await page.getByRole('button', { name: 'Senza cliente' }).dblClick()
  await expect.element(page.getByRole('button', { name: 'Annulla' })).toBeVisible()
  expect(cancelled).toBe(0)

  // By keyboard at once; by a tap once it can be meant for this control.
  page.getByRole('button', { name: 'Annulla' }).element().focus()
  await userEvent.keyboard('{Enter}')
  expect(cancelled).toBe(1)
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Annulla' }).click()
      return cancelled
    })
    .toBeGreaterThan(1)
})

test('a control that stays takes every tap', async () => {
  onTestFinished(ignoreSecondTaps())
  let counted = 0
  await render(
    <button type="button" onClick={() => counted++}>
      Più
    </button>,
  )
  await page.getByRole('button', { name: 'Più' }).tripleClick()
  expect(counted).toBe(3)
})
