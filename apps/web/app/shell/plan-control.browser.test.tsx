import { monthlyStats } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer } from '~/testing/answers.ts'
import { billingAnswers } from '~/testing/billing.ts'
import { payingOwner } from '~/testing/people.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

test('the badge warns at the last five analyses of Basic [R9-016]', async () => {
  await renderScreen('/app', {
    user: payingOwner(),
    answers: [...billingAnswers, ...appAnswers, answer(monthlyStats, { used: 45, remaining: 5 })],
  })
  await page.getByRole('button', { name: /^Basic\s+5 rimaste$/ }).click()
  const plan = page.getByRole('dialog', { name: 'Il Tuo Piano Attuale' })
  await expect.element(plan.getByText('Le analisi di questo periodo stanno per finire.')).toBeVisible()
  await expectAccessible(WIDTHS)
})
