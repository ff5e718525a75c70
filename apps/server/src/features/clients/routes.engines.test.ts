import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import { clients, colorAnalyses } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { postAnalysis } from '#testing/analyses'
import { buildChild, buildClient, buildMaster, type SignedIn, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { storeRetouch } from './retouch-repository.ts'

describe.each(engines)('clients on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const newSalon = async () => {
    const master = await buildMaster(server.db)
    return { master, session: await signIn(server.db, master, server.clock) }
  }

  const search = (session: SignedIn, q?: string) =>
    server.app.inject({ url: '/api/search-clients', headers: session.headers, query: q === undefined ? {} : { q } })

  const create = (session: SignedIn, payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/clients', headers: session.headers, payload })

  describe('GET /api/search-clients', () => {
    test.each([
      ['first name', 'giulia', ['Giulia Rossi']],
      ['part of the last name', 'OSS', ['Giulia Rossi', 'Marco Rossini']],
      ['full name', ' giulia   rossi ', ['Giulia Rossi']],
      ['full name, last name first', 'Rossini Marco', ['Marco Rossini']],
      ['an accent', 'NICOLÒ', ["Nicolò Dell'Orto"]],
      ['an accent left out', 'nicolo', ["Nicolò Dell'Orto"]],
      ['an accent too many', 'Róssì', ['Giulia Rossi', 'Marco Rossini']],
      ['a typographic apostrophe', 'dell’orto n', ["Nicolò Dell'Orto"]],
      ['an apostrophe', "l'or", ["Nicolò Dell'Orto"]],
      ['nothing of the kind', 'zzz', []],
      ['a wildcard taken literally', '%', []],
      ['another wildcard', 'r_ss', []],
      ['an empty query', '', []],
      ['blanks', '   ', []],
      ['no query', undefined, []],
    ])('GET /api/search-clients finds by %s', async (_name, query, expected) => {
      const { master, session } = await newSalon()
      await buildClient(server.db, master, { firstName: 'Marco', lastName: 'Rossini' })
      await buildClient(server.db, master, { firstName: 'Giulia', lastName: 'Rossi' })
      await buildClient(server.db, master, { firstName: 'Nicolò', lastName: "Dell'Orto" })
      const answer = await search(session, query)
      expect(answer.statusCode).toBe(200)
      expect(
        answer.json().map((found: { firstName: string; lastName: string }) => `${found.firstName} ${found.lastName}`),
      ).toEqual(expected)
    })

    test('GET /api/search-clients returns id, names and phone only, at most twenty clients', async () => {
      const { master, session } = await newSalon()
      for (let number = 0; number < 22; number++) {
        await buildClient(server.db, master, {
          lastName: `Rossi ${String(number).padStart(2, '0')}`,
          phone: '333',
          notes: 'riservate',
        })
      }
      const found = (await search(session, 'rossi')).json()
      expect(found).toHaveLength(20)
      expect(found[0]).toEqual({ id: expect.any(String), firstName: 'Giulia', lastName: 'Rossi 00', phone: '333' })
    })

    test("GET /api/search-clients never shows another salon's clients, and shows the salon's to a collaborator", async () => {
      const mine = await newSalon()
      const other = await newSalon()
      await buildClient(server.db, mine.master)
      expect((await search(other.session, 'rossi')).json()).toEqual([])
      const child = await signIn(server.db, await buildChild(server.db, mine.master), server.clock)
      expect((await search(child, 'rossi')).json()).toHaveLength(1)
    })

    test('GET /api/search-clients refuses a text that is too long, and callers without a session', async () => {
      const { session } = await newSalon()
      expect((await search(session, 'x'.repeat(101))).statusCode).toBe(400)
      expect((await server.app.inject({ url: '/api/search-clients?q=rossi' })).statusCode).toBe(401)
    })
  })

  test('the list of clients to call back has those whose last visit is due, or will be within a week', async () => {
    const salon = await newSalon()
    const image = await samplePhoto('prima')
    const { analysisId } = (await postAnalysis(server, salon, { image, supplier: 'generic' })).json()
    const [analysis] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.id, analysisId))
    if (!analysis?.retouchWeeks) throw new Error('no analysis with a retouch')
    const { retouchWeeks } = analysis
    /** A client with visits whose retouch is due in `days` days. */
    const visited = async (lastName: string, ...days: number[]) => {
      const { id: clientId } = await buildClient(server.db, salon.master, { lastName })
      for (const day of days) {
        const analysisDate = new Date(server.clock().getTime() + (day - 7 * retouchWeeks) * DAY_MS)
        await server.db.insert(colorAnalyses).values({ ...analysis, id: newId(), clientId, analysisDate })
      }
      await storeRetouch(server.db, salon.master.id, clientId)
      return clientId
    }
    await visited('Amato', -30)
    await visited('Bruno', 7)
    await visited('Conti', 8)
    await visited('Danieli')
    await visited('Esposito', -60, 20)
    await visited('Fabbri', -60, -1)
    const listed = async (query: Record<string, string>, session = salon.session) => {
      const answer = await server.app.inject({ url: '/api/clients', query, headers: session.headers })
      return answer.json()
    }
    const due = await listed({ due: 'true' })
    expect(due.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Amato', 'Bruno', 'Fabbri'])
    expect(due[0].lastVisit.retouchAt).toBe(new Date(server.clock().getTime() - 30 * DAY_MS).toISOString())
    expect(await listed({ due: 'true', limit: '1', after: due[0].id })).toMatchObject([{ lastName: 'Bruno' }])
    expect(await listed({ due: 'true', q: 'fab' })).toMatchObject([{ lastName: 'Fabbri' }])
    expect(await listed({})).toHaveLength(6)
    const other = await newSalon()
    expect(await listed({ due: 'true' }, other.session)).toEqual([])
  })

  test('a client is to be called back by the visits that are left after an analysis, a choice, a deletion and a merge', async () => {
    const salon = await newSalon()
    const image = await samplePhoto('prima')
    const [kept, other] = [await buildClient(server.db, salon.master), await buildClient(server.db, salon.master)]
    const call = (method: 'DELETE' | 'POST' | 'PUT', url: string, payload?: object) =>
      server.app.inject({ method, url, headers: salon.session.headers, ...(payload ? { payload } : {}) })
    const analyse = async (clientId: string) =>
      (await postAnalysis(server, salon, { image, supplier: 'generic', clientId })).json()
    const retouches = async () => {
      const rows = await server.db.select().from(clients).where(eq(clients.salonId, salon.master.id))
      return new Map(rows.map(({ id, retouchAt }) => [id, retouchAt]))
    }
    const planned = async (analysisId: string) => {
      const [row] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.id, analysisId))
      if (!row?.retouchWeeks) throw new Error('no analysis with a retouch')
      return new Date(row.analysisDate.getTime() + row.retouchWeeks * 7 * DAY_MS)
    }
    const { analysisId: first } = await analyse(kept.id)
    server.clock.advance(HOUR_MS)
    const { analysisId: last, analysis: lastAnalysis } = await analyse(other.id)
    const [byFirst, byLast] = [await planned(first), await planned(last)]
    expect(byLast.getTime() - byFirst.getTime()).toBe(HOUR_MS)
    expect(await retouches()).toEqual(
      new Map([
        [kept.id, byFirst],
        [other.id, byLast],
      ]),
    )

    expect((await call('POST', `/api/clients/${kept.id}/merge`, { otherId: other.id })).statusCode).toBe(200)
    expect(await retouches()).toEqual(new Map([[kept.id, byLast]]))

    // Another option whose first appointment is a year later.
    const { chair, colorName, fasi_operative } = lastAnalysis
    const appointments = chair.appointments.map((each: object) => ({ ...each, weeks: [52, 60] }))
    const words = {
      titolo: '',
      descrizione: '',
      colorName,
      shade: '',
      hex: '',
      sedute: 1,
      minuti: 60,
      nextSessions: [],
    }
    const option = { ...words, id: 'decisa', fasi_operative, chair: { ...chair, appointments } }
    await server.db
      .update(colorAnalyses)
      .set({ analysis: { ...lastAnalysis, options: [option] } })
      .where(eq(colorAnalyses.id, last))
    expect((await call('PUT', `/api/analysis/${last}/option`, { option: 'decisa' })).statusCode).toBe(200)
    expect(await retouches()).toEqual(new Map([[kept.id, new Date(server.clock().getTime() + 52 * 7 * DAY_MS)]]))

    expect((await call('DELETE', `/api/analysis/${last}`)).statusCode).toBe(200)
    expect(await retouches()).toEqual(new Map([[kept.id, byFirst]]))
    await call('DELETE', `/api/analysis/${first}`)
    expect(await retouches()).toEqual(new Map([[kept.id, null]]))
  })

  describe('POST /api/clients', () => {
    test('POST /api/clients adds a client to the salon, also for a collaborator, who is recorded', async () => {
      const { master } = await newSalon()
      const child = await buildChild(server.db, master)
      const answer = await create(await signIn(server.db, child, server.clock), {
        firstName: ' Giulia ',
        lastName: 'Rossi',
        phone: '',
        email: 'Giulia@Example.it',
        birthDate: '1990-05-17',
      })
      expect(answer.statusCode).toBe(200)
      const { success, client } = answer.json()
      expect(success).toBe(true)
      expect(client).toEqual({ id: expect.any(String), firstName: 'Giulia', lastName: 'Rossi', phone: null })
      const [row] = await server.db.select().from(clients).where(eq(clients.id, client.id))
      expect(row).toMatchObject({
        salonId: master.id,
        userId: child.id,
        email: 'giulia@example.it',
        birthDate: '1990-05-17',
        notes: null,
        createdAt: server.clock(),
      })
    })

    test.each([
      ['firstName', { firstName: '   ' }, 'Nome richiesto'],
      ['lastName', { lastName: undefined }, 'Cognome richiesto'],
      ['email', { email: 'non una email' }, 'Email non valida'],
      ['birthDate', { birthDate: '31/12/1990' }, 'Data non valida'],
      ['notes', { notes: 'x'.repeat(4001) }, 'Testo troppo lungo'],
    ])('POST /api/clients refuses a bad %s [R5-006]', async (field, wrong, message) => {
      const { session } = await newSalon()
      const answer = await create(session, { firstName: 'Giulia', lastName: 'Rossi', ...wrong })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'validation-failed', fields: { [field]: message } })
    })

    test('POST /api/clients twice at once by one act adds one client; another salon has its own with the same key', async () => {
      const [mine, other] = [await newSalon(), await newSalon()]
      const fields = { firstName: 'Doppia', lastName: 'Prova', actKey: randomUUID() }
      const made = await Promise.all([create(mine.session, fields), create(mine.session, fields)])
      const ids = made.map((answer) => answer.json().client.id)
      expect(new Set(ids).size).toBe(1)
      expect((await create(other.session, fields)).json().client.id).not.toBe(ids[0])
      expect((await create(mine.session, { ...fields, actKey: randomUUID() })).json().client.id).not.toBe(ids[0])
      expect(await server.db.select().from(clients).where(eq(clients.salonId, mine.master.id))).toHaveLength(2)
    })

    test('POST /api/clients ignores a salon in the body', async () => {
      const [mine, other] = [await newSalon(), await newSalon()]
      await create(mine.session, { firstName: 'Giulia', lastName: 'Rossi', salonId: other.master.id })
      expect(await server.db.select().from(clients).where(eq(clients.salonId, other.master.id))).toEqual([])
      expect(await server.db.select().from(clients).where(eq(clients.salonId, mine.master.id))).toHaveLength(1)
    })

    test('POST /api/clients needs a session', async () => {
      const answer = await server.app.inject({ method: 'POST', url: '/api/clients', payload: {} })
      expect(answer.json()).toMatchObject({ code: 'token-missing' })
    })
  })
})
