import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { outgoingMails, pacts, users } from '#platform/database/schema/index'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'
import { foundIn, storedPhotos, wholeDatabase } from '#testing/traces'

const FIELDS = { priceCents: 12000, note: 'Taglio compreso', withPictures: true }
const DRAWN = {
  way: 'drawn',
  name: 'Rosa Però',
  strokes: [
    [
      [0.1, 0.5],
      [0.4, 0.2],
    ],
  ],
}
const TYPED = { way: 'typed', name: 'Rosa Però', confirmed: true }
const SELECTORS = { hairType: 'naturale', hairCondition: 'ottimo' }

describe('a pact', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const send = (
    salon: Pick<Salon, 'session'> | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => server.app.inject({ method, url, headers: salon?.session.headers ?? {}, ...(payload ? { payload } : {}) })

  const call = async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent)
    return { status: answer.statusCode, ...answer.json() }
  }

  /** An analysis of both photos for a client, in a new salon. */
  async function analysed(photoConsent: string | null = 'Acconsento.', given: Parameters<typeof buildClient>[2] = {}) {
    const salon = await newSalon(server, { companyName: 'Salone Ada' })
    const client = await buildClient(server.db, salon.master, {
      firstName: 'Rosa',
      lastName: 'Però',
      email: 'rosa@example.it',
      ...given,
    })
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const parts = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', ...SELECTORS }
    const answer = await postAnalysis(server, salon, { ...parts, clientId: client.id }, photoConsent)
    expect(answer.statusCode, answer.body).toBe(200)
    return { salon, client, url: `/api/analysis/${answer.json().analysisId}` }
  }

  async function made(fields: object = FIELDS, client: Parameters<typeof buildClient>[2] = {}) {
    const all = await analysed('Acconsento.', client)
    const { pact, ...rest } = await call(all.salon, 'POST', `${all.url}/pacts`, fields)
    expect(rest).toEqual({ status: 200 })
    return { ...all, pact, pactUrl: `/api/pacts/${pact.id}` }
  }

  const tokenOf = async (salon: Salon, pactUrl: string): Promise<string> => {
    const { address } = await call(salon, 'POST', `${pactUrl}/link`)
    expect(address).toMatch(/\/patto#[\w-]{43}$/)
    return address.split('#')[1]
  }

  test('a pact is written about the chosen option, with its pictures, price and note, and without any cost', async () => {
    const { salon, url, pact } = await made()
    const pictures = [
      { id: 'prima', address: `${url}/photo/prima` },
      { id: 'simulazione', address: `/api/analysis/pacts/${pact.id}/simulation` },
    ]
    expect(pact).toMatchObject({
      version: 1,
      pictures,
      signature: null,
      isSuperseded: false,
      isPlanChanged: false,
      linkExpiresAt: null,
      content: {
        salonName: 'Salone Ada',
        clientName: 'Rosa Però',
        option: 'equilibrata',
        priceCents: 12000,
        note: 'Taglio compreso',
        start: { name: expect.any(String), level: expect.stringMatching(/^Livello/) },
      },
    })
    const ids = pact.content.sections.map(({ id }: { id: string }) => id)
    for (const id of ['today', 'not-today', 'sessions', 'risks', 'patch-test', 'home-care', 'wash'])
      expect(ids).toContain(id)
    const answers = await Promise.all(pictures.map(({ address }) => send(salon, 'GET', address)))
    for (const answer of answers)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(answers[1]?.rawPayload.toString('latin1')).toContain('compositeSynthetic')
    expect(await call(salon, 'GET', `${url}/pacts`)).toMatchObject({
      status: 200,
      pacts: [pact],
      mayShowPictures: true,
      clientEmail: 'rosa@example.it',
      clientPhone: null,
    })
  })

  test('a pact names the home-care products of the shelf with their price to clients', async () => {
    const { salon, url } = await made({ ...FIELDS, withPictures: false })
    const shelf = shelfOf(server, salon)
    const { id } = await shelf.addLine({ class: 'RETAIL' })
    const { analysis } = await call(salon, 'GET', `${url}/full`)
    const aftercare = analysis.chair.aftercare[0].product
    const product = { code: 'Cura Aurora', packGrams: 200, packCents: 911, retailCents: 2400, aftercare }
    await shelf.addProduct(id, product)
    const { content } = (await call(salon, 'POST', `${url}/pacts`, FIELDS)).pact
    const lines = content.sections.find((section: { id: string }) => section.id === 'home-care').lines
    expect(lines[0]).toMatch(/\. Nel salone: Cura Aurora, 24,00\s€\.$/)
    expect(JSON.stringify(content)).not.toContain('9,11')
  })

  test('a pact has no picture without the consent, and rejects what is not a price', async () => {
    const { salon, url } = await analysed(null)
    expect((await call(salon, 'POST', `${url}/pacts`, FIELDS)).pact).toMatchObject({ pictures: [] })
    expect(await call(salon, 'GET', `${url}/pacts`)).toMatchObject({ mayShowPictures: false })
    for (const priceCents of [-1, 1.5, 1_000_001, '12'])
      expect((await send(salon, 'POST', `${url}/pacts`, { ...FIELDS, priceCents })).statusCode).toBe(400)
    const other = await newSalon(server)
    expect(await call(other, 'POST', `${url}/pacts`, FIELDS)).toMatchObject({ status: 404, code: 'analysis-not-found' })
  })

  test('a pact that another one replaces before its call ends is answered like the other', async () => {
    const { salon, url } = await made()
    const stuck = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const photoStore = createFolderPhotoStore(join(server.config.dataDir, 'photos'))
    // Beside the first server, and stuck once the picture of the replaced draft is to be deleted.
    const slow = await createTestApp({
      db: server.db,
      analysisParts: {
        photoStore: {
          ...photoStore,
          remove: async () => {
            stuck.resolve()
            await release.promise
          },
        },
      },
    })
    const first = slow.app.inject({
      method: 'POST',
      url: `${url}/pacts`,
      headers: salon.session.headers,
      payload: { ...FIELDS, withPictures: false, priceCents: 1 },
    })
    await stuck.promise
    const second = await call(salon, 'POST', `${url}/pacts`, { ...FIELDS, withPictures: false, priceCents: 2 })
    release.resolve()
    const answer = await first
    expect([answer.statusCode, answer.json().pact?.content.priceCents]).toEqual([200, 1])
    expect([second.status, second.pact.content.priceCents]).toEqual([200, 2])
    expect((await call(salon, 'GET', `${url}/pacts`)).pacts).toEqual([second.pact])
    await slow.close()
  })

  test('a pact has no controls of direction in its note and in the name of its signer', async () => {
    const { salon, pactUrl, pact } = await made({ ...FIELDS, withPictures: false, note: 'Prezzo \u202e021\u202c €' })
    expect(pact.content.note).toBe('Prezzo 021 €')
    const signed = await call(salon, 'PUT', `${pactUrl}/signature`, { ...TYPED, name: 'Rosa \u202ePerò' })
    expect(signed.pact.signature.name).toBe('Rosa Però')
  })

  test('a pact is rejected if the card forbids the formula since the analysis', async () => {
    const { salon, client, url } = await analysed()
    const card = { firstName: 'Rosa', lastName: 'Però', birthDate: '2020-01-01' }
    expect(await call(salon, 'PUT', `/api/clients/${client.id}`, card)).toMatchObject({ status: 200 })
    const answer = await call(salon, 'POST', `${url}/pacts`, FIELDS)
    expect(answer).toMatchObject({ status: 400, fields: { id: expect.stringContaining('vieta questa formula') } })
    expect(await call(salon, 'GET', `${url}/pacts`)).toMatchObject({ pacts: [] })
  })

  test('a pact is signed once, drawn or typed and confirmed, and its content is frozen from then on', async () => {
    const { salon, url, pactUrl, pact } = await made()
    for (const wrong of [
      { ...TYPED, confirmed: false },
      { ...TYPED, name: ' ' },
      { ...DRAWN, strokes: [] },
      { ...DRAWN, strokes: [[[2, 0]]] },
    ])
      expect((await send(salon, 'PUT', `${pactUrl}/signature`, wrong)).statusCode).toBe(400)
    const signed = await call(salon, 'PUT', `${pactUrl}/signature`, DRAWN)
    const { name, strokes } = DRAWN
    expect(signed.pact).toEqual({ ...pact, signature: { name, strokes, signedAt: server.clock().toISOString() } })
    expect(await call(salon, 'PUT', `${pactUrl}/signature`, TYPED)).toMatchObject({ status: 409, code: 'pact-signed' })
    expect(foundIn(await wholeDatabase(server), ['"strokes"'])).toEqual([])

    // Another plan and a new draft do not change it.
    const { analysis } = await call(salon, 'GET', `${url}/full`)
    const other = analysis.options.find(({ id }: { id: string }) => id !== 'equilibrata')?.id
    expect((await send(salon, 'PUT', `${url}/option`, { option: other })).statusCode).toBe(200)
    expect((await call(salon, 'GET', `${url}/pacts`)).pacts[0]).toEqual({ ...signed.pact, isPlanChanged: true })
    const second = (await call(salon, 'POST', `${url}/pacts`, { ...FIELDS, priceCents: 15000 })).pact
    expect(second).toMatchObject({ version: 2, content: { option: other, priceCents: 15000 } })
    expect((await call(salon, 'PUT', `/api/pacts/${second.id}/signature`, TYPED)).pact.signature.strokes).toBeNull()
    const { pacts: listed } = await call(salon, 'GET', `${url}/pacts`)
    expect(listed[1]).toEqual({ ...signed.pact, isPlanChanged: true, isSuperseded: true })
    expect(listed[0]).toMatchObject({ version: 2, isSuperseded: false, isPlanChanged: false })
  })

  test('a pact as a draft is replaced by the next one, and cannot be signed after the plan changed', async () => {
    const { salon, url, pactUrl, pact } = await made()
    const photos = await storedPhotos(server)
    const { analysis } = await call(salon, 'GET', `${url}/full`)
    const other = analysis.options.find(({ id }: { id: string }) => id !== 'equilibrata')?.id
    await send(salon, 'PUT', `${url}/option`, { option: other })
    expect(await call(salon, 'PUT', `${pactUrl}/signature`, TYPED)).toMatchObject({
      status: 409,
      code: 'pact-outdated',
    })
    const again = (await call(salon, 'POST', `${url}/pacts`, FIELDS)).pact
    expect(again).toMatchObject({ version: 1, isPlanChanged: false })
    expect(again.id).not.toBe(pact.id)
    expect((await call(salon, 'GET', `${url}/pacts`)).pacts).toHaveLength(1)
    expect(await storedPhotos(server)).toHaveLength(photos.length)
  })

  test('a pact is shown by its link without a session, as page, pictures and PDF, until the link ends', async () => {
    const { salon, pactUrl, pact } = await made()
    const kept = await Promise.all(pact.pictures.map(({ address }: { address: string }) => send(salon, 'GET', address)))
    await call(salon, 'PUT', `${pactUrl}/signature`, DRAWN)
    const token = await tokenOf(salon, pactUrl)
    expect(JSON.stringify(await server.db.select().from(pacts))).not.toContain(token)
    const shared = await send(null, 'POST', '/api/shared-pact', { token })
    expect(shared.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    expect(shared.json()).toEqual({
      version: 1,
      madeAt: pact.madeAt,
      content: pact.content,
      pictures: ['prima', 'simulazione'].map((id, index) => ({
        id,
        address: `data:image/jpeg;base64,${kept[index].rawPayload.toString('base64')}`,
      })),
      signature: expect.objectContaining({ name: 'Rosa Però' }),
      isSuperseded: false,
    })
    const pdf = await send(null, 'POST', '/api/shared-pact/document', { token })
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="patto-colore-versione-1.pdf"',
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await send(salon, 'GET', `${pactUrl}/document`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')

    // A new link, its revocation, and an unknown token: one answer.
    const refused = { status: 404, code: 'link-invalid' }
    const open = (given: string) => call(null, 'POST', '/api/shared-pact', { token: given })
    const next = await tokenOf(salon, pactUrl)
    expect(await open(token)).toMatchObject(refused)
    expect((await open(next)).status).toBe(200)
    await send(salon, 'DELETE', `${pactUrl}/link`)
    const answers = [await open(next), await open('A'.repeat(43))]
    expect(answers[0]).toMatchObject(refused)
    expect(answers[0]).toEqual(answers[1])
    expect(await call(null, 'POST', '/api/shared-pact/document', { token: next })).toMatchObject(refused)
    expect((await open('corto')).status).toBe(400)
  })

  test('a pact is no longer shown after thirty days', async () => {
    const { salon, pactUrl } = await made({ ...FIELDS, withPictures: false })
    const token = await tokenOf(salon, pactUrl)
    server.clock.advance(30 * DAY_MS - 1)
    expect((await call(null, 'POST', '/api/shared-pact', { token })).status).toBe(200)
    server.clock.advance(1)
    expect(await call(null, 'POST', '/api/shared-pact', { token })).toMatchObject({ code: 'link-invalid' })
  })

  test('a pact limits how many links one network opens', async () => {
    const statuses = new Set<number>()
    for (let time = 0; time < 121; time++) {
      const remoteAddress = '10.77.1.1'
      const payload = { token: 'B'.repeat(43) }
      statuses.add(
        (await server.app.inject({ method: 'POST', url: '/api/shared-pact', payload, remoteAddress })).statusCode,
      )
    }
    expect([...statuses]).toEqual([404, 429])
  })

  test("a pact is mailed to the address on the client's card, and only there", async () => {
    const { salon, client, pactUrl } = await made({ ...FIELDS, note: 'Vinca subito su premi.example' })
    const { status, expiresAt } = await call(salon, 'POST', `${pactUrl}/mail`)
    expect([status, expiresAt]).toEqual([200, new Date(server.clock().getTime() + 30 * DAY_MS).toISOString()])
    const [mail] = (await server.mails()).filter(({ to }) => to === 'rosa@example.it').slice(-1)
    expect(mail?.subject).toBe('Salone Ada: il patto colore')
    expect(`${mail?.text}${mail?.html}`).not.toContain('premi')
    const token = /\/patto#([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    expect((await call(null, 'POST', '/api/shared-pact', { token })).status).toBe(200)
    await send(salon, 'PUT', `/api/clients/${client.id}`, { firstName: 'Rosa', lastName: 'Però' })
    expect(await call(salon, 'POST', `${pactUrl}/mail`)).toMatchObject({ status: 409, code: 'client-without-email' })
  })

  test('a pact loses its pictures with the consent, and keeps what was signed', async () => {
    const { salon, client, url, pactUrl, pact } = await made()
    const photos = await storedPhotos(server)
    const signed = (await call(salon, 'PUT', `${pactUrl}/signature`, DRAWN)).pact
    await send(salon, 'PUT', `/api/clients/${client.id}/consents/photos`, { given: false })
    const { pacts: kept } = await call(salon, 'GET', `${url}/pacts`)
    expect(kept).toEqual([{ ...signed, pictures: [] }])
    expect((await send(salon, 'GET', `/api/analysis/pacts/${pact.id}/simulation`)).statusCode).toBe(404)
    expect(await storedPhotos(server)).toHaveLength(photos.length - 3)
    expect((await send(salon, 'GET', `${pactUrl}/document`)).statusCode).toBe(200)
  })

  test('a pact is deleted by the owner, with its analysis, and with its client and the mails to them', async () => {
    const { salon, pactUrl } = await made()
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect((await send({ session: child }, 'DELETE', pactUrl)).statusCode).toBe(403)
    const photos = await storedPhotos(server)
    expect((await send(salon, 'DELETE', pactUrl)).statusCode).toBe(200)
    expect(await storedPhotos(server)).toHaveLength(photos.length - 1)
    expect(await call(salon, 'GET', '/api/audit-log')).toMatchObject({ 0: { act: 'pact-deleted' } })

    const second = await made()
    const before = await storedPhotos(server)
    expect((await send(second.salon, 'DELETE', second.url)).statusCode).toBe(200)
    expect(await storedPhotos(server)).toHaveLength(before.length - 3)

    const third = await made({ ...FIELDS, note: 'nota-del-patto' }, { email: 'terza@example.it' })
    const [row] = await server.db.select().from(users).where(eq(users.id, third.salon.master.id))
    const mail = { recipient: 'terza@example.it', subject: 'x', text: 'x', html: 'x' }
    const dueAt = new Date(server.clock().getTime() + DAY_MS)
    const id = '01920000-0000-7000-8000-0000000000aa'
    await server.db.insert(outgoingMails).values({ id, userId: row?.id ?? null, ...mail, dueAt, goodUntil: dueAt })
    expect((await send(third.salon, 'DELETE', `/api/clients/${third.client.id}`)).statusCode).toBe(200)
    expect(foundIn(await wholeDatabase(server), ['nota-del-patto', third.pact.id, 'terza@example.it'])).toEqual([])
  })
})
