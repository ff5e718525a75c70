import { randomUUID } from 'node:crypto'
import { PREVISIT_CONSENTS } from '@riflesso/contract'
import { BlobReader, type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#platform/clock'
import * as schema from '#platform/database/schema/index'
import { newSalon, postAnalysis, postPaperCard, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, buildClient, type SignedIn, signIn } from '#testing/builders'
import { multipart } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'
import { removeOldExports } from './progress.ts'
import { EXPORTED_TABLES, exportedColumns, NOT_EXPORTED } from './tables-repository.ts'

async function unzip(bytes: Uint8Array<ArrayBuffer>) {
  const reader = new ZipReader(new BlobReader(new Blob([bytes])), { checkSignature: true })
  const entries = (await reader.getEntries()).filter((entry): entry is FileEntry => !entry.directory)
  const find = (name: string) => entries.find(({ filename }) => filename === name)
  return {
    names: entries.map(({ filename }) => filename),
    text: async (name: string) =>
      Buffer.from((await find(name)?.getData(new Uint8ArrayWriter())) ?? new Uint8Array()).toString(),
    bytes: async (name: string) => (await find(name)?.getData(new Uint8ArrayWriter())) ?? new Uint8Array(),
  }
}

// A long file: all tests share one server and its salons.

/** Without the byte order mark that every list starts with. */
function lines(csv: string): string[] {
  expect(csv.startsWith('\ufeff')).toBe(true)
  return csv.slice(1).trimEnd().split('\r\n')
}

describe('exports', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { headers }: SignedIn, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  const start = async (session: SignedIn, payload: object = {}) =>
    (await call('POST', '/api/exports', session, payload)).json()
  const progress = async (session: SignedIn, id: string) => (await call('GET', `/api/exports/${id}`, session)).json()

  /** As a browser does with a form. */
  const download = ({ id, ticket }: { id: string; ticket: string }) =>
    server.app.inject({
      method: 'POST',
      url: `/api/exports/${id}/archive`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ticket }).toString(),
    })

  async function exported(session: SignedIn, payload: object = {}) {
    const started = await start(session, payload)
    const answer = await download(started)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/zip')
    await server.mails()
    return {
      disposition: answer.headers['content-disposition'],
      end: await progress(session, started.id),
      ...(await unzip(new Uint8Array(answer.rawPayload))),
    }
  }

  async function patternOf(salon: Salon) {
    const both = { primaImage: await samplePhoto('prima'), dopoImage: await samplePhoto('dopo') }
    await postAnalysis(server, salon, { ...both, analysisType: 'transformation', supplier: 'generic' })
    const [row] = await server.db
      .select()
      .from(schema.colorAnalyses)
      .where(eq(schema.colorAnalyses.salonId, salon.master.id))
    if (!row) throw new Error('no analysis to copy')
    return row
  }

  test('exports of a salon contain all of its data and none of others, and neutralise spreadsheet formulas', async () => {
    const salon = await newSalon(server, { companyName: 'Salone Esportato' })
    const other = await newSalon(server)
    await patternOf(other)
    await buildClient(server.db, other.master, { lastName: 'Altrui' })
    const child = await buildChild(server.db, salon.master)
    const childSession = await signIn(server.db, child, server.clock)
    const { client } = (
      await call('POST', '/api/clients', salon.session, {
        firstName: "Zoé d'Arc",
        lastName: '=HYPERLINK("http://x")',
        phone: '+39 333 1',
        birthDate: '1990-05-17',
        notes: 'Una; due\n"tre"',
      })
    ).json()
    const put = (url: string, payload: object) =>
      server.app.inject({ method: 'PUT', url, headers: salon.session.headers, payload })
    await put(`/api/clients/${client.id}/consents/health`, { given: true, text: 'Acconsento alle note' })
    await put(`/api/clients/${client.id}/health`, { colourAllergy: false, allergyNotes: 'nichel' })
    const onHead = [{ titolo: 'Radici', minutes: 20 }]
    await put(`/api/clients/${client.id}/burn`, {
      at: '2026-03-01T09:00:00Z',
      onHead,
      sign: null,
      soundAt: '2026-03-01T12:00:00Z',
    })
    const both = {
      primaImage: await samplePhoto('prima'),
      dopoImage: await samplePhoto('dopo'),
      analysisType: 'transformation',
      supplier: 'generic',
      clientId: client.id,
    }
    const made = await postAnalysis(server, { ...salon, session: childSession }, both)
    const { analysisId } = made.json()
    await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    const image = await samplePhoto('dopo')
    const consented = { image, photoConsent: 'Acconsento.' }
    const photographed = await putOutcomePhoto(server, { session: childSession }, analysisId, consented)
    expect(photographed.json()).toMatchObject({ outcome: { hasPhoto: true } })
    const { outcome } = (
      await put(`/api/analysis/${analysisId}/outcome`, { clientWord: 'Brava', note: 'Più luci' })
    ).json()

    const agreed = { priceCents: 12000, note: 'Taglio compreso', withPictures: true }
    const url = `/api/analysis/${analysisId}/pacts`
    const { pact } = (await call('POST', url, childSession, agreed)).json()
    await put(`/api/pacts/${pact.id}/signature`, { way: 'typed', name: 'Zoé', confirmed: true })
    const { card } = (await postPaperCard(server, salon, client.id, { image, formula: '6.0 40 g' })).json()

    const link = (await call('POST', `/api/clients/${client.id}/previsit-link`, salon.session)).json()
    const hair = { hairType: null, homeDye: null, henna: null, monthsSinceColour: null, monthsSinceBleach: null }
    const sent = {
      answers: { ...hair, birthDate: null, isSixteen: true, wish: 'Un rame caldo' },
      consents: { version: PREVISIT_CONSENTS.version, photos: true, health: false },
      ...{ health: null, name: 'Zoé', confirmed: true },
    }
    const form = await multipart({ answers: JSON.stringify(sent), primaImage: image })
    const headers = { ...form.headers, authorization: `Bearer ${link.address.split('#')[1]}` }
    await server.app.inject({
      ...{ method: 'POST', headers },
      url: '/api/shared-previsit/answers',
      payload: form.payload,
    })

    const shelf = shelfOf(server, salon)
    const line = await shelf.addLine({ supplier: 'Casa Aurora' })
    const product = await shelf.addProduct(line.id, { code: '7/43', pieces: 3 })
    const bowls = [{ phase: 0, parts: [{ productId: product.id, planned: 35, grams: 40 }], left: 5 }]
    const weighed = { key: randomUUID(), option: 'equilibrata', bowls }
    expect((await put(`/api/analysis/${analysisId}/service`, weighed)).statusCode).toBe(200)

    const zip = await exported(salon.session)
    expect(zip.disposition).toBe('attachment; filename="riflesso-dati-2026-03-02.zip"')
    expect(zip.end).toMatchObject({ state: 'done', analyses: { done: 2, total: 2 }, photos: { done: 6, total: 6 } })
    const tables = zip.names.filter((name) => name.startsWith('dati/'))
    expect(tables).toEqual(EXPORTED_TABLES.map(({ name }) => `dati/${name}.json`))
    const folder = `analisi/hyperlink-http-x-zoe-d-arc/2026-03-02_${analysisId}`
    const others = zip.names.filter((name) => !tables.includes(name))
    expect(others).toHaveLength(13)
    expect(others).toEqual(
      expect.arrayContaining([
        'LEGGIMI.txt',
        'attivita.csv',
        'clienti.csv',
        'analisi.csv',
        `schede-di-carta/hyperlink-http-x-zoe-d-arc/2019-04-02_${card.id}.jpg`,
        `${folder}/formula.txt`,
        `${folder}/patto-versione-1.pdf`,
        `${folder}/prima.jpg`,
        `${folder}/dopo.jpg`,
        `${folder}/risultato.jpg`,
      ]),
    )
    expect(await zip.text('LEGGIMI.txt')).toContain('Salone Esportato')

    const [headings, ...rows] = lines(await zip.text('clienti.csv'))
    expect(headings).toBe(
      'Cognome;Nome;Telefono;Email;Data di nascita;Note;Allergia alle tinte;Altre allergie;Ultima volta che un prodotto ha bruciato;In archivio dal;Codice',
    )
    expect(rows.join('\n')).toContain(
      `"'=HYPERLINK(""http://x"")";Zoé d'Arc;'+39 333 1;;17/05/1990;"Una; due\n""tre""";no;nichel;01/03/2026 10:00;02/03/2026 10:00`,
    )
    const rowsOf = async (table: string) => JSON.parse(await zip.text(`dati/${table}.json`))
    expect(await rowsOf('client_consents')).toMatchObject([
      { kind: 'health', text: 'Acconsento alle note' },
      { kind: 'photos', text: 'Acconsento.' },
    ])
    expect(await rowsOf('product_lines')).toMatchObject([{ id: line.id, isActive: true }])
    expect(await rowsOf('shades')).toMatchObject([{ code: '7/43', shade: '7.4' }])
    expect(await rowsOf('products')).toMatchObject([{ pieces: 2, openedGrams: 20 }])
    expect((await rowsOf('stock_bookings')).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'count',
      'service',
    ])
    expect(await rowsOf('stock_movements')).toHaveLength(2)
    expect(await rowsOf('shelf_services')).toMatchObject([{ analysisId, bowls: [{ parts: [{ grams: 40 }], left: 5 }] }])
    const analyses = lines(await zip.text('analisi.csv'))
    expect(analyses).toHaveLength(3)
    expect(analyses.join('\n')).toContain('Leo Verdi')
    expect(analyses.join('\n')).toMatch(new RegExp(`"?${outcome.comparison.sommario}"?;Brava;Più luci`))
    const whole = (await rowsOf('color_analyses')).find(({ id }: { id: string }) => id === analysisId)
    expect(whole).toMatchObject({ clientId: client.id, userId: child.id })
    expect(await rowsOf('analysis_health')).toContainEqual(
      expect.objectContaining({ analysisId, analysis: made.json().analysis }),
    )
    expect(await rowsOf('pacts')).toMatchObject([
      { version: 1, content: pact.content, signature: { name: 'Zoé', strokes: null }, userId: child.id },
    ])
    expect(await rowsOf('analysis_outcomes')).toMatchObject([
      { analysisId, reading: outcome.reading, note: 'Più luci', clientWord: 'Brava' },
    ])
    expect(await rowsOf('paper_cards')).toMatchObject([{ servedOn: '2019-04-02', formula: '6.0 40 g' }])
    expect(await rowsOf('previsits')).toMatchObject([{ answers: sent.answers, signature: { name: 'Zoé' } }])
    const [{ id: sentPhoto }] = await rowsOf('previsit_photos')
    expect(others).toContain(`domande-prima-della-visita/hyperlink-http-x-zoe-d-arc/${sentPhoto}.jpg`)
    expect((await zip.text(`${folder}/patto-versione-1.pdf`)).slice(0, 5)).toBe('%PDF-')
    const photo = await server.app.inject({
      url: `/api/analysis/${analysisId}/photo/dopo`,
      headers: salon.session.headers,
    })
    expect(Buffer.compare(await zip.bytes(`${folder}/dopo.jpg`), photo.rawPayload)).toBe(0)
    expect(await zip.text(`${folder}/formula.txt`)).toContain(made.json().analysis.colorName)
    expect((await rowsOf('users')).map(({ email }: { email: string }) => email).sort()).toEqual(
      [child.email, salon.master.email].sort(),
    )
    expect(JSON.stringify(await rowsOf('users'))).not.toContain(child.password)
    for (const name of zip.names) {
      const content = await zip.text(name)
      expect(content.includes('Altrui') || content.includes(other.master.id), name).toBe(false)
    }
  })

  test('exports of a salon without analyses are complete', async () => {
    const salon = await newSalon(server)
    const zip = await exported(salon.session)
    expect(zip.end).toMatchObject({ state: 'done', analyses: { done: 0, total: 0 }, photos: { done: 0, total: 0 } })
    expect(JSON.parse(await zip.text('dati/color_analyses.json'))).toEqual([])
    expect(JSON.parse(await zip.text('dati/clients.json'))).toEqual([])
    expect(lines(await zip.text('analisi.csv'))).toHaveLength(1)
  })

  test('exports of hundreds of analyses contain each of them once', async () => {
    const salon = await newSalon(server)
    const pattern = await patternOf(salon)
    // Many at the same time, as after an import: more than the export loads at once.
    await server.db.execute(sql`
      insert into color_analyses (id, salon_id, user_id, before_image_data, image_data, slot, thumbnail, analysis,
        analysis_date)
      select gen_random_uuid(), salon_id, user_id, before_image_data, image_data, slot, thumbnail, analysis,
        analysis_date - (copy / 40) * interval '1 day'
      from color_analyses as one, generate_series(1, 260) as copy where one.id = ${pattern.id}`)
    const { end, text, names } = await exported(salon.session)
    expect(end).toMatchObject({
      state: 'done',
      analyses: { done: 261, total: 261 },
      photos: { done: 522, total: 522 },
    })
    const ids = JSON.parse(await text('dati/color_analyses.json')).map(({ id }: { id: string }) => id)
    expect(ids).toHaveLength(261)
    expect(new Set(ids).size).toBe(261)
    expect(names.filter((name) => name.endsWith('.jpg'))).toHaveLength(522)
  })

  test('exports of one client are for the owner and contain only that client', async () => {
    const salon = await newSalon(server)
    const [one, two] = [
      await buildClient(server.db, salon.master, { lastName: 'Prima' }),
      await buildClient(server.db, salon.master, { lastName: 'Seconda' }),
    ]
    const image = await samplePhoto('prima')
    for (const { id } of [one, two]) await postAnalysis(server, salon, { image, supplier: 'generic', clientId: id })
    const zip = await exported(salon.session, { clientId: one.id })
    expect(zip.end).toMatchObject({ analyses: { done: 1, total: 1 }, photos: { done: 1, total: 1 } })
    expect(zip.names).not.toContain('dati/users.json')
    expect(JSON.parse(await zip.text('dati/clients.json'))).toMatchObject([{ id: one.id }])
    expect(JSON.parse(await zip.text('dati/color_analyses.json'))).toMatchObject([{ clientId: one.id }])
    for (const name of zip.names) expect(await zip.text(name)).not.toContain('Seconda')

    const child = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    const stranger = await newSalon(server)
    expect(await start(child, { clientId: one.id })).toMatchObject({ code: 'forbidden' })
    expect(await start(stranger.session, { clientId: one.id })).toMatchObject({ code: 'client-not-found' })
  })

  test('exports omit a picture found on the web, and name its author [R2-049]', async () => {
    const salon = await newSalon(server)
    const { id: clientId } = await buildClient(server.db, salon.master)
    const credit = { author: 'Ada Rossi', licence: 'CC BY 4.0', licenceUrl: null, pageUrl: 'https://photos.example/1' }
    await postAnalysis(server, salon, {
      primaImage: await samplePhoto('prima'),
      dopoImage: await samplePhoto('dopo'),
      analysisType: 'transformation',
      supplier: 'generic',
      dopoCredit: JSON.stringify(credit),
      clientId,
    })
    for (const scope of [{}, { clientId }]) {
      const zip = await exported(salon.session, scope)
      expect(zip.end).toMatchObject({ state: 'done', photos: { done: 1, total: 1 } })
      expect(zip.names.filter((name) => name.endsWith('.jpg'))).toMatchObject([expect.stringMatching(/\/prima\.jpg$/)])
      const [analysis] = JSON.parse(await zip.text('dati/color_analyses.json'))
      expect(analysis.dopoCredit).toMatchObject({ author: 'Ada Rossi', pageUrl: credit.pageUrl })
    }
  })

  test('exports of a collaborator contain only their account and nothing of the salon', async () => {
    const salon = await newSalon(server)
    await buildClient(server.db, salon.master, { lastName: 'Riservata' })
    const row = await buildChild(server.db, salon.master)
    const child = await signIn(server.db, row, server.clock)
    const zip = await exported(child)
    expect(zip.names).toEqual(['LEGGIMI.txt', 'account.csv', 'dati/users.json', 'dati/terms_acceptances.json'])
    expect(JSON.parse(await zip.text('dati/users.json'))).toMatchObject([{ email: row.email, role: 'child' }])
    expect(await zip.text('dati/users.json')).not.toContain(row.password)
    expect(lines(await zip.text('account.csv'))[1]).toContain(row.email)
  })

  test('exports are invalid once the session that requested them has ended', async () => {
    const { session } = await newSalon(server)
    const started = await start(session)
    expect((await call('POST', '/api/logout', session)).statusCode).toBe(200)
    expect((await download(started)).json()).toMatchObject({ code: 'export-not-found' })
  })

  test('exports are downloaded once, in time, with their own ticket, and visible only to the user who requested them', async () => {
    const salon = await newSalon(server)
    const one = await start(salon.session)
    expect(await progress(salon.session, one.id)).toMatchObject({ state: 'waiting' })
    const stranger = await newSalon(server)
    expect(await progress(stranger.session, one.id)).toMatchObject({ code: 'export-not-found' })
    expect((await call('DELETE', `/api/exports/${one.id}`, stranger.session)).statusCode).toBe(404)
    expect((await download({ ...one, ticket: 'x' })).json()).toMatchObject({ code: 'export-not-found' })
    const address = `/api/exports/${one.id}/archive`
    expect((await server.app.inject({ url: `${address}?ticket=${one.ticket}` })).statusCode).toBe(404)
    const unsaid = await server.app.inject({ method: 'POST', url: `${address}?ticket=${one.ticket}`, payload: {} })
    expect(unsaid.json()).toMatchObject({ code: 'validation-failed' })
    expect((await download(one)).statusCode).toBe(200)
    expect((await download(one)).statusCode).toBe(404)
    const other = await start(salon.session)
    const { ticket } = other
    const json = { method: 'POST', url: `/api/exports/${other.id}/archive`, payload: { ticket } } as const
    expect((await server.app.inject(json)).headers['content-type']).toBe('application/zip')

    const late = await start(salon.session)
    server.clock.advance(MINUTE_MS + 1)
    expect((await download(late)).statusCode).toBe(404)
    expect(await progress(salon.session, late.id)).toMatchObject({ state: 'failed' })

    const stopped = await start(salon.session)
    const cancelled = await call('DELETE', `/api/exports/${stopped.id}`, salon.session)
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' })
    expect((await download(stopped)).statusCode).toBe(404)
    await server.mails()

    const day = { ...server, clock: () => new Date(server.clock().getTime() + 2 * DAY_MS) }
    await removeOldExports(day)
    expect(await server.db.select().from(schema.dataExports)).toEqual([])
  })

  test('exports are limited to twenty an hour for one user', async () => {
    const salon = await newSalon(server)
    for (let place = 0; place < 20; place++) expect(await start(salon.session)).toMatchObject({ state: 'waiting' })
    expect((await call('POST', '/api/exports', salon.session, {})).statusCode).toBe(429)
  })
})

test('every table is exported or listed with the reason why it is not, and no exported column holds a secret', () => {
  const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table).name] : []))
  const exported = EXPORTED_TABLES.map(({ name }) => name)
  expect([...exported, ...Object.keys(NOT_EXPORTED)].sort()).toEqual(tables.sort())
  const columns = EXPORTED_TABLES.flatMap(({ table }) => Object.keys(exportedColumns(table)))
  expect(columns.filter((name) => /password|hash|token$|secret|verification|reset/i.test(name))).toEqual([
    'monthlyAnalysesResetDate',
  ])
})
