import { randomUUID } from 'node:crypto'
import { DPA_VERSION, TERMS_VERSION } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { colorAnalyses, outgoingMails, photoDeletions, users } from '#platform/database/schema/index'
import { AppError } from '#platform/errors'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import { newSalon, postAnalysis, postPaperCard, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, storedPhotos, wholeDatabase } from '#testing/traces'
import { deleteAccount } from './delete-account.ts'

const PASSWORD = 'forbici-segrete-42'
const REGISTRATION = {
  firstName: 'Domitilla',
  lastName: 'Quarantasei',
  companyName: 'Salone Settecolli',
  phoneNumber: '06 9988776',
  email: 'domitilla@settecolli.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  acceptedTerms: { termsVersion: TERMS_VERSION, dpaVersion: DPA_VERSION },
}
const CLIENT = {
  firstName: 'Ermenegilda',
  lastName: 'Trentadue',
  phone: '+39 333 9081726',
  email: 'ermenegilda@clienti.example',
  birthDate: '1987-08-09',
  notes: 'Nota riservatissima',
}
const INVOICE = {
  companyName: 'Settecolli Fatture srl',
  vatNumber: '07643520567',
  street: 'Via dei Sette Colli 7',
  postalCode: '00184',
  city: 'Romavecchia',
  province: 'RM',
  pec: 'settecolli@pec.example',
}
const CHILD = { firstName: 'Leontina', lastName: 'Cinquantuno', email: 'leontina@settecolli.example' }
const NEW_ADDRESS = 'nuova@settecolli.example'

/** Words that occur only in this salon. */
const TRACES = [
  'domitilla',
  'quarantasei',
  'settecolli',
  '9988776',
  'ermenegilda',
  'trentadue',
  '9081726',
  '1987-08-09',
  'riservatissima',
  '07643520567',
  'romavecchia',
  'consenso-segreto',
  'esito-segreto',
  'patto-segreto',
  'carta-segreta',
  'marca-segreta',
  'ciotola-segreta',
]
const CHILD_TRACES = ['leontina', 'cinquantuno']

