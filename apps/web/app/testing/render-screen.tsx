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
  /** The signed-in user, null for a visitor; default: owner of a trial salon. A function is called for each request. */
  readonly user?: CurrentUser | (() => CurrentUser) | null
  /** Responses of the server; a call without a response fails the test. */
  readonly answers?: readonly Answer[]
}

type Screen = {
  /** Current URL of the app. */
  readonly address: () => string
  /** URLs visited since it was opened. */
  readonly addresses: () => readonly string[]
  /** Navigates to another URL, like a link. */
  readonly goTo: (path: string) => Promise<void>
}

/**
 * Opens a URL of the app like a page load: the real route inside the real providers, with empty memory. Browser storage is
 * kept until the end of the test, so opening a URL again is a reload.
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
    const { location } = router.state
    const { pathname, search, hash } = location.mask ?? location
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

/** Unmounts the app and clears its memory. */
export async function closeScreen(): Promise<void> {
  await cleanup()
  await queryClient.cancelQueries()
  queryClient.clear()
  clearToast()
}
