import { TERMS_VERSION, type Team } from '@riflesso/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { users } from '#platform/database/schema/index'
import { newSalon, type Salon } from './analyses.ts'
import type { TestApp } from './test-app.ts'
import { newAddress, PASSWORD } from './visitors.ts'

type Plan = Pick<typeof users.$inferSelect, 'currentPlan' | 'subscriptionStatus'>

/** Plans with three and five places. */
export const BASIC: Plan = { currentPlan: 'basic', subscriptionStatus: 'active' }
export const PRO: Plan = { currentPlan: 'pro', subscriptionStatus: 'active' }

/** Actions of owners and invited users on a test server. */
export function teamsOf(server: () => TestApp) {
  let networks = 0
  /** Each call comes from a different network, so that no test uses another's attempts. */
  const send = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { headers = {}, payload }: { headers?: object; payload?: object } = {},
  ): Promise<LightMyRequestResponse> =>
    server().app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...headers },
      remoteAddress: `10.7.${++networks >> 8}.${networks & 255}`,
      ...(payload ? { payload } : {}),
    })

  const team = async ({ session: { headers } }: Salon): Promise<Team> => (await send('GET', 'team', { headers })).json()

  const invite = ({ session: { headers } }: Salon, email: string) =>
    send('POST', 'team/invitations', { headers, payload: { email } })

  /** The token in the newest mail to an address. */
  const tokenFor = async (email: string): Promise<string> => {
    const mail = (await server().mails()).find(({ to }) => to === email)
    return /\/invito#(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? 'no token'
  }

  const invited = async (salon: Salon) => {
    const email = newAddress()
    const answer = await invite(salon, email)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return { email, token: await tokenFor(email) }
  }

  const accept = (token: string, given: object = {}) =>
    send('POST', 'team/accept', {
      payload: {
        token,
        firstName: 'Leo',
        lastName: 'Verdi',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        termsVersion: TERMS_VERSION,
        ...given,
      },
    })

  const joined = async (salon: Salon, given: object = {}) => {
    const { email, token } = await invited(salon)
    const answer = await accept(token, given)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const { token: session, user } = answer.json()
    return { email, id: user.id as string, headers: { authorization: `Bearer ${session}` } }
  }

  const basicSalon = (given: Parameters<typeof newSalon>[1] = {}) => newSalon(server(), { ...BASIC, ...given })

  return { send, team, invite, tokenFor, invited, accept, joined, basicSalon }
}
