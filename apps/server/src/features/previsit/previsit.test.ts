import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { CONSENT_TEXTS, PREVISIT_CONSENTS } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteOverdue } from '#features/privacy'
import { DAY_MS } from '#platform/clock'
import { previsits } from '#platform/database/schema/index'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, storedPhotos, wholeDatabase } from '#testing/traces'

const ANSWERS = {
  hairType: 'colorati',
  homeDye: true,
  henna: 'pura',
  monthsSinceColour: 2,
  monthsSinceBleach: 12,
  birthDate: '1990-05-01',
  isSixteen: false,
  wish: 'Un rame caldo',
}
const HEALTH = { allergy: true, allergyNotes: 'prurito-segreto', scalp: 'sensibile' }
const FIELDS = {
  answers: ANSWERS,
  health: HEALTH,
  consents: { version: PREVISIT_CONSENTS.version, photos: true, health: true },
  name: 'Rosa Però',
  confirmed: true,
}
const INVALID = { status: 404, code: 'link-invalid' }

describe('questions before a visit', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  type Sender = Pick<Salon, 'session'> | null
  const inject = (salon: Sender, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: salon?.session.headers ?? {}, ...(payload ? { payload } : {}) })
  const call = async (...sent: Parameters<typeof inject>) => {
    const answer = await inject(...sent)
    return { status: answer.statusCode, ...answer.json() }
  }
  const open = (token: string) => call(null, 'POST', '/api/shared-previsit', { token })
  const send = async (
    token: string,
    fields: unknown = FIELDS,
    photos: Record<string, Buffer> = {},
    answers?: string,
  ) => {
    const form = await multipart({ answers: answers ?? JSON.stringify(fields), ...photos })
    const headers = { ...form.headers, authorization: `Bearer ${token}` }
    const url = '/api/shared-previsit/answers'
    const answer = await server.app.inject({ method: 'POST', url, headers, payload: form.payload })
    return { status: answer.statusCode, ...answer.json() }
  }

  async function linked(given: Partial<Parameters<typeof buildClient>[2]> = {}) {
    const salon = await newSalon(server, { companyName: 'Salone Ada' })
    const client = await buildClient(server.db, salon.master, { firstName: 'Rosa', lastName: 'Però', ...given })
    return { salon, client, url: `/api/clients/${client.id}`, token: await tokenOf(salon, client.id) }
  }
  const tokenOf = async (salon: Salon, id: string): Promise<string> => {
    const { address, expiresAt } = await call(salon, 'POST', `/api/clients/${id}/previsit-link`)
    expect(address).toMatch(/\/domande#[\w-]{43}$/)
    expect(expiresAt).toBe(new Date(server.clock().getTime() + 14 * DAY_MS).toISOString())
    return address.split('#')[1]
  }
  const answersOf = async ({ salon, url }: { salon: Salon; url: string }) =>
    (await call(salon, 'GET', `${url}/previsits`)).previsits

  test('the answers, photos and signed consents reach the card, sealed, and are marked as seen', async () => {
    const sent = await linked()
    const { salon, url, token } = sent
    expect(await call(salon, 'GET', `${url}/previsits`)).toMatchObject({
      linkExpiresAt: expect.any(String),
      previsits: [],
    })
    expect(await open(token)).toEqual({ status: 200, salonName: 'Salone Ada', isSent: false })
    const photo = await sharp(await samplePhoto('prima'))
      .withExif({ IFD0: { Artist: 'exif-segreto' } })
      .toBuffer()
    expect(await send(token, FIELDS, { primaImage: photo, primaImage2: photo })).toEqual({ status: 200, success: true })
    const [previsit] = await answersOf(sent)
    expect(previsit).toMatchObject({
      answeredAt: server.clock().toISOString(),
      isNew: true,
      answers: ANSWERS,
      health: HEALTH,
      signature: { ...FIELDS.consents, name: 'Rosa Però' },
      photos: [expect.any(String), expect.any(String)],
    })
    const picture = await inject(salon, 'GET', `/api/analysis/previsit-photos/${previsit.photos[0]}`)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined()
    const database = await wholeDatabase(server)
    expect(foundIn(database, ['prurito-segreto', 'exif-segreto', token, 'Un rame caldo'])).toEqual([])

    const card = await call(salon, 'GET', url)
    expect(card).toMatchObject({ birthDate: '1990-05-01', agreed: { photos: true, health: true } })
    expect(card.health).toMatchObject({ colourAllergy: true, reads: [expect.anything()] })
    expect(card.consents.map(({ text }: { text: string }) => text).sort()).toEqual(
      [CONSENT_TEXTS.health, CONSENT_TEXTS.photos]
        .map((text) => `${text}\nFirmato: Rosa Però, dal collegamento del salone. Testo: 2026-11.`)
        .sort(),
    )
    expect(card.asked).toEqual({
      hairType: 'colorati',
      henna: 'pura',
      weeksSinceBleach: 52,
      under16: null,
      scalp: 'sensibile',
    })
    expect((await call(salon, 'PUT', `/api/previsits/${previsit.id}/seen`)).status).toBe(200)
    expect(await answersOf(sent)).toMatchObject([{ isNew: false }])
  })

  test('a link is answered once, also by two at the same time, and then only says that it was', async () => {
    const sent = await linked()
    const codes = (await Promise.all([send(sent.token), send(sent.token)])).map(({ status }) => status)
    // The second is refused while the first arrives, or after it was stored.
    expect(codes).toContain(200)
    expect([409, 429]).toContain(codes.find((code) => code !== 200))
    expect(await send(sent.token, { ...FIELDS, name: 'Altra' })).toMatchObject({ status: 409, code: 'previsit-sent' })
    expect(await open(sent.token)).toEqual({ status: 200, salonName: 'Salone Ada', isSent: true })
    expect(await answersOf(sent)).toHaveLength(1)
  })

  test('of links made at the same time one is open', async () => {
    const { salon } = await linked()
    for (let clients = 0; clients < 6; clients++) {
      const { id } = await buildClient(server.db, salon.master)
      const tokens = await Promise.all([1, 2, 3].map(() => tokenOf(salon, id)))
      const statuses = await Promise.all(tokens.map(async (token) => (await open(token)).status))
      expect(statuses.sort()).toEqual([200, 404, 404])
    }
  })

  test('a merge ends the open link of the other card and keeps that of its own', async () => {
    const { salon, url, token } = await linked()
    const twin = await buildClient(server.db, salon.master, { firstName: 'Rosa', lastName: 'Però' })
    const other = await tokenOf(salon, twin.id)
    expect((await inject(salon, 'POST', `${url}/merge`, { otherId: twin.id })).statusCode).toBe(200)
    expect([(await open(token)).status, (await open(other)).status]).toEqual([200, 404])
  })

  test('unfinished uploads by links leave the analyses of the salon their room', async () => {
    const { salon, token } = await linked()
    const tokens = [token]
    for (let links = 0; links < 2; links++)
      tokens.push(await tokenOf(salon, (await buildClient(server.db, salon.master)).id))
    const [first = '', second = '', third = ''] = tokens
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    /** Starts a photo of 9.9 MB without an end; resolves with the status of a refusal, or null once it has arrived. */
    const begin = (by: string) =>
      new Promise<{ socket: Socket; status: number | null }>((resolve) => {
        const photo = Buffer.alloc(9_900_000, 65)
        const socket = connect(port, '127.0.0.1')
        server.app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
          if (request.socket.remotePort !== socket.localPort) return
          let bytes = 0
          response.on('finish', () => resolve({ socket, status: response.statusCode }))
          // Read earlier, it would not reach the form.
          request.once('resume', () =>
            request.on('data', ({ length }) => {
              bytes += Number(length)
              if (bytes >= photo.length) resolve({ socket, status: null })
            }),
          )
        })
        socket.on('error', () => undefined)
        const lines = [
          'POST /api/shared-previsit/answers HTTP/1.1',
          'Host: x',
          `Authorization: Bearer ${by}`,
          'Content-Type: multipart/form-data; boundary=x',
          'Content-Length: 10400000',
          '',
          '--x',
          'Content-Disposition: form-data; name="primaImage"; filename="a.jpg"',
        ]
        socket.write(`${lines.join('\r\n')}\r\n\r\n`)
        socket.write(photo)
      })
    const held = [await begin(first), await begin(first), await begin(second), await begin(third)]
    expect(held.map(({ status }) => status)).toEqual([null, 429, null, 429])
    const analysed = await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    expect(analysed.statusCode, analysed.body).toBe(200)
    for (const { socket } of held) socket.destroy()
    await vi.waitFor(async () => expect((await send(third)).status).toBe(200), { timeout: 20_000 })
  })

  test('a link that was revoked, replaced, expired or guessed gives one answer and stores nothing', async () => {
    const { salon, client, url, token } = await linked()
    const next = await tokenOf(salon, client.id)
    await inject(salon, 'DELETE', `${url}/previsit-link`)
    const late = await tokenOf(salon, client.id)
    server.clock.advance(14 * DAY_MS)
    const photos = await storedPhotos(server)
    const before = await server.db.$count(previsits)
    const picture = { primaImage: await samplePhoto('prima') }
    const again = { ...salon, session: await signIn(server.db, salon.master, server.clock) }
    for (const dead of [token, next, late, 'A'.repeat(43)]) {
      expect(await open(dead)).toMatchObject(INVALID)
      expect(await send(dead, FIELDS, picture)).toMatchObject(INVALID)
    }
    for (const none of ['', 'corto', again.session.token])
      expect(await send(none, FIELDS, picture)).toMatchObject(INVALID)
    expect((await open('corto')).status).toBe(400)
    expect([await storedPhotos(server), await server.db.$count(previsits)]).toEqual([photos, before])
    expect(await call(again, 'GET', `${url}/previsits`)).toMatchObject({ linkExpiresAt: null, previsits: [] })
  })

  test('another salon neither makes links, reads, marks nor deletes; a collaborator does not delete', async () => {
    const sent = await linked()
    await send(sent.token, FIELDS, { primaImage: await samplePhoto('prima') })
    const [{ id, photos }] = await answersOf(sent)
    const other = await newSalon(server)
    const tries = [
      ['GET', `${sent.url}/previsits`],
      ['POST', `${sent.url}/previsit-link`],
      ['DELETE', `${sent.url}/previsit-link`],
      ['PUT', `/api/previsits/${id}/seen`],
      ['DELETE', `/api/previsits/${id}`],
      ['GET', `/api/analysis/previsit-photos/${photos[0]}`],
    ] as const
    for (const [method, url] of tries) expect([url, (await inject(other, method, url)).statusCode]).toEqual([url, 404])
    const child = await signIn(server.db, await buildChild(server.db, sent.salon.master), server.clock)
    expect((await inject({ session: child }, 'DELETE', `/api/previsits/${id}`)).statusCode).toBe(403)
    expect(await answersOf(sent)).toMatchObject([{ id, isNew: true, photos }])
  })

  const wrong: readonly [string, unknown, string?][] = [
    ['no JSON', null, '{"answers":'],
    ['another shape', []],
    ['an unknown field', { ...FIELDS, clientId: 'x' }],
    ['text for a number', { ...FIELDS, answers: { ...ANSWERS, monthsSinceBleach: '12' } }],
    ['an unknown word', { ...FIELDS, answers: { ...ANSWERS, henna: 'forse' } }],
    ['no date', { ...FIELDS, answers: { ...ANSWERS, birthDate: '1990-13-40' } }],
    ['a birth date to come', { ...FIELDS, answers: { ...ANSWERS, birthDate: '2090-05-01' } }],
    ['a long wish', { ...FIELDS, answers: { ...ANSWERS, wish: 'x'.repeat(1001) } }],
    ['no name', { ...FIELDS, name: ' ' }],
    ['no tick', { ...FIELDS, confirmed: false }],
    ['another wording', { ...FIELDS, consents: { ...FIELDS.consents, version: '2020-01' } }],
  ]
  test.each(wrong)('a form with %s is refused', async (_, fields, text) => {
    const sent = await linked()
    expect(await send(sent.token, fields, {}, text)).toMatchObject({ status: 400, code: 'validation-failed' })
    expect(await answersOf(sent)).toEqual([])
  })

  test('broken, oversized and unasked photos are refused, and nothing of the form is stored', async () => {
    const sent = await linked()
    const kept = await storedPhotos(server)
    const good = await samplePhoto('prima')
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const refused: readonly [Record<string, Buffer>, number][] = [
      [{ primaImage: script }, 415],
      [{ primaImage: good, primaImage2: good.subarray(0, 400) }, 422],
      [{ primaImage: bomb }, 413],
      [{ primaImage: Buffer.alloc(10 * 1024 * 1024 + 1) }, 413],
      [{ dopoImage: good }, 400],
    ]
    for (const [photos, status] of refused) expect((await send(sent.token, FIELDS, photos)).status).toBe(status)
    expect(await answersOf(sent)).toEqual([])
    expect(await storedPhotos(server)).toEqual(kept)
    // The holder of a link cannot use up the failures of the salon.
    const statuses: number[] = []
    for (let sends = 0; sends < 4; sends++) statuses.push((await send(sent.token, null)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  test('without consent neither photos nor health answers are taken, and scripts and controls of direction stay text', async () => {
    const sent = await linked()
    const consents = { ...FIELDS.consents, photos: false, health: false }
    const photo = { primaImage: await samplePhoto('prima') }
    expect(await send(sent.token, { ...FIELDS, consents })).toMatchObject({ code: 'health-consent-required' })
    expect(await send(sent.token, { ...FIELDS, health: null, consents }, photo)).toMatchObject({
      code: 'photo-consent-required',
    })
    const wish = '<script>alert(1)</script> \u202eossor'
    const answers = { ...ANSWERS, birthDate: null, isSixteen: true, wish }
    expect((await send(sent.token, { ...FIELDS, answers, health: null, consents })).status).toBe(200)
    expect(await answersOf(sent)).toMatchObject([
      { health: null, photos: [], answers: { wish: '<script>alert(1)</script> ossor' } },
    ])
    const card = await call(sent.salon, 'GET', sent.url)
    expect(card).toMatchObject({ consents: [], birthDate: null, asked: { under16: false, scalp: null } })
  })

  test('an analysis takes over what was answered and leaves what the colourist declared', async () => {
    const sent = await linked()
    await send(sent.token, { ...FIELDS, health: { ...HEALTH, allergy: false } })
    const parts = {
      image: await samplePhoto('prima'),
      supplier: 'generic',
      hairType: 'colorati',
      hairCondition: 'buono',
    }
    const situation = JSON.stringify({ history: { henna: 'no' } })
    const given = { ...parts, analysisType: 'standard', clientId: sent.client.id, situation }
    const answer = await postAnalysis(server, sent.salon, given)
    expect(answer.statusCode, answer.body).toBe(200)
    const { analysis } = await call(sent.salon, 'GET', `/api/analysis/${answer.json().analysisId}/full`)
    expect(analysis.declared.details.history).toMatchObject({ henna: 'no', weeksSinceBleach: 52 })
    // A month later she may have been elsewhere.
    server.clock.advance(31 * DAY_MS)
    const again = {
      ...sent,
      salon: { ...sent.salon, session: await signIn(server.db, sent.salon.master, server.clock) },
    }
    expect((await call(again.salon, 'GET', again.url)).asked).toBeNull()
  })

  test('answers of several links count together: the newest of each, and the worse one for henna and scalp', async () => {
    const sent = await linked()
    const nothing = { ...ANSWERS, hairType: null, henna: null, monthsSinceBleach: null, birthDate: null }
    await send(sent.token, {
      ...FIELDS,
      answers: { ...ANSWERS, henna: 'composta' },
      health: { ...HEALTH, scalp: 'lesionata' },
    })
    server.clock.advance(7 * DAY_MS)
    const { salon, url, client } = sent
    const session = await signIn(server.db, salon.master, server.clock)
    const later = { ...salon, session }
    const asked = async () => (await call(later, 'GET', url)).asked
    const first = { hairType: 'colorati', henna: 'composta', weeksSinceBleach: 53, under16: null, scalp: 'lesionata' }
    await send(await tokenOf(later, client.id), { ...FIELDS, answers: nothing, health: null })
    expect(await asked()).toEqual(first)
    const answers = { ...nothing, hairType: 'naturale', henna: 'no', monthsSinceBleach: 0, isSixteen: true }
    await send(await tokenOf(later, client.id), { ...FIELDS, answers, health: { ...HEALTH, scalp: 'sana' } })
    expect(await asked()).toEqual({ ...first, hairType: 'naturale', weeksSinceBleach: 0, under16: false })
  })

  test('a birth date under 16 that a client sends counts in an analysis, also where her card has another', async () => {
    const { salon, client, url, token } = await linked({ birthDate: '1990-05-01' })
    const today = server.clock().getUTCFullYear()
    await send(token, { ...FIELDS, answers: { ...ANSWERS, birthDate: `${today - 10}-05-01` } })
    expect(await call(salon, 'GET', url)).toMatchObject({ birthDate: '1990-05-01', asked: { under16: true } })
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', clientId: client.id }
    const answer = await postAnalysis(server, salon, parts)
    expect(answer.json().analysis.refusals.length, answer.body).toBeGreaterThan(0)
    const { analysis } = await call(salon, 'GET', `/api/analysis/${answer.json().analysisId}/full`)
    expect(analysis.declared.details.safety.under16).toBe(true)
  })

  test('the salon deletes photos and health answers of a visit after its months, and keeps the rest', async () => {
    const sent = await linked()
    await send(sent.token, FIELDS, { primaImage: await samplePhoto('prima') })
    server.clock.advance(720 * DAY_MS)
    const photoStore = createFolderPhotoStore(join(server.config.dataDir, 'photos'))
    const read = async () => {
      await deleteOverdue({ ...server, photoStore })
      const session = await signIn(server.db, sent.salon.master, server.clock)
      return answersOf({ url: sent.url, salon: { ...sent.salon, session } })
    }
    expect(await read()).toMatchObject([{ health: HEALTH, photos: [expect.any(String)] }])
    server.clock.advance(20 * DAY_MS)
    expect(await read()).toMatchObject([{ health: null, photos: [], answers: ANSWERS }])
  })

  test('an expired link that was not answered leaves no row', async () => {
    const { salon, client } = await linked()
    const rows = () => server.db.$count(previsits, eq(previsits.clientId, client.id))
    const photoStore = createFolderPhotoStore(join(server.config.dataDir, 'photos'))
    server.clock.advance(13 * DAY_MS)
    await deleteOverdue({ ...server, photoStore })
    expect(await rows()).toBe(1)
    server.clock.advance(DAY_MS)
    await deleteOverdue({ ...server, photoStore })
    expect(await rows()).toBe(0)
    const again = { ...salon, session: await signIn(server.db, salon.master, server.clock) }
    await send(await tokenOf(again, client.id))
    server.clock.advance(15 * DAY_MS)
    await deleteOverdue({ ...server, photoStore })
    expect(await rows()).toBe(1)
  })

  test('withdrawn consents, the owner and a deleted card delete what was sent; a merge keeps it', async () => {
    const sent = await linked()
    const { salon, url } = sent
    const kept = await storedPhotos(server)
    const photo = { primaImage: await samplePhoto('prima') }
    await send(sent.token, FIELDS, photo)
    for (const kind of ['health', 'photos']) await inject(salon, 'PUT', `${url}/consents/${kind}`, { given: false })
    const [bare] = await answersOf(sent)
    expect(bare).toMatchObject({ health: null, photos: [] })
    expect(await storedPhotos(server)).toEqual(kept)
    expect((await inject(salon, 'DELETE', `/api/previsits/${bare.id}`)).statusCode).toBe(200)
    expect(await call(salon, 'GET', '/api/audit-log')).toMatchObject({ 0: { act: 'previsit-deleted' } })

    const twin = await buildClient(server.db, salon.master, { firstName: 'Rosa', lastName: 'Però' })
    expect((await send(await tokenOf(salon, twin.id), { ...FIELDS, name: 'firma-gemella' }, photo)).status).toBe(200)
    expect((await inject(salon, 'POST', `${url}/merge`, { otherId: twin.id })).statusCode).toBe(200)
    const [moved] = await answersOf(sent)
    expect(moved).toMatchObject({ signature: { name: 'firma-gemella' } })
    await inject(salon, 'DELETE', url)
    expect(foundIn(await wholeDatabase(server), [moved.id, 'firma-gemella'])).toEqual([])
    expect(await storedPhotos(server)).toEqual(kept)
  })
})
