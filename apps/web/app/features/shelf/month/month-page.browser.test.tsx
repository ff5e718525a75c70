import { monthReport } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer } from '~/testing/answers.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { REPORT } from '~/testing/shelf.ts'

test('the month is listed by colourist and by line, and earlier months are one tap away', async () => {
  const screen = await renderScreen('/scaffale/mese?mese=2026-03', {
    answers: [
      ...appAnswers,
      answer(monthReport, ({ query: { month } }) => ({ ...REPORT, month, services: month === '2026-03' ? 3 : 0 })),
    ],
  })
  await expect.element(page.getByText('10% del pesato', { exact: false })).toBeVisible()
  const people = page.getByRole('region', { name: 'Per colorista' })
  await expect.element(people.getByRole('row').nth(1)).toMatchTextContent(/Leo Neri.*170\sg.*180\sg.*25,20/)
  const lines = page.getByRole('region', { name: 'Per linea' })
  await expect.element(lines.getByRole('row', { name: /Aurora Crema/ })).toMatchTextContent(/220\sg/)
  await expectAccessible()
  await page.getByRole('button', { name: 'Mese precedente' }).click()
  await expect.element(page.getByText('Nessun servizio chiuso in questo mese')).toBeVisible()
  expect(screen.address()).toBe('/scaffale/mese?mese=2026-02')
})
