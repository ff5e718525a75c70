import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { clients, colorAnalyses, patchTests } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

// A long file: all tests share one server, salon and set of helpers.
describe("a client's card", () => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server)
  })
  afterAll(() => server.close())

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    session: Salon['session'] = salon.session,
  ) => {
    const answer = await server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, ...answer.json() }
  }

  const newClient = async (given: Parameters<typeof buildClient>[2] = {}) => {
    const { id } = await buildClient(server.db, salon.master, given)
    return { id, url: `/api/clients/${id}` }
  }

  const ago = (ms: number) => new Date(server.clock().getTime() - ms).toISOString()

  const consentTo = (url: string, kind: 'photos' | 'health') =>
    call('PUT', `${url}/consents/${kind}`, { given: true, text: 'Acconsento.' })

  test("a client's card is returned completely", async () => {
    const { url, id } = await newClient({ birthDate: '1990-05-17', phone: '+39 333 1', notes: 'Preferisce il sabato' })
    expect(await call('GET', url)).toEqual({
      status: 200,
      id,
      firstName: 'Giulia',
      lastName: 'Rossi',
      phone: '+39 333 1',
      email: null,
      birthDate: '1990-05-17',
      notes: 'Preferisce il sabato',
      createdAt: expect.any(String),
      author: { firstName: 'Ada', lastName: 'Bianchi' },
      health: null,
      consents: [],
      agreed: { photos: false, health: false },
      safety: {
        under16: false,
        allergy: null,
        patchTest: null,
        patchTestAgeHours: null,
        patchTestFamily: null,
        testDue: false,
        scalpClosed: false,
      },
      lastHair: null,
      asked: null,
    })
  })

  test("a client's card can be changed, is found by its new name, and refuses invalid values", async () => {
    const { url, id } = await newClient({ phone: '333', notes: 'x' })
    const changed = await call('PUT', url, { firstName: 'Zoë', lastName: 'Quaranta', email: 'ZOE@example.it' })
    expect(changed).toMatchObject({ status: 200, email: 'zoe@example.it', phone: null, notes: null })
    expect(await call('GET', '/api/clients?q=zoe+quar')).toMatchObject({ 0: { id } })
    for (const [field, wrong] of [
      ['firstName', { firstName: ' ' }],
      ['birthDate', { birthDate: '2026-03-03' }],
      ['birthDate', { birthDate: '31/12/1990' }],
      ['email', { email: 'non una email' }],
    ] as const) {
      const refused = await call('PUT', url, { firstName: 'Zoë', lastName: 'Quaranta', ...wrong })
      expect(refused).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
    }
  })

  test("a client's card stores health notes only with their consent, and none once it is withdrawn", async () => {
    const { url, id } = await newClient()
    const health = { colourAllergy: true, allergyNotes: 'Nichel' }
    const applied = { appliedAt: ago(3 * DAY_MS), result: 'negativo' }
    const refused = { status: 409, code: 'health-consent-required' }
    expect(await call('PUT', `${url}/health`, health)).toMatchObject(refused)
    expect(await call('POST', `${url}/patch-tests`, applied)).toMatchObject(refused)
    await consentTo(url, 'photos')
    expect(await call('PUT', `${url}/health`, health)).toMatchObject(refused)

    expect(await consentTo(url, 'health')).toMatchObject({
      status: 200,
      agreed: { photos: true, health: true },
      health: { colourAllergy: null, allergyNotes: null, patchTests: [] },
    })
    await call('PUT', `${url}/health`, health)
    expect(await call('POST', `${url}/patch-tests`, applied)).toMatchObject({
      health: { ...health, patchTests: [applied] },
      safety: { allergy: true, patchTest: 'negativo', patchTestAgeHours: 72 },
    })

    const withdrawn = await call('PUT', `${url}/consents/health`, { given: false })
    expect(withdrawn).toMatchObject({
      health: null,
      agreed: { photos: true, health: false },
      safety: { allergy: null },
    })
    expect(withdrawn.consents).toMatchObject([
      { kind: 'health', text: 'Acconsento.', givenAt: ago(0), withdrawnAt: ago(0) },
      { kind: 'photos', withdrawnAt: null },
    ])
    const [row] = await server.db.select().from(clients).where(eq(clients.id, id))
    expect([row?.colourAllergy, row?.allergyNotes]).toEqual([null, null])
    expect(await server.db.select().from(patchTests).where(eq(patchTests.clientId, id))).toEqual([])
  })

  test("a client's card notes what burned only with the consent to health notes, and closes the scalp until it is sound", async () => {
    const { url, id } = await newClient()
    const burn = {
      at: ago(HOUR_MS),
      onHead: [{ titolo: 'Decolorazione', minutes: 25 }],
      sign: 'redness',
      soundAt: null,
    }
    expect(await call('PUT', `${url}/burn`, burn)).toMatchObject({ status: 409, code: 'health-consent-required' })
    await consentTo(url, 'health')
    for (const [field, wrong] of [
      ['at', { at: ago(-HOUR_MS) }],
      ['at', { at: '1999-01-01T00:00:00Z' }],
      ['soundAt', { soundAt: ago(-HOUR_MS) }],
      ['soundAt', { soundAt: ago(2 * HOUR_MS) }],
      ['sign', { sign: 'fire' }],
      ['onHead', { onHead: [] }],
    ] as const)
      expect(await call('PUT', `${url}/burn`, { ...burn, ...wrong })).toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      })
    expect(await call('PUT', `${url}/burn`, burn)).toMatchObject({
      status: 200,
      health: { burn: { ...burn, author: { firstName: 'Ada', lastName: 'Bianchi' } } },
      safety: { scalpClosed: true },
    })
    expect(await call('PUT', `${url}/burn`, { ...burn, soundAt: ago(0) })).toMatchObject({
      health: { burn: { soundAt: ago(0) } },
      safety: { scalpClosed: false },
    })
    // It burned again. A device that was offline, or a repeated note, changes neither that nor what was on.
    const again = { ...burn, at: ago(0), sign: 'broken-skin' }
    await call('PUT', `${url}/burn`, again)
    for (const stale of [
      { ...burn, soundAt: ago(0) },
      { ...again, onHead: [{ titolo: 'Altro', minutes: 1 }] },
    ])
      expect(await call('PUT', `${url}/burn`, stale)).toMatchObject({
        health: { burn: again },
        safety: { scalpClosed: true },
      })
    await call('PUT', `${url}/consents/health`, { given: false })
    const [row] = await server.db.select().from(clients).where(eq(clients.id, id))
    expect(row?.burn).toBeNull()
  })

  test("a client's card requires the wording of a consent, and stores a current one only once", async () => {
    const { url } = await newClient()
    expect(await call('PUT', `${url}/consents/photos`, { given: true, text: ' ' })).toMatchObject({ status: 400 })
    await consentTo(url, 'photos')
    expect((await consentTo(url, 'photos')).consents).toHaveLength(1)
  })

  test("a client's card accepts a negative sensitivity test after 48 hours, a positive one immediately", async () => {
    const { url } = await newClient()
    await consentTo(url, 'health')
    const add = (hours: number, result: string | null) =>
      call('POST', `${url}/patch-tests`, { appliedAt: ago(hours * HOUR_MS), result })
    const fresh = { status: 400, fields: { result: 'Un esito negativo si legge dopo 48 ore dall’applicazione' } }
    expect(await add(47, 'negativo')).toMatchObject(fresh)
    expect(await add(-1, null)).toMatchObject({ status: 400, fields: { appliedAt: 'Data non valida' } })
    const waiting = await add(24, null)
    expect(waiting.safety).toMatchObject({ patchTest: 'non-eseguito', patchTestAgeHours: null })
    const test = `${url}/patch-tests/${waiting.health.patchTests[0].id}`
    expect(await call('PUT', test, { result: 'negativo' })).toMatchObject(fresh)
    expect((await call('PUT', test, { result: 'positivo' })).safety).toMatchObject({ patchTest: 'positivo' })
    expect((await call('DELETE', test)).health.patchTests).toEqual([])
    expect(await call('DELETE', test)).toMatchObject({ status: 404, code: 'patch-test-not-found' })
    expect((await add(48, 'negativo')).safety).toMatchObject({ patchTest: 'negativo', patchTestAgeHours: 48 })
  })

  test("the answers before a colour are kept with the client's test, and one yes makes it due again", async () => {
    const { url, id } = await newClient()
    const answers = { at: ago(HOUR_MS), reaction: false, scalpBroken: false, news: false }
    const put = (more = {}) => call('PUT', `${url}/pre-colour`, { ...answers, ...more })
    const isDue = async () => {
      const { body } = await server.app.inject({ url: '/api/clients', headers: salon.session.headers })
      return JSON.parse(body).find((row: { id: string }) => row.id === id).testDue
    }
    expect(await put()).toMatchObject({ status: 409, code: 'health-consent-required' })
    await consentTo(url, 'health')
    expect(await put()).toMatchObject({ status: 404, code: 'patch-test-not-found' })
    const test = { appliedAt: ago(300 * DAY_MS), result: 'negativo', family: 'ossidazione' }
    await call('POST', `${url}/patch-tests`, test)
    expect(await put()).toMatchObject({
      safety: { patchTest: 'negativo', patchTestFamily: 'ossidazione', testDue: false },
      health: { patchTests: [{ ...test, asked: answers }] },
    })
    expect(await isDue()).toBe(false)
    for (const testEveryUse of [true, false]) {
      await call('PUT', '/api/salon-settings', { testEveryUse })
      expect([await isDue(), (await call('GET', url)).safety.testDue]).toEqual([testEveryUse, testEveryUse])
    }
    expect((await put({ news: true })).safety.testDue).toBe(true)
    expect(await isDue()).toBe(true)
    expect(await put({ at: ago(-2 * DAY_MS) })).toMatchObject({ status: 400, fields: { at: 'Data non valida' } })
    const stored = await server.db.execute(sql`select asked from patch_tests where client_id = ${id}`)
    expect(JSON.stringify(stored)).not.toContain('news')
    await call('POST', `${url}/patch-tests`, { appliedAt: ago(60 * HOUR_MS), result: 'negativo' })
    expect(await isDue()).toBe(true)
  })

  const NO = { reaction: false, scalpBroken: false, news: false }
  const YES = { ...NO, reaction: true }
  const negative = (url: string, days: number) =>
    call('POST', `${url}/patch-tests`, { appliedAt: ago(days * DAY_MS), result: 'negativo' })
  const asked = async (url: string, msAgo: number, answers = YES) =>
    (await call('PUT', `${url}/pre-colour`, { ...answers, at: ago(msAgo) })).safety?.testDue
  const tested = async (days: number) => {
    const client = await newClient()
    await consentTo(client.url, 'health')
    const id: string = (await negative(client.url, days)).health.patchTests[0].id
    return { ...client, testId: id }
  }
  const isListedDue = async (id: string) => {
    const { body } = await server.app.inject({ url: '/api/clients', headers: salon.session.headers })
    return JSON.parse(body).find((row: { id: string }) => row.id === id).testDue
  }

  test("a yes before a colour stays on the client's card whatever test is entered, until one applied after it", async () => {
    const { url, id } = await tested(400)
    await negative(url, 30)
    expect(await asked(url, 3 * DAY_MS)).toBe(true)
    expect((await negative(url, 20)).safety).toMatchObject({ patchTestAgeHours: 480, testDue: true })
    expect(await isListedDue(id)).toBe(true)
    expect((await negative(url, 2)).safety.testDue).toBe(false)
    expect(await isListedDue(id)).toBe(false)
  })

  test("a yes before a colour stays on the client's card when its test is deleted", async () => {
    const { url } = await tested(30)
    const [{ id: testId }] = (await negative(url, 3)).health.patchTests
    expect(await asked(url, HOUR_MS)).toBe(true)
    const left = await call('DELETE', `${url}/patch-tests/${testId}`)
    expect(left.safety.testDue).toBe(true)
    expect(left.health.patchTests).toMatchObject([{ asked: YES }])
  })

  test("a yes before a colour wins on the client's card over a no of the same minutes, whatever the clock of a device", async () => {
    const { url } = await tested(30)
    // A device that is ahead.
    for (const ahead of [4 * 60_000, 6 * 60_000, DAY_MS]) expect(await asked(url, -ahead, NO)).toBe(false)
    expect(await asked(url, -DAY_MS - 1)).toBeUndefined()
    expect(await asked(url, 0)).toBe(true)
    expect(await asked(url, 0, NO)).toBe(true)
    server.clock.advance(5 * 60_000)
    expect(await asked(url, 0, NO)).toBe(true)
    server.clock.advance(1)
    expect(await asked(url, 0, NO)).toBe(false)
  })

  test("the answers before a colour on a client's card are the latest fifty since the test", async () => {
    const { url, testId } = await tested(30)
    expect(await asked(url, 30 * DAY_MS + 1)).toBeUndefined()
    for (let count = 0; count < 52; count++) await asked(url, count * HOUR_MS, NO)
    const [row] = await server.db.select().from(patchTests).where(eq(patchTests.id, testId))
    expect(row?.asked).toHaveLength(50)
    expect([row?.asked?.at(0)?.at, row?.asked?.at(-1)?.at]).toEqual([ago(49 * HOUR_MS), ago(0)])
  })

  test("a client's card restricts an analysis for the client", async () => {
    const analyse = async (clientId: string, situation = {}) => {
      const image = await samplePhoto('prima')
      const parts = { image, supplier: 'generic', clientId, situation: JSON.stringify({ safety: situation }) }
      const answer = await postAnalysis(server, { ...salon }, parts)
      expect(answer.statusCode, answer.body).toBe(200)
      const { plan, refusals } = answer.json().analysis
      const codes = plan.warnings.map(({ code }: { code: string }) => code)
      return { refused: refusals.length > 0, codes }
    }
    const owner = salon
    salon = await newSalon(server, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const child = await newClient({ birthDate: '2012-01-01' })
    expect((await analyse(child.id)).refused).toBe(true)
    // A declared age does not override the card.
    expect((await analyse(child.id, { under16: false })).refused).toBe(true)

    const adult = await newClient({ birthDate: '1990-01-01' })
    await consentTo(adult.url, 'health')
    expect((await analyse(adult.id)).codes).toContain('patch-test-pending')
    const tested = await call('POST', `${adult.url}/patch-tests`, { appliedAt: ago(3 * DAY_MS), result: 'negativo' })
    const codes = (await analyse(adult.id)).codes.filter((code: string) => code.startsWith('patch-test'))
    expect(codes).toEqual([])
    await call('DELETE', `${adult.url}/patch-tests/${tested.health.patchTests[0].id}`)
    await call('POST', `${adult.url}/patch-tests`, { appliedAt: ago(400 * DAY_MS), result: 'negativo' })
    expect((await analyse(adult.id)).codes).toContain('patch-test-expired')
    await call('POST', `${adult.url}/patch-tests`, { appliedAt: ago(HOUR_MS), result: 'positivo' })
    expect((await analyse(adult.id)).refused).toBe(true)
    salon = owner
  })

  test("a client's card lists the colours, newest first, page by page", async () => {
    const own = await newSalon(server)
    const { id } = await buildClient(server.db, own.master)
    const image = await samplePhoto('prima')
    const made: { analysisId: string; analysis: { prima: object } }[] = []
    for (let count = 0; count < 3; count++) {
      made.unshift((await postAnalysis(server, own, { image, supplier: 'generic', clientId: id })).json())
    }
    const ids = made.map(({ analysisId }) => analysisId)
    const get = async (query = '') => {
      const url = `/api/clients/${id}/analyses${query}`
      return (await server.app.inject({ url, headers: own.session.headers })).json()
    }
    expect((await get()).map((entry: { id: string }) => entry.id)).toEqual(ids)
    const [newest] = await get()
    expect(made[0]?.analysis.prima).toMatchObject(newest.start)
    expect(Object.keys(newest.start).sort()).toEqual(['hex', 'level', 'levelError', 'toneError'])
    expect(newest).toMatchObject({
      level: expect.any(Number),
      colorName: expect.any(String),
      analysisDate: server.clock().toISOString(),
      hasPrima: true,
    })
    expect(await get(`?limit=1&before=${ids[0]}`)).toMatchObject([{ id: ids[1] }])
  })

  test("a client's card dates the retouch by the chosen option", async () => {
    const own = await newSalon(server)
    const { id } = await buildClient(server.db, own.master)
    const image = await samplePhoto('prima')
    const made = (await postAnalysis(server, own, { image, supplier: 'generic', clientId: id })).json()
    const weeksShown = async (): Promise<number | null> => {
      const answer = await server.app.inject({ url: `/api/clients/${id}/analyses`, headers: own.session.headers })
      return answer.json()[0].retouchWeeks
    }
    const { chair } = made.analysis
    const colour = chair.appointments.filter(({ kind }: { kind: string }) => kind !== 'trim')
    expect(await weeksShown()).toBe(colour[0].weeks[0])

    // Another option with a different appointment, a trim first.
    const appointments = [
      { kind: 'trim', weeks: [1, 2] },
      { kind: 'toner', weeks: [colour[0].weeks[0] + 1, 30] },
    ]
    const other = { id: 'decisa', chair: { ...chair, appointments } }
    await server.db
      .update(colorAnalyses)
      .set({ chosenOption: 'decisa', analysis: { ...made.analysis, options: [other] } })
      .where(eq(colorAnalyses.id, made.analysisId))
    expect(await weeksShown()).toBe(colour[0].weeks[0] + 1)
  })

  test("a client's card shows the promise and the measurement of a recorded result", async () => {
    const own = await newSalon(server)
    const { id } = await buildClient(server.db, own.master)
    const image = await samplePhoto('prima')
    const { analysisId } = (await postAnalysis(server, own, { image, supplier: 'generic', clientId: id })).json()
    const timeline = () => server.app.inject({ url: `/api/clients/${id}/analyses`, headers: own.session.headers })
    const [before] = (await timeline()).json()
    const saved = await putOutcomePhoto(server, own, analysisId, { image: await samplePhoto('dopo') })
    const { expected, reading } = saved.json().outcome
    const measured = reading.zones[expected.zone] ?? reading
    const [{ planned, outcome }] = (await timeline()).json()
    expect(planned).toEqual({ level: expected.level, tolerance: expected.tolerance, hex: expected.hex })
    expect(before).toMatchObject({ planned: { level: expected.level, tolerance: expected.tolerance }, outcome: null })
    const { level, levelError, toneError, hex } = measured
    expect(outcome).toMatchObject({ level, levelError, toneError, hex })
  })

  test("a client's card has no Prima photo if only the wish was photographed", async () => {
    const own = await newSalon(server)
    const { id } = await buildClient(server.db, own.master)
    const wish = { slot: 'dopo', hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }
    await postAnalysis(server, own, { ...wish, image: await samplePhoto('dopo'), supplier: 'generic', clientId: id })
    const { headers } = own.session
    const answer = await server.app.inject({ url: `/api/clients/${id}/analyses`, headers })
    expect(answer.json()).toMatchObject([{ hasPrima: false, start: null }])
  })

  test("a client's card is visible to everybody of its salon, and to no other salon", async () => {
    const { url, id } = await newClient()
    const other = await newSalon(server)
    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect(await call('GET', url, undefined, child)).toMatchObject({ id })
    const payload = { firstName: 'A', lastName: 'B', given: false, colourAllergy: true, allergyNotes: '', result: null }
    for (const [method, path, body] of [
      ['GET', url],
      ['PUT', url, payload],
      ['DELETE', url],
      ['PUT', `${url}/health`, payload],
      ['PUT', `${url}/consents/photos`, payload],
      ['POST', `${url}/patch-tests`, { appliedAt: ago(0) }],
      ['PUT', `${url}/patch-tests/${newId()}`, payload],
      ['DELETE', `${url}/patch-tests/${newId()}`],
      ['GET', `${url}/analyses`],
      ['POST', `${url}/merge`, { otherId: newId() }],
    ] as const) {
      const refused = await call(method, path, body, other.session)
      expect([path, refused.status, refused.code]).toEqual([path, 404, 'client-not-found'])
    }
    expect(await call('GET', '/api/clients', undefined, other.session)).toEqual({ status: 200 })
  })

  test("a client's card is listed by last name, page by page", async () => {
    const own = await newSalon(server)
    for (const lastName of ['Zeta', 'Álvarez', 'De Luca', 'beta', 'Beta']) {
      await buildClient(server.db, own.master, { lastName })
    }
    const seen: string[] = []
    for (let after = ''; ; ) {
      const page = await call('GET', `/api/clients?limit=2${after}`, undefined, own.session)
      const rows = Object.values(page).filter((row): row is { id: string; lastName: string } => typeof row === 'object')
      if (rows.length === 0) break
      seen.push(...rows.map(({ lastName }) => lastName.toLowerCase()))
      after = `&after=${rows.at(-1)?.id}`
    }
    expect(seen).toEqual(['álvarez', 'beta', 'beta', 'de luca', 'zeta'])
  })

  test("a client's card is listed with the last visit, the consent and whether a test is due", async () => {
    const own = await newSalon(server)
    const visit = async (lastName: string) => {
      const { id } = await buildClient(server.db, own.master, { lastName })
      const declared = { hairType: 'naturale', hairCondition: 'buono' }
      const parts = { image: await samplePhoto('prima'), supplier: 'generic', clientId: id, ...declared }
      return { id, analysisId: (await postAnalysis(server, own, parts)).json().analysisId as string }
    }
    const anna = await visit('Anna')
    await visit('Berta')
    // Berta's was the first.
    await server.db
      .update(colorAnalyses)
      .set({ analysisDate: new Date(server.clock().getTime() + HOUR_MS) })
      .where(eq(colorAnalyses.id, anna.analysisId))
    const applied = { clientId: anna.id, salonId: own.master.id, userId: own.master.id, result: 'negativo' as const }
    const test = { ...applied, id: newId(), createdAt: server.clock(), appliedAt: new Date(ago(7 * DAY_MS)) }
    await server.db.insert(patchTests).values(test)
    const list = async (query: string) =>
      Object.values(await call('GET', `/api/clients?${query}`, undefined, own.session)).filter(
        (row): row is { lastName: string; testDue: boolean } => typeof row === 'object',
      )
    expect((await list('')).map(({ lastName, testDue }) => [lastName, testDue])).toEqual([
      ['Anna', false],
      ['Berta', true],
    ])
    const [first] = await list('')
    // The clear gloss of this plan leaves natural hair natural.
    const hair = { hairType: 'naturale', hairCondition: 'buono' }
    expect(first).toMatchObject({ photoConsent: true, lastVisit: { colorName: expect.any(String), hair } })
    expect(await call('GET', `/api/clients/${anna.id}`, undefined, own.session)).toMatchObject({ lastHair: hair })
    await server.db
      .update(patchTests)
      .set({ appliedAt: new Date(ago(400 * DAY_MS)) })
      .where(eq(patchTests.id, test.id))
    expect((await list('')).map(({ testDue }) => testDue)).toEqual([true, true])
    expect((await list('order=recent&limit=1')).map(({ lastName }) => lastName)).toEqual(['Anna'])
    expect((await list('order=recent')).map(({ lastName }) => lastName)).toEqual(['Anna', 'Berta'])
  })

  test.each([
    ['a telephone number', '333 12', true],
    ['the number with its prefix', '+39 333.1234567', true],
    ['a part in the middle of the number', '1234567', false],
    ['an address', 'Anna@', true],
    ['the beginning of the last name', 'bi', true],
    ['the beginning of the first name', 'an', true],
    ['two letters in the middle of a name', 'nn', false],
  ])("a client's card is found by %s: %s", async (_name, q, found) => {
    const own = await newSalon(server)
    const given = { firstName: 'Anna', lastName: 'Bianchi', phone: '0039 333-1234567', email: 'anna@example.it' }
    await buildClient(server.db, own.master, given)
    for (const path of ['/api/clients', '/api/search-clients']) {
      const answer = await call('GET', `${path}?q=${encodeURIComponent(q)}`, undefined, own.session)
      expect(0 in answer).toBe(found)
    }
  })
})
