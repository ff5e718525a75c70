import { setTimeout as wait } from 'node:timers/promises'

/** The login that every demonstration server prints. */
export const DEMONSTRATION = { email: 'demo@riflesso.it', password: 'riflesso-demo' } as const

/** Number of past analyses of the demonstration salon; a test of the demonstration counts them. */
export const DEMONSTRATION_ANALYSES = 7

const LIMIT_MS = 600_000

/**
 * Signs the demonstration's owner in, waits until her salon has all its past analyses, and returns her token: making them takes
 * processor time from any measurement. `url` is that of a running server.
 *
 * @throws when the salon is not filled in ten minutes
 */
export async function untilDemonstrationIsFilled(url: string): Promise<string> {
  const { token } = await json<{ token: string }>(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMONSTRATION),
  })
  const headers = { authorization: `Bearer ${token}` }
  const deadline = Date.now() + LIMIT_MS
  while ((await json<unknown[]>(`${url}/api/recent-analyses`, { headers })).length < DEMONSTRATION_ANALYSES) {
    if (Date.now() > deadline) throw new Error('The demonstration salon was not filled in time.')
    await wait(500)
  }
  return token
}

const json = async <T>(url: string, init: RequestInit): Promise<T> => {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json() as Promise<T>
}
