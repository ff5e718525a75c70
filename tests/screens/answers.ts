import type { Page, Route } from '@playwright/test'

type Answer = (route: Route) => Promise<unknown>

/** Every request to such an address is answered like this from now on. */
export const answering = (address: string | RegExp, answer: Answer) => (page: Page) => page.route(address, answer)

/** The server answers again. */
export const answeringAsEver = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' })

export const never: Answer = () => new Promise(() => {})
export const failing: Answer = (route) => route.abort()
export const refusing =
  (status: number, json: object): Answer =>
  (route) =>
    route.fulfill({ status, json })

/** The server's own answer, changed. */
export const changed =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch()
    const isText = response.headers()['content-type']?.startsWith('application/json')
    await route.fulfill(isText ? { response, body: change(await response.text()) } : { response })
  }
