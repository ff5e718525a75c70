import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { removeToken } from '~/api/token.ts'
import { renderScreen } from '~/testing/render-screen.tsx'

const back = page.getByRole('link', { name: 'Torna all’app' })
const signIn = page.getByRole('link', { name: 'Accedi' })

test('a public page links a user with a session back to the app', async () => {
  await renderScreen('/supporto')
  await expect.element(back).toHaveAttribute('href', '/app')
  await expect.element(signIn).not.toBeInTheDocument()
  removeToken()
  await expect.element(signIn).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
})

test('a public page offers sign-in to a visitor', async () => {
  await renderScreen('/supporto', { user: null })
  await expect.element(signIn).toBeVisible()
})
