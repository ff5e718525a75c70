import type { Page, Route } from '@playwright/test'

export type Answer = (route: Route) => Promise<unknown>

/** Responds to matching requests with this response. */
export const answering = (address: string | RegExp, answer: Answer) => (page: Page) => page.route(address, answer)

/** Stops intercepting requests. */
export const answeringAsEver = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

export const never: Answer = () => new Promise(() => {})
export const failing: Answer = (route) => route.abort()
export const refusing =
  (status: number, json: object): Answer =>
  (route) =>
    route.fulfill({ status, json })

/** Changes the server's response. */
export const changed =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch()
    const isText = response.headers()['content-type']?.startsWith('application/json')
    await route.fulfill(isText ? { response, body: change(await response.text()) } : { response })
  }
