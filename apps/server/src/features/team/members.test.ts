import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countAttempt, wasCounted } from '#platform/attempt-limits'
import { DAY_MS } from '#platform/clock'
import { clients, sessions, users } from '#platform/database/schema/index'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { samplePhoto } from '#testing/photos'
import { BASIC, PRO, teamsOf } from '#testing/teams'
import { createTestApp, type TestApp } from '#testing/test-app'
import { PASSWORD } from '#testing/visitors'
import { fitTeamToPlan } from './members.ts'

describe('a collaborator', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())
  const { send, team, invite, tokenFor, accept, joined, basicSalon } = teamsOf(() => server)

  const remove = ({ session: { headers } }: Salon, id: string) => send('DELETE', `team/members/${id}`, { headers })
  const me = (headers: object) => send('GET', 'user', { headers })
  const login = (email: string) => send('POST', 'login', { payload: { email, password: PASSWORD } })

  const changePlan = ({ master }: Salon, plan: Partial<typeof users.$inferSelect>) =>
    server.db.transaction(async (tx) => {
      await tx.update(users).set(plan).where(eq(users.id, master.id))
      return fitTeamToPlan(tx, server, master.id, server.clock())
    })

  test('a collaborator uses the analyses of the salon, and is the author of their own', async () => {
    const salon = await newSalon(server, { ...BASIC, monthlyAnalysesUsed: 7 })
    const { headers, id } = await joined(salon, { firstName: 'Leo', lastName: 'Verdi' })
    const client = await send('POST', 'clients', { headers, payload: { firstName: 'Maria', lastName: 'Neri' } })
    const clientId = client.json().client.id
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', clientId }
    const made = await postAnalysis(server, { ...salon, session: { ...salon.session, headers } as never }, parts)
    expect(made.statusCode).toBe(200)
    expect((await send('GET', 'monthly-stats', { headers: salon.session.headers })).json()).toMatchObject({ used: 8 })
    expect((await me(headers)).json()).toMatchObject({ currentPlan: 'basic', monthlyAnalysesUsed: 8 })

    const signed = { firstName: 'Leo', lastName: 'Verdi' }
    const read = async (path: string) => (await send('GET', path, { headers: salon.session.headers })).json()
    const signatures = async () => ({
      recent: (await read('recent-analyses'))[0].author,
      detailed: (await read('recent-analyses-detailed'))[0].author,
      full: (await read(`analysis/${made.json().analysisId}/full`)).author,
      timeline: (await read(`clients/${clientId}/analyses`))[0].author,
      card: (await read(`clients/${clientId}`)).author,
    })
    const all = { recent: signed, detailed: signed, full: signed, timeline: signed, card: signed }
    expect(await signatures()).toEqual(all)
    // After the removal the analyses stay with the salon, signed with the author's name.
    expect((await remove(salon, id)).statusCode).toBe(200)
    expect(await signatures()).toEqual(all)
    expect(await server.db.select().from(clients).where(eq(clients.userId, id))).toHaveLength(1)
  })

  test('a collaborator who is removed is signed out immediately on every device, with the reason', async () => {
    const salon = await basicSalon()
    const { id, email, headers } = await joined(salon)
    const signedIn = await login(email)
    const [other, image] = [signedIn.json().token, signedIn.cookies[0]?.value ?? '']
    expect((await me(headers)).statusCode).toBe(200)
    const removed = await remove(salon, id)
    expect(removed.json()).toMatchObject({ members: [], freePlaces: 3 })
    for (const device of [headers, { authorization: `Bearer ${other}` }]) {
      const answer = await me(device)
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { error: 'Il titolare ha chiuso il tuo accesso a questo salone.', code: 'account-removed' },
      ])
    }
    const photo = `/api/analysis/${id}/photo/prima`
    const cookies = { riflesso_image: image }
    expect((await server.app.inject({ url: photo, cookies })).statusCode).toBe(401)
    expect((await login(email)).json()).toMatchObject({ code: 'invalid-credentials' })
    const [mail] = (await server.mails()).filter(({ to }) => to === email)
    expect(mail?.subject).toBe('Il tuo accesso al salone è stato chiuso')
    expect((await remove(salon, id)).json()).toMatchObject({ code: 'collaborator-not-found' })
  })

  test('a collaborator who is removed leaves their name and frees their address', async () => {
    const salon = await basicSalon()
    const { id, email } = await joined(salon)
    const limit = { name: 'test', max: 1, windowMs: DAY_MS }
    const isCounted = () => wasCounted(server, limit, [email, '192.0.2.1'], server.clock())
    await countAttempt(server, limit, [email, '192.0.2.1'], server.clock())
    expect(await isCounted()).toBe(true)
    await remove(salon, id)
    expect(await isCounted()).toBe(false)
    const [row] = await server.db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({ firstName: 'Leo', lastName: 'Verdi', phoneNumber: null })
    expect(JSON.stringify(row)).not.toContain(email)
    await invite(salon, email)
    const again = await accept(await tokenFor(email))
    expect(again.json().user).toMatchObject({ email, role: 'child' })
    expect(again.json().user.id).not.toBe(id)
  })

  test('a collaborator of another salon cannot be removed', async () => {
    const [salon, stranger] = [await basicSalon(), await basicSalon()]
    const { id, headers } = await joined(salon)
    expect((await remove(stranger, id)).json()).toMatchObject({ code: 'collaborator-not-found' })
    expect((await remove(salon, salon.master.id)).json()).toMatchObject({ code: 'collaborator-not-found' })
    expect((await me(headers)).statusCode).toBe(200)
  })

  test('a collaborator who joined last is suspended when the plan shrinks, and reactivated when it grows', async () => {
    const salon = await newSalon(server, PRO)
    const people: Awaited<ReturnType<typeof joined>>[] = []
    for (let place = 0; place < 5; place++) {
      people.push(await joined(salon))
      server.clock.advance(1000)
    }
    const states = async () => (await team(salon)).members.map(({ suspended }) => suspended)
    const opened = () => Promise.all(people.map(async ({ headers }) => (await me(headers)).statusCode))

    expect(await changePlan(salon, BASIC)).toHaveLength(2)
    expect(await states()).toEqual([false, false, false, true, true])
    expect(await opened()).toEqual([200, 200, 200, 401, 401])
    const [last] = people.slice(-1)
    const answer = await me(last?.headers ?? {})
    expect(answer.json()).toMatchObject({ code: 'account-suspended' })
    expect((await login(last?.email ?? '')).json()).toEqual({
      code: 'account-suspended',
      error: 'Il tuo accesso è sospeso: il piano del salone non ha più un posto per te. Rivolgiti al titolare.',
    })
    expect(await changePlan(salon, BASIC)).toEqual([])

    // Only an active subscription has places.
    await changePlan(salon, { subscriptionStatus: 'past_due' })
    expect(await states()).toEqual([true, true, true, true, true])
    await changePlan(salon, PRO)
    expect(await states()).toEqual([false, false, false, false, false])
    expect(await opened()).toEqual([200, 200, 200, 200, 200])
  })

  test('a collaborator who is suspended gets the place of a removed one', async () => {
    const salon = await newSalon(server, PRO)
    const people: Awaited<ReturnType<typeof joined>>[] = []
    for (let place = 0; place < 4; place++) {
      people.push(await joined(salon))
      server.clock.advance(1000)
    }
    await changePlan(salon, BASIC)
    const [first, , , last] = people
    expect((await me(last?.headers ?? {})).statusCode).toBe(401)
    await remove(salon, first?.id ?? '')
    expect((await me(last?.headers ?? {})).statusCode).toBe(200)
    const subjects = (await server.mails()).filter(({ to }) => to === last?.email).map(({ subject }) => subject)
    expect(subjects).toContain('Il tuo accesso al salone è di nuovo attivo')
  })

  test('a collaborator who is suspended gets the place of one who deletes their own account', async () => {
    const salon = await newSalon(server, PRO)
    const people: Awaited<ReturnType<typeof joined>>[] = []
    for (let place = 0; place < 4; place++) {
      people.push(await joined(salon))
      server.clock.advance(1000)
    }
    await changePlan(salon, BASIC)
    const [first, , , last] = people
    const payload = { password: PASSWORD, confirmation: 'ELIMINA' }
    expect((await send('POST', 'delete-account', { headers: first?.headers ?? {}, payload })).statusCode).toBe(200)
    expect((await me(last?.headers ?? {})).statusCode).toBe(200)
    expect(await team(salon)).toMatchObject({ places: 3, members: [{}, {}, { id: last?.id, suspended: false }] })
  })

  test('a collaborator who is suspended starts no session with a password checked before', async () => {
    const salon = await basicSalon()
    const { id, email } = await joined(salon)
    const [signingIn] = await Promise.all([login(email), changePlan(salon, { subscriptionStatus: 'cancelled' })])
    if (signingIn.statusCode === 200) {
      const headers = { authorization: `Bearer ${signingIn.json().token}` }
      expect((await me(headers)).json()).toMatchObject({ code: 'account-suspended' })
    }
    expect((await login(email)).statusCode).toBe(401)
    expect((await server.db.select().from(sessions).where(eq(sessions.userId, id))).length).toBeGreaterThan(0)
  })
})
