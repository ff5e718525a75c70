import { type CurrentUser, getUser } from '@riflesso/contract'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { cleanup, render } from 'vitest-browser-react'
import { queryClient } from '~/api/query-client.ts'
import { storeToken } from '~/api/token.ts'
import { Appearance } from '~/appearance.tsx'
import { clearToast } from '~/ui/toast/toast.ts'
import { type Answer, answer } from './answers.ts'
import { appRoutes } from './app-routes.tsx'
import { answerCalls } from './network.ts'
import { owner } from './people.ts'

type Options = {
  /** Who is signed in, null for a visitor; the owner of a salon on trial unless told otherwise. A function answers each call anew. */
  readonly user?: CurrentUser | (() => CurrentUser) | null
  /** What the server answers; a call without an answer fails the test. */
  readonly answers?: readonly Answer[]
}

type Screen = {
  /** The address that the app shows now. */
  readonly address: () => string
  /** The addresses that it has shown since it was opened. */
  readonly addresses: () => readonly string[]
  /** Goes to another address of the app, as a link does. */
  readonly goTo: (path: string) => Promise<void>
}

/**
 * Opens an address of the app as a fresh page load would: its real route inside the real providers, with nothing in memory. What
 * the browser stores stays until the end of the test, so opening an address again is a reload.
 */
export async function renderScreen(path: string, { user = owner(), answers = [] }: Options = {}): Promise<Screen> {
  await closeScreen()
  answerCalls(...answers)
  if (user) {
    answerCalls(answer(getUser, user))
    storeToken('a-session')
  }
  const router = createMemoryRouter(appRoutes, { initialEntries: [path] })
  const shown: string[] = []
  const addressNow = () => {
    const { pathname, search, hash } = router.state.location
    return `${pathname}${search}${hash}`
  }
  router.subscribe(() => shown.push(addressNow()))
  await render(
    <Appearance>
      <RouterProvider router={router} />
    </Appearance>,
  )
  return {
    address: addressNow,
    addresses: () => shown,
    goTo: (path) => router.navigate(path),
  }
}

/** Takes the screen away with all that the app keeps in memory. */
export async function closeScreen(): Promise<void> {
  await cleanup()
  await queryClient.cancelQueries()
  queryClient.clear()
  clearToast()
}
