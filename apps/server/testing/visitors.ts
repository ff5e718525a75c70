import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { users } from '#platform/database/schema/index'
import { codeIn } from '#platform/mail/mailbox'
import type { TestApp } from './test-app.ts'

export const PASSWORD = 'cavallo a dondolo'

/** A registration with valid fields. */
export const registration = (email: string, given: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Bianchi',
  companyName: 'Salone Ada',
  phoneNumber: '+39 055 123456',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...given,
})

let addresses = 0
export const newAddress = () => `persona${++addresses}@example.it`

let networks = 0
const newNetwork = () => `10.${(++networks >> 8) & 255}.${networks & 255}.1`

/** Actions of visitors of a test server. */
export function visitorsOf(server: () => TestApp) {
  /** Each call comes from a different network by default, so that no test uses another's attempts. */
  const post = (
    path: string,
    payload: object,
    headers: Record<string, string> = {},
    remoteAddress = newNetwork(),
  ): Promise<LightMyRequestResponse> =>
    server().app.inject({ method: 'POST', url: `/api/${path}`, payload, headers, remoteAddress })

  const userOf = async (email: string) => (await server().db.select().from(users).where(eq(users.email, email)))[0]

  const lastCode = async (email: string): Promise<string> => {
    const mail = (await server().mails()).find(({ to }) => to === email)
    return codeIn(mail?.text ?? '') ?? 'no code'
  }

  const registered = async (given: Record<string, unknown> = {}) => {
    const email = newAddress()
    const answer = await post('register', registration(email, given))
    return { email, code: await lastCode(email), registrationToken: answer.json().registrationToken as string }
  }

  const verified = async () => {
    const { email, code } = await registered()
    const answer = await post('verify-email', { email, code })
    return { email, token: answer.json().token as string }
  }

  return { post, userOf, lastCode, registered, verified }
}
