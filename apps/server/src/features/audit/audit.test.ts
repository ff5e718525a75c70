import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { newSubscriber } from '#testing/billing'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { removeOldActs } from './repository.ts'

const PRO = { currentPlan: 'pro', subscriptionStatus: 'active' } as const

describe('the audit log', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  /** A call that must succeed. */
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, salon: Salon | null, payload?: object) {
    const headers = salon?.session.headers ?? {}
    const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    server.clock.advance(1000)
    return answer
  }

  type Line = { readonly act: string; readonly text: string; readonly author: object | null; readonly at: string }
  const log = async (salon: Salon): Promise<Line[]> => (await call('GET', '/api/audit-log?limit=100', salon)).json()
  const acts = async (salon: Salon) => (await log(salon)).map(({ act }) => act)

  test('the audit log shows the owner what was deleted, exported and decided, newest first', async () => {
    const salon = await newSalon(server, PRO)
    const client = await buildClient(server.db, salon.master)
    const made = await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    await call('DELETE', `/api/analysis/${made.json().analysisId}`, salon)
    await call('DELETE', `/api/clients/${client.id}`, salon)
    await call('GET', '/api/clients/export.csv', salon)
    await call('POST', '/api/exports', salon, {})
    await call('PUT', '/api/salon-settings', salon, { photoMonths: 12 })
    await call('PUT', '/api/salon-settings', salon, { outsideModel: true })
    await call('PUT', '/api/salon-settings', salon, { outsideModel: true })
    await call('PUT', '/api/salon-settings', salon, { outsideModel: false })
    const lines = await log(salon)
    expect(lines.map(({ act }) => act)).toEqual([
      'outside-model-forbidden',
      'outside-model-allowed',
      'photo-retention-changed',
      'data-exported',
      'client-list-exported',
      'client-deleted',
      'analysis-deleted',
    ])
    expect(lines[0]).toMatchObject({
      text: 'Invio delle foto a un modello esterno vietato',
      author: { firstName: 'Ada', lastName: 'Bianchi' },
    })
  })

  test('the audit log shows invitations, arrivals and departures of the team', async () => {
    const salon = await newSalon(server, PRO)
    const leo = await buildChild(server.db, salon.master)
    const mia = await buildChild(server.db, salon.master, {
      password: await server.passwords.hash('un cavallo di battaglia'),
    })
    const asked = (await call('POST', '/api/team/invitations', salon, { email: 'nuova@example.it' })).json()
    await call('DELETE', `/api/team/invitations/${asked.invitations[0].id}`, salon)
    await call('DELETE', `/api/team/members/${leo.id}`, salon)
    const session = await signIn(server.db, mia, server.clock)
    const deletion = { password: 'un cavallo di battaglia', confirmation: 'ELIMINA' }
    await call('POST', '/api/delete-account', { master: mia, session }, deletion)
    expect(await acts(salon)).toEqual([
      'collaborator-left',
      'collaborator-removed',
      'invitation-withdrawn',
      'collaborator-invited',
    ])
  })

  test('the audit log shows bulk changes to the cards of clients, and to their protection', async () => {
    const salon = await newSalon(server, PRO)
    const [kept, other] = [await buildClient(server.db, salon.master), await buildClient(server.db, salon.master)]
    await call('POST', `/api/clients/${kept.id}/merge`, salon, { otherId: other.id })
    const { payload, headers } = await multipart({ file: Buffer.from('Nome;Cognome\nIda;Neri\n') })
    const url = '/api/clients/import'
    await server.app.inject({ method: 'POST', url, headers: { ...headers, ...salon.session.headers }, payload })
    server.clock.advance(1000)
    const card = `/api/clients/${kept.id}`
    await call('PUT', `${card}/consents/health`, salon, { given: true, text: 'Acconsento.' })
    const appliedAt = new Date(server.clock().getTime() - 3 * DAY_MS).toISOString()
    const tested = await call('POST', `${card}/patch-tests`, salon, { appliedAt, result: 'positivo' })
    const test = `${card}/patch-tests/${tested.json().health.patchTests[0].id}`
    await call('PUT', test, salon, { result: 'negativo' })
    await call('DELETE', test, salon)
    const burn = { at: server.clock().toISOString(), onHead: [{ titolo: 'Radici', minutes: 20 }], sign: null }
    await call('PUT', `${card}/burn`, salon, { ...burn, soundAt: null })
    server.clock.advance(1000)
    await call('PUT', `${card}/burn`, salon, { ...burn, soundAt: server.clock().toISOString() })
    await call('PUT', `${card}/consents/health`, salon, { given: false })
    await call('PUT', `${card}/consents/health`, salon, { given: false })
    await call('PUT', '/api/salon-settings', salon, { photoDaysWithoutClient: 30 })
    expect(await acts(salon)).toEqual([
      'photo-retention-changed',
      'consent-withdrawn',
      'scalp-reopened',
      'sensitivity-test-deleted',
      'sensitivity-test-changed',
      'clients-imported',
      'clients-merged',
    ])
  })

  test('the audit log shows who cancelled and resumed a subscription, and who requested the refund', async () => {
    const { call: ask } = await newSubscriber(server, 'pro')
    for (const path of ['cancel-subscription', 'cancel-subscription', 'resume-subscription', 'guarantee-refund']) {
      await ask('POST', path)
      server.clock.advance(1000)
    }
    const lines: Line[] = (await ask('GET', 'audit-log')).body
    expect(lines.map(({ act }) => act)).toEqual([
      'refund-asked',
      'plan-changed',
      'subscription-resumed',
      'subscription-cancelled',
      'plan-changed',
    ])
    expect(lines.map(({ author }) => author !== null)).toEqual([true, false, true, true, false])
  })

  test('the audit log shows sign-ins and changed passwords, and a plan without an author', async () => {
    const password = 'un cavallo di battaglia'
    const salon = await newSalon(server, { password: await server.passwords.hash(password) })
    await call('POST', '/api/login', null, { email: salon.master.email, password })
    const changed = { currentPassword: password, newPassword: 'un altro cavallo', confirmPassword: 'un altro cavallo' }
    await call('PUT', '/api/change-password', salon, changed)
    expect(await acts(salon)).toEqual(['password-changed', 'signed-in'])
    await server.mails()
    const { call: ask } = await newSubscriber(server, 'pro')
    expect((await ask('GET', 'audit-log')).body).toMatchObject([{ text: 'Piano cambiato: PRO', author: null }])
  })

  test('the audit log is kept per salon, and for two years', async () => {
    const [one, other] = [await newSalon(server), await newSalon(server)]
    await call('GET', '/api/clients/export.csv', one)
    expect(await acts(other)).toEqual([])
    await removeOldActs(server.db, new Date(server.clock().getTime() + 729 * DAY_MS))
    expect(await acts(one)).toEqual(['client-list-exported'])
    await removeOldActs(server.db, new Date(server.clock().getTime() + 731 * DAY_MS))
    expect(await acts(one)).toEqual([])
  })
})