describe('deleting an account', () => {
  let server: TestApp
  let other: Salon
  beforeAll(async () => {
    // The mail server is down, so that every mail stays queued.
    const send = () => Promise.reject(new Error('no mail server'))
    server = await createTestApp({ mailer: { send } })
    other = await newSalon(server, { email: 'altra@example.it' })
    const client = await buildClient(server.db, other.master, { firstName: 'Rimane', lastName: 'Qui' })
    const image = await samplePhoto('prima')
    await postAnalysis(server, other, { image, supplier: 'generic', clientId: client.id })
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload: object | null, token: string | null) =>
    server.app.inject({
      method,
      url,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    })

  /** A salon that has used every feature, through the API where possible. */
  async function wholeSalon() {
    const registered = await call('POST', '/api/register', REGISTRATION, null)
    expect(registered.statusCode).toBe(200)
    const mails = await server.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, REGISTRATION.email))
    const code = /^([A-Z0-9]{6})$/m.exec(mails[0]?.text ?? '')?.[1]
    const { registrationToken } = registered.json()
    const body = { email: REGISTRATION.email, code, registrationToken }
    const { token, user } = (await call('POST', '/api/verify-email', body, null)).json()
    const [master] = await server.db.select().from(users).where(eq(users.id, user.id))
    if (!master) throw new Error('the salon was not made')

    await call('PUT', '/api/billing-details', INVOICE, token)
    await call('PUT', '/api/salon-settings', { photoMonths: 12 }, token)
    await call('PUT', '/api/profile', { ...REGISTRATION, email: NEW_ADDRESS }, token)
    await call('POST', '/api/reset-password', { email: REGISTRATION.email }, null)
    const { client } = (await call('POST', '/api/clients', CLIENT, token)).json()
    const twin = (await call('POST', '/api/clients', CLIENT, token)).json().client
    await call('POST', '/api/clients/apart', { ids: [client.id, twin.id] }, token)
    for (const kind of ['photos', 'health']) {
      await call('PUT', `/api/clients/${client.id}/consents/${kind}`, { given: true, text: 'consenso-segreto' }, token)
    }
    const health = { colourAllergy: false, allergyNotes: 'nichel-segreto' }
    await call('PUT', `/api/clients/${client.id}/health`, health, token)
    const appliedAt = new Date(server.clock().getTime() - 3 * DAY_MS).toISOString()
    await call('POST', `/api/clients/${client.id}/patch-tests`, { appliedAt, result: 'negativo' }, token)

    const password = await server.passwords.hash(PASSWORD)
    const child = await buildChild(server.db, master, { ...CHILD, password })
    const childSession = await signIn(server.db, child, server.clock)
    const session = { token, imageToken: '', headers: { authorization: `Bearer ${token}` } }
    const both = {
      supplier: 'generic',
      analysisType: 'transformation',
      primaImage: await samplePhoto('prima'),
      dopoImage: await samplePhoto('dopo'),
      clientId: client.id,
    }
    expect((await postAnalysis(server, { master, session }, both)).statusCode).toBe(200)
    const ofChild = await postAnalysis(server, { master, session: childSession }, both)
    expect(ofChild.statusCode).toBe(200)
    const { analysisId } = ofChild.json()
    const result = { image: await samplePhoto('dopo') }
    expect((await putOutcomePhoto(server, { session: childSession }, analysisId, result)).statusCode).toBe(200)
    await call('PUT', `/api/analysis/${analysisId}/outcome`, { note: 'esito-segreto' }, childSession.token)
    const agreed = { priceCents: 9000, note: 'patto-segreto', withPictures: true }
    const { pact } = (await call('POST', `/api/analysis/${analysisId}/pacts`, agreed, childSession.token)).json()
    const signature = { way: 'typed', name: 'Ermenegilda Trentadue', confirmed: true }
    await call('PUT', `/api/pacts/${pact.id}/signature`, signature, token)
    expect((await call('POST', `/api/pacts/${pact.id}/mail`, null, childSession.token)).statusCode).toBe(200)
    const paper = { formula: 'carta-segreta', image: await samplePhoto('prima') }
    expect((await postPaperCard(server, { session: childSession }, client.id, paper)).statusCode).toBe(200)
    const shelf = shelfOf(server, { master, session })
    const { id: productId } = await shelf.addProduct((await shelf.addLine({ supplier: 'marca-segreta' })).id, {
      pieces: 2,
    })
    const bowls = [{ phase: 0, name: 'ciotola-segreta', parts: [{ productId, grams: 30 }] }]
    const weighed = { key: randomUUID(), option: 'equilibrata', bowls }
    await call('PUT', `/api/analysis/${analysisId}/service`, weighed, childSession.token)
    await call('POST', '/api/reset-password', { email: CHILD.email }, null)
    await server.mails()
    return { master, child, token, childToken: childSession.token, clientId: client.id }
  }

  const wordsIn = async (words: readonly string[]) => foundIn(await wholeDatabase(server), words)
  const remove = (token: string, given: object) =>
    call('POST', '/api/delete-account', { password: PASSWORD, confirmation: 'ELIMINA', ...given }, token)

  test('deleting an account is refused without the password, the typed word and the end of the subscription', async () => {
    const before = await storedPhotos(server)
    const salon = await wholeSalon()
    expect(new Set((await wordsIn(TRACES)).map(({ word }) => word))).toEqual(new Set(TRACES))
    const wrong = await remove(salon.token, { password: 'un’altra' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'wrong-password'])
    const untyped = await remove(salon.token, { confirmation: 'sì' })
    expect([untyped.statusCode, untyped.json().fields]).toEqual([
      400,
      { confirmation: 'Scrivi ELIMINA per confermare' },
    ])
    const photoStore = createFolderPhotoStore(`${server.config.dataDir}/photos`)
    const parts = { ...server, photoStore, background: { run: () => undefined, idle: async () => undefined } }
    const refuse = () => Promise.reject(new AppError('busy'))
    const actor = { userId: salon.master.id, salonId: salon.master.id, role: 'master' as const }
    await expect(deleteAccount({ ...parts, endSubscription: refuse }, actor, { password: PASSWORD })).rejects.toThrow(
      'busy',
    )
    expect((await call('GET', '/api/user', null, salon.token)).statusCode).toBe(200)
    expect(await storedPhotos(server)).toHaveLength(before.length + 7)

    // A crash right after the commit: the photos are scheduled, the next sweep deletes them.
    const ended: string[] = []
    const endSubscription = async (id: string) => {
      expect(await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, id))).toHaveLength(2)
      ended.push(id)
    }
    await deleteAccount({ ...parts, endSubscription }, actor, { password: PASSWORD })
    expect(ended).toEqual([salon.master.id])
    expect(await wordsIn([...TRACES, ...CHILD_TRACES, salon.master.id, salon.child.id, salon.clientId])).toEqual([])
    expect(await server.db.select().from(photoDeletions)).toHaveLength(7)
    await deleteScheduledPhotos(server.db, photoStore)
    expect(await storedPhotos(server)).toEqual(before)
    expect(await server.db.select().from(photoDeletions)).toEqual([])
  })

  test('deleting an account of the owner deletes everything of the salon, and nothing of others', async () => {
    const before = { tables: await wholeDatabase(server), photos: await storedPhotos(server) }
    const salon = await wholeSalon()
    expect((await remove(salon.token, { confirmation: ' elimina ' })).json()).toEqual({ success: true })
    await server.mails()

    const after = await wholeDatabase(server)
    const ids = [salon.master.id, salon.child.id, salon.clientId]
    expect(foundIn(after, [...TRACES, ...CHILD_TRACES, ...ids])).toEqual([])
    for (const trace of [REGISTRATION.email, salon.child.email, salon.master.id, salon.child.id])
      expect(after.get('public.attempts')?.join() ?? '').not.toContain(server.keyedHash(trace, 'attempts').slice(0, 32))
    // Counts per network stay until they expire, and everything else is unchanged.
    for (const [table, rows] of after)
      if (table !== 'public.attempts') expect(rows, table).toEqual(before.tables.get(table))
    expect(await storedPhotos(server)).toEqual(before.photos)
    for (const token of [salon.token, salon.childToken])
      expect((await call('GET', '/api/user', null, token)).statusCode).toBe(401)
    const login = { email: REGISTRATION.email, password: PASSWORD }
    expect((await call('POST', '/api/login', login, null)).json()).toMatchObject({ code: 'invalid-credentials' })
    expect((await call('GET', '/api/recent-analyses', null, other.session.token)).json()).toHaveLength(1)
  })

  test('deleting an account of a collaborator leaves their work with the salon, without a name', async () => {
    const salon = await wholeSalon()
    const photos = await storedPhotos(server)
    expect((await remove(salon.childToken, {})).statusCode).toBe(200)
    expect(await wordsIn([...CHILD_TRACES, CHILD.email, salon.child.id])).toEqual([])
    expect((await call('GET', '/api/user', null, salon.childToken)).statusCode).toBe(401)
    expect((await call('GET', '/api/recent-analyses', null, salon.token)).json()).toHaveLength(2)
    const rows = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, salon.master.id))
    expect(rows.map(({ userId }) => userId).sort()).toEqual([salon.master.id, null].sort())
    expect(await storedPhotos(server)).toEqual(photos)
    expect((await remove(salon.token, {})).statusCode).toBe(200)
    await server.mails()
  })

  test('deleting an account during an analysis of the salon leaves no photo and no row', async () => {
    const photos = await storedPhotos(server)
    const own = await newSalon(server, { password: await server.passwords.hash(PASSWORD) })
    const running = postAnalysis(server, own, { image: await samplePhoto('prima'), supplier: 'generic' })
    const deleted = remove(own.session.token, {})
    await Promise.all([running, deleted])
    await server.mails()
    expect((await deleted).statusCode).toBe(200)
    expect(await storedPhotos(server)).toEqual(photos)
    expect(await wordsIn([own.master.id])).toEqual([])
  })
})
