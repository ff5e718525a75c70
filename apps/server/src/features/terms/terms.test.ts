import { DPA_VERSION, TERMS_VERSION } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { termsAcceptances, users } from '#platform/database/schema/index'
import { newSalon } from '#testing/analyses'
import { buildChild, type SignedIn, signIn } from '#testing/builders'
import { createTestApp, type TestApp } from '#testing/test-app'
import { recordAcceptance } from './repository.ts'

const NOW = { termsVersion: TERMS_VERSION, dpaVersion: DPA_VERSION }
const person = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Bianchi',
  companyName: 'Salone Ada',
  phoneNumber: '055 123456',
  email,
  password: 'un cavallo di battaglia',
  confirmPassword: 'un cavallo di battaglia',
})

describe('the terms', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const post = (url: string, payload: object, headers = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers })
  const acceptancesOf = (userId: string) =>
    server.db.select().from(termsAcceptances).where(eq(termsAcceptances.userId, userId))
  const mustAccept = async ({ headers }: Pick<SignedIn, 'headers'>) =>
    (await server.app.inject({ method: 'GET', url: '/api/user', headers })).json().mustAcceptTerms

  async function verified(email: string, registrationToken: string) {
    const mail = (await server.mails()).find(({ to }) => to === email)
    const code = /^([A-Z0-9]{6})$/m.exec(mail?.text ?? '')?.[1]
    return (await post('/api/verify-email', { email, code, registrationToken })).json()
  }

  test('the terms accepted at registration are recorded with their versions and the time', async () => {
    const accepted = await post('/api/register', { ...person('una@example.it'), acceptedTerms: NOW })
    const at = server.clock()
    server.clock.advance(60_000)
    const { user } = await verified('una@example.it', accepted.json().registrationToken)
    expect(user.mustAcceptTerms).toBe(false)
    expect(await acceptancesOf(user.id)).toMatchObject([{ ...NOW, acceptedAt: at }])
  })

  test('the terms are recorded for the confirmed registration, not for a stranger’s of the same address', async () => {
    const email = 'due@example.it'
    await post('/api/register', { ...person(email), acceptedTerms: NOW })
    const second = await post('/api/register', person(email))
    const mails = (await server.mails()).filter(({ to }) => to === email)
    const code = /^([A-Z0-9]{6})$/m.exec(mails[0]?.text ?? '')?.[1]
    const { registrationToken } = second.json()
    const { user } = (await post('/api/verify-email', { email, code, registrationToken })).json()
    expect(user.mustAcceptTerms).toBe(true)
    expect(await acceptancesOf(user.id)).toEqual([])
  })

  test('the terms of an outdated version are refused, at registration and later', async () => {
    const old = { termsVersion: '2024-01-01', dpaVersion: DPA_VERSION }
    const refused = await post('/api/register', { ...person('tre@example.it'), acceptedTerms: old })
    expect(refused.statusCode).toBe(400)
    const { session } = await newSalon(server)
    expect((await post('/api/accept-terms', old, session.headers)).statusCode).toBe(400)
    expect(await server.db.select().from(users).where(eq(users.email, 'tre@example.it'))).toEqual([])
  })

  test('the terms of a new version must be accepted again, and the old acceptance stays as proof', async () => {
    const { master, session } = await newSalon(server)
    const before = server.clock()
    await recordAcceptance(server.db, master, { termsVersion: '2024-01-01', dpaVersion: DPA_VERSION }, before)
    expect(await mustAccept(session)).toBe(true)
    server.clock.advance(1000)
    expect((await post('/api/accept-terms', NOW, session.headers)).json()).toEqual({ success: true })
    expect(await mustAccept(session)).toBe(false)
    expect(await acceptancesOf(master.id)).toHaveLength(2)
  })

  test('the terms do not include the data-processing agreement for a collaborator', async () => {
    const { master } = await newSalon(server)
    const child = await buildChild(server.db, master)
    const session = await signIn(server.db, child, server.clock)
    expect(await mustAccept(session)).toBe(true)
    await post('/api/accept-terms', NOW, session.headers)
    expect(await mustAccept(session)).toBe(false)
    expect(await acceptancesOf(child.id)).toMatchObject([{ termsVersion: TERMS_VERSION, dpaVersion: null }])
  })

  test('the terms name the operator of the installation, and no operator in a demonstration', async () => {
    expect((await server.app.inject({ url: '/api/legal' })).json()).toEqual({ identity: null })
    const env = {
      LEGAL_NAME: 'Riflesso srl',
      LEGAL_ADDRESS: 'Via Roma 1, Firenze',
      LEGAL_VAT: '07643520567',
      LEGAL_PEC: 'riflesso@pec.it',
      LEGAL_CONTACT: 'ciao@riflesso.it',
    }
    const named = await createTestApp({ env })
    const { identity } = (await named.app.inject({ url: '/api/legal' })).json()
    await named.close()
    expect(identity).toEqual({
      name: 'Riflesso srl',
      address: 'Via Roma 1, Firenze',
      vatNumber: '07643520567',
      pec: 'riflesso@pec.it',
      contact: 'ciao@riflesso.it',
    })
  })
})
