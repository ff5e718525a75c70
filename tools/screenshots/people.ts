import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { DEMONSTRATION } from '../../apps/server/testing/demonstration.ts'
import { registerByApi } from '../../tests/fixtures/accounts.ts'
import { Mailbox } from '../../tests/fixtures/mailbox.ts'
import { presetSession } from '../../tests/fixtures/session.ts'
import type { Person } from '../../tests/screens/screen.ts'

/** Signs a user in, for all pages of a context. */
export async function signInAs(context: BrowserContext, person: Person): Promise<void> {
  if (person === 'visitor') return
  const { request } = context
  // The response sets the image cookie.
  const token = person === 'newcomer' ? await register(request) : await sessionOf(request, DEMONSTRATION)
  await presetSession(context, { token })
}

const sessionOf = async (request: APIRequestContext, data: { email: string; password: string }) =>
  ((await (await request.post('/api/login', { data })).json()) as { token: string }).token

async function register(request: APIRequestContext): Promise<string> {
  const { email } = await registerByApi(request)
  const code = await new Mailbox(request).codeFor(email)
  const answer = await request.post('/api/verify-email', { data: { email, code } })
  return ((await answer.json()) as { token: string }).token
}
