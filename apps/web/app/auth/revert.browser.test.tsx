import { revertEmailChange } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const submit = page.getByRole('button', { name: 'Rimetti l’indirizzo' })

test('the link of the mail restores the address only after the button is pressed', async () => {
  const error = 'Questo link non è più valido.'
  await renderScreen('/ripristino#abc', {
    user: null,
    answers: [refusal(revertEmailChange, 'revert-link-invalid', error)],
  })
  await expect.element(page.getByRole('heading', { name: 'Rimettere il vecchio indirizzo?' })).toBeVisible()
  await expectAccessible(WIDTHS)
  expect(callsOf(revertEmailChange)).toEqual([])
  await submit.click()
  await expect.element(page.getByText(error)).toBeVisible()

  answerCalls(answer(revertEmailChange, { success: true }))
  await submit.click()
  await expect.element(page.getByRole('heading', { name: 'L’indirizzo è tornato quello di prima' })).toBeVisible()
  expect(callsOf(revertEmailChange).at(-1)?.body).toEqual({ token: 'abc' })
  await expect.element(page.getByRole('link', { name: 'Vai all’accesso' })).toHaveAttribute('href', '/auth')
})

test('a link without a token shows an error', async () => {
  await renderScreen('/ripristino', { user: null })
  await expect.element(page.getByRole('heading', { name: 'Il link non è completo' })).toBeVisible()
  await expect.element(submit).not.toBeInTheDocument()
})
