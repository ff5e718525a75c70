import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/database/schema/index'
import { endSession, findByToken } from '#platform/sessions/session-store'
import { buildChild, buildMaster, signIn } from '../../testing/builders.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { PASSWORD } from './auth-testing.ts'

type Caller = 'nobody' | 'unverified' | 'ended' | 'collaborator' | 'master'

const CALLERS: readonly Caller[] = ['nobody', 'unverified', 'ended', 'collaborator', 'master']

const NEW = { newPassword: 'un altro cavallo', confirmPassword: 'un altro cavallo' }
const PERSON = { firstName: 'Ada', lastName: 'Bianchi' }
const INVOICE = {
  companyName: 'Salone',
  vatNumber: '07643520567',
  street: 'Via Roma 1',
  postalCode: '50123',
  city: 'Firenze',
  province: 'FI',
  pec: 'ada@pec.it',
}

/** What callers get: those without a session the first, collaborators and masters the others. */
const TABLE: readonly (readonly [string, string, object | undefined, readonly [number, number, number]])[] = [
  ['PUT', 'profile', PERSON, [401, 200, 200]],
  ['GET', 'email-change', undefined, [401, 200, 200]],
  ['POST', 'confirm-email-change', { code: 'AAAAAA' }, [401, 400, 400]],
  ['PUT', 'change-password', { currentPassword: PASSWORD, ...NEW }, [401, 403, 403]],
  ['GET', 'salon-settings', undefined, [401, 200, 200]],
  ['PUT', 'salon-settings', { photoMonths: 12 }, [401, 403, 200]],
  ['GET', 'billing-details', undefined, [401, 403, 200]],
  ['PUT', 'billing-details', INVOICE, [401, 403, 200]],
  ['POST', 'reset-password', { email: 'nessuno@example.it' }, [200, 200, 200]],
  ['POST', 'confirm-reset-password', { email: 'nessuno@example.it', resetCode: 'AAAAAA', ...NEW }, [400, 400, 400]],
]

describe('who may call what of profile, passwords and salon', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  let networks = 0

  async function headersOf(caller: Caller) {
    const { db, clock } = server
    if (caller === 'nobody') return { email: '', headers: {} }
    const password = await server.passwords.hash('nessuna di queste')
    const master = await buildMaster(db, { password })
    const user = caller === 'collaborator' ? await buildChild(db, master, { password }) : master
    const { token, headers } = await signIn(db, user, clock)
    if (caller === 'unverified') await db.update(users).set({ isEmailVerified: false }).where(eq(users.id, user.id))
    if (caller === 'ended') await endSession(db, (await findByToken(db, token, clock()))?.actor.sessionId ?? '')
    return { email: user.email, headers }
  }

  test.each(TABLE)('%s /api/%s', async (method, path, body, [closed, collaborator, master]) => {
    const expected = CALLERS.map((caller) =>
      caller === 'collaborator' ? collaborator : caller === 'master' ? master : closed,
    )
    const statuses: number[] = []
    for (const caller of CALLERS) {
      const { email, headers } = await headersOf(caller)
      const answer = await server.app.inject({
        method: method as 'GET',
        url: `/api/${path}`,
        headers,
        remoteAddress: `10.9.${++networks}.1`,
        ...(body ? { payload: path === 'profile' ? { ...body, email: email || 'a@b.it' } : body } : {}),
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual(expected)
  })
})
