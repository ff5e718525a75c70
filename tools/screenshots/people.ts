import type { BrowserContext } from '@playwright/test'
import { DEMONSTRATION } from '../../apps/server/src/testing/demonstration.ts'
import { signIn, storeToken } from '../../tests/fixtures/accounts.ts'
import { Mailbox } from '../../tests/fixtures/mailbox.ts'

/** Who looks at a screen: nobody known, the demonstration salon, or a salon that has just registered. */
export type Person = 'visitor' | 'salon' | 'newcomer'

/** Puts the session of a person into every page of a context. */
export async function signInAs(context: BrowserContext, person: Person): Promise<void> {
  if (person === 'visitor') return
  const page = await context.newPage()
  if (person === 'newcomer') await signIn(page, new Mailbox(page.request))
  else {
    const answer = await page.request.post('/api/login', { data: DEMONSTRATION })
    const { token } = (await answer.json()) as { token: string }
    await storeToken(page, token)
  }
  await page.close()
}
