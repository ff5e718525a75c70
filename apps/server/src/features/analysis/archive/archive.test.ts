import { type AnalysisResult, writeSiblings } from '@riflesso/consultation'
import type { Slot } from '@riflesso/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock'
import { newId } from '#platform/ids'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { findWhole, insertAnalysis, type WholeRow } from '../repository.ts'

describe('the archive', () => {
  let server: TestApp
  let salon: Salon
  let analysisId: string
  let archived: WholeRow
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server)
    const client = await buildClient(server.db, salon.master, { firstName: 'Nicolò', lastName: "Dell'Orto" })
    const withGps = await sharp(await samplePhoto('prima'))
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 28/1 0/1' } })
      .jpeg()
      .toBuffer()
    const made = await postAnalysis(server, salon, { image: withGps, supplier: 'generic', clientId: client.id })
    analysisId = made.json().analysisId
    const row = await findWhole(server.db, salon.master.id, analysisId)
    if (!row) throw new Error(made.body)
    archived = row
  })
  afterAll(() => server.close())

  const get = (url: string, session = salon.session) => server.app.inject({ url, headers: session.headers })

  /** Archives a copy of the analysis for a salon. */
  const copyInto = async (
    { master }: Salon,
    hoursAgo: number,
    clientId: string | null = null,
    analysis: AnalysisResult = archived.analysis,
  ) => {
    const id = newId()
    const { thumbnail, slot } = archived
    const analysisDate = new Date(server.clock().getTime() - hoursAgo * HOUR_MS)
    const owner = { salonId: master.id, userId: master.id }
    await insertAnalysis(server.db, {
      id,
      ...owner,
      clientId,
      imageData: newId(),
      slot,
      thumbnail,
      analysis,
      analysisDate,
    })
    return id
  }

  const idsOf = async (url: string, { session }: Salon): Promise<string[]> =>
    (await get(url, session)).json().map(({ id }: { id: string }) => id)

  describe('returns one analysis', () => {
    test('the archive returns one analysis completely', async () => {
      const answer = await get(`/api/analysis/${analysisId}/full`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        id: analysisId,
        analysis: archived.analysis,
        siblings: writeSiblings(archived.analysis),
        clientId: archived.clientId,
        clientFirstName: 'Nicolò',
        clientLastName: "Dell'Orto",
        analysisDate: server.clock().toISOString(),
        author: { firstName: 'Ada', lastName: 'Bianchi' },
        chosenOption: null,
        photos: ['prima'],
        photosDeletedAt: null,
        photoConsent: true,
        safetyToday: 'missing',
        asked: null,
        publishes: [],
        clientPhone: null,
        outcome: null,
        dopoCredit: null,
      })
    })

    test('the archive returns one analysis with the patch test of the client as it is today', async () => {
      const health = { given: true, text: 'Autorizzo le note sulla salute.' }
      const client = await buildClient(server.db, salon.master, { firstName: 'Ada' })
      const send = (method: 'PUT' | 'POST', path: string, payload: object) =>
        server.app.inject({ method, url: `/api/clients/${client.id}/${path}`, headers: salon.session.headers, payload })
      const record = (hours: number, result: 'negativo' | 'positivo' | null) =>
        send('POST', 'patch-tests', { appliedAt: new Date(server.clock().getTime() - hours * HOUR_MS), result })
      const id = await copyInto(salon, 24 * 200, client.id)
      const today = async () => (await get(`/api/analysis/${id}/full`)).json().safetyToday
      expect(await today()).toBe('missing')
      await send('PUT', 'consents/health', health)
      await record(10, null)
      expect(await today()).toBe('unread')
      await record(24 * 370, 'negativo')
      expect(await today()).toBe('expired')
      await record(60, 'negativo')
      expect(await today()).toBe('valid')
      const answers = { reaction: false, scalpBroken: false, news: true, at: server.clock().toISOString() }
      await send('PUT', 'pre-colour', answers)
      expect(await today()).toBe('due')
      expect((await get(`/api/analysis/${id}/full`)).json().asked).toEqual(answers)
      await record(30, 'positivo')
      expect(await today()).toBe('positive')
    })

    test.each([
      [120, 'due'],
      [0, 'valid'],
    ])(
      'the archive returns one analysis with a yes since its declared test of %i hours: %s',
      async (patchTestAgeHours, state) => {
        const client = await buildClient(server.db, salon.master, { firstName: 'Ada' })
        const send = (method: 'PUT' | 'POST', path: string, payload: object) => {
          const url = `/api/clients/${client.id}/${path}`
          return server.app.inject({ method, url, headers: salon.session.headers, payload })
        }
        const ago = (hours: number) => new Date(server.clock().getTime() - hours * HOUR_MS).toISOString()
        const { analysis } = archived
        if (!analysis.declared) throw new Error('an analysis with its answers')
        const { details } = analysis.declared
        const safety = { ...details.safety, patchTest: 'negativo' as const, patchTestAgeHours }
        const declared = { ...analysis.declared, details: { ...details, safety } }
        const id = await copyInto(salon, 60, client.id, { ...analysis, declared })
        await send('PUT', 'consents/health', { given: true, text: 'Autorizzo le note sulla salute.' })
        await send('POST', 'patch-tests', { appliedAt: ago(60 + 127), result: 'negativo' })
        const answers = { reaction: true, scalpBroken: false, news: false, at: ago(61) }
        await send('PUT', 'pre-colour', answers)
        const full = (await get(`/api/analysis/${id}/full`)).json()
        expect([full.safetyToday, full.asked]).toEqual([state, answers])
      },
    )

    test('the archive returns one analysis with what the card forbids since, whatever the formula', async () => {
      const client = await buildClient(server.db, salon.master, { firstName: 'Ada' })
      const put = (path: string, payload: object) =>
        server.app.inject({
          method: 'PUT',
          url: `/api/clients/${client.id}${path}`,
          headers: salon.session.headers,
          payload,
        })
      const { plan } = archived.analysis
      const treatment = { ...archived.analysis, plan: { ...plan, sessions: [] } }
      const ids = [await copyInto(salon, 24, client.id), await copyInto(salon, 24, client.id, treatment)]
      const today = () => Promise.all(ids.map(async (id) => (await get(`/api/analysis/${id}/full`)).json().safetyToday))
      expect(await today()).toEqual(['missing', null])
      await put('', { firstName: 'Ada', lastName: 'Bianchi', birthDate: '2020-01-01' })
      expect(await today()).toEqual(['under-16', 'under-16'])
      await put('/consents/health', { given: true, text: 'Autorizzo le note sulla salute.' })
      const burn = {
        at: server.clock().toISOString(),
        onHead: [{ titolo: 'Radici', minutes: 20 }],
        sign: null,
        soundAt: null,
      }
      await put('', { firstName: 'Ada', lastName: 'Bianchi', birthDate: null })
      await put('/burn', burn)
      expect(await today()).toEqual(['scalp', 'scalp'])
      await put('/burn', { ...burn, soundAt: burn.at })
      expect(await today()).toEqual(['missing', null])
      await put('/health', { colourAllergy: true, allergyNotes: null })
      expect(await today()).toEqual(['allergy', 'allergy'])
    })

    test.each([
      [60, 24 * 300, 'valid'],
      [60, 24 * 370, 'expired'],
      [null, 24 * 300, 'valid'],
      [null, 24 * 370, 'expired'],
    ])(
      'the archive returns one analysis with a declared test of %s hours, %i hours later: %s',
      async (patchTestAgeHours, later, state) => {
        const { analysis } = archived
        if (!analysis.declared) throw new Error('an analysis with its answers')
        const { details } = analysis.declared
        const safety = { ...details.safety, patchTest: 'negativo' as const, patchTestAgeHours }
        const declared = { ...analysis.declared, details: { ...details, safety } }
        const id = await copyInto(salon, later, null, { ...analysis, declared })
        expect((await get(`/api/analysis/${id}/full`)).json().safetyToday).toBe(state)
      },
    )

    test('the archive returns one analysis to a collaborator of the salon', async () => {
      const child = await buildChild(server.db, salon.master)
      const session = await signIn(server.db, child, server.clock)
      expect((await get(`/api/analysis/${analysisId}/full`, session)).statusCode).toBe(200)
    })

    test('the archive returns one analysis to nobody else', async () => {
      const { session } = await newSalon(server)
      const full = await get(`/api/analysis/${analysisId}/full`, session)
      expect([full.statusCode, full.json().code]).toEqual([404, 'analysis-not-found'])
      const photo = await get(`/api/analysis/${analysisId}/photo/prima`, session)
      expect([photo.statusCode, photo.json().code]).toEqual([404, 'photo-not-found'])
      expect((await get('/api/recent-analyses', session)).json()).toEqual([])
      expect((await get('/api/recent-analyses-detailed', session)).json()).toEqual([])
      expect((await server.app.inject({ url: `/api/analysis/${analysisId}/full` })).statusCode).toBe(401)
    })

    test('the archive returns one analysis only by a valid id', async () => {
      expect((await get('/api/analysis/1/full')).statusCode).toBe(400)
      expect((await get(`/api/analysis/${newId()}/full`)).statusCode).toBe(404)
    })
  })

  describe('returns a photo', () => {
    const url = (slot: Slot) => `/api/analysis/${analysisId}/photo/${slot}`

    test('the archive returns a photo as JPEG without metadata, not to be cached', async () => {
      const answer = await get(url('prima'))
      expect(answer.headers['content-type']).toBe('image/jpeg')
      expect(answer.headers['cache-control']).toBe('private, no-store')
      const { format, width, exif, icc, xmp } = await sharp(answer.rawPayload).metadata()
      expect({ format, width, exif, icc, xmp }).toEqual({ format: 'jpeg', width: 200 })
    })

    test('the archive returns a photo with the image cookie, which allows nothing else', async () => {
      const cookies = { riflesso_image: salon.session.imageToken }
      expect((await server.app.inject({ url: url('prima'), cookies })).statusCode).toBe(200)
      expect((await server.app.inject({ url: `/api/analysis/${analysisId}/full`, cookies })).statusCode).toBe(401)
      expect((await server.app.inject({ url: url('prima') })).statusCode).toBe(401)
    })

    test('the archive returns a photo only of a slot with a photo', async () => {
      const answer = await get(url('dopo'))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'photo-not-found'])
      expect((await get(`/api/analysis/${analysisId}/photo/durante`)).statusCode).toBe(400)
    })
  })

  describe('lists', () => {
    test('the archive lists the fields of a card', async () => {
      const [card] = (await get('/api/recent-analyses')).json()
      const { colorName, colorCode, multiColors } = archived.analysis
      expect(card).toEqual({
        id: analysisId,
        colorName,
        colorCode,
        multiColors,
        imageData: expect.stringMatching(/^data:image\/jpeg;base64,/),
        analysisDate: server.clock().toISOString(),
        author: { firstName: 'Ada', lastName: 'Bianchi' },
        clientFirstName: 'Nicolò',
        clientLastName: "Dell'Orto",
      })
      const { width, height } = await sharp(Buffer.from(card.imageData.split(',')[1], 'base64')).metadata()
      expect(Math.max(width, height)).toBeLessThanOrEqual(288)
    })

    test('the archive lists newest first, page by page, also with equal dates', async () => {
      const own = await newSalon(server)
      const made: string[] = []
      for (const hoursAgo of [5, 4, 3, 3, 3, 1]) made.unshift(await copyInto(own, hoursAgo))
      expect(await idsOf('/api/recent-analyses', own)).toEqual(made)
      const paged: string[] = []
      for (let before = ''; ; before = `&before=${paged.at(-1)}`) {
        const page = await idsOf(`/api/recent-analyses?limit=2${before}`, own)
        if (page.length === 0) break
        paged.push(...page)
      }
      expect(paged).toEqual(made)
      expect(await idsOf(`/api/recent-analyses?before=${analysisId}`, own)).toEqual([])
    })

    test('the archive lists at most a hundred, and refuses other limits', async () => {
      expect((await get('/api/recent-analyses?limit=101')).statusCode).toBe(400)
      expect((await get('/api/recent-analyses?limit=0')).statusCode).toBe(400)
    })

    test.each([
      ['first name', 'nicolò', 1],
      ['last name', "L'ORT", 1],
      ['an accent left out', 'NICOLO', 1],
      ['full name', "NICOLÒ  dell'orto", 1],
      ['a wildcard taken literally', '%', 0],
      ['another name', 'Rossi', 0],
      ['blanks, which search nothing', '  ', 2],
    ])('the archive lists by %s of the client [R5-020]', async (_name, q, found) => {
      const own = await newSalon(server)
      const client = await buildClient(server.db, own.master, { firstName: 'Nicolò', lastName: "Dell'Orto" })
      await copyInto(own, 1, client.id)
      await copyInto(own, 2)
      expect(await idsOf(`/api/recent-analyses?q=${encodeURIComponent(q)}`, own)).toHaveLength(found)
    })

    test('the archive lists summaries, and the whole analysis on request', async () => {
      const [summary] = (await get('/api/recent-analyses-detailed')).json()
      const { analysis } = archived
      expect(summary).toMatchObject({
        id: analysisId,
        clientFirstName: 'Nicolò',
        colorName: analysis.colorName,
        processo_richiesto: analysis.processLabel,
        totalFasi: analysis.fasi_operative.length,
        riassunto: analysis.analysis.riassunto.testo,
        primaFaseTitle: analysis.fasi_operative[0]?.titolo ?? '',
      })
      for (const line of analysis.fasi_operative[0]?.formula ?? []) {
        expect(summary.primaFaseFormula).toContain(line.prodotto)
      }
      expect(summary).not.toHaveProperty('fullAnalysis')
      const [whole] = (await get('/api/recent-analyses-detailed?includeFullAnalysis=true')).json()
      expect(whole.fullAnalysis).toEqual(analysis)
    })

    test('the archive lists summaries without a formula for an unusable reading', async () => {
      const own = await newSalon(server)
      const { prima } = archived.analysis
      if (!prima) throw new Error('an analysis with a Prima')
      const quality = [{ code: 'no-colour', severity: 'problem' } as const]
      await copyInto(own, 1, null, { ...archived.analysis, prima: { ...prima, quality } })
      const [summary] = (await get('/api/recent-analyses-detailed', own.session)).json()
      expect([summary.primaFaseTitle, summary.primaFaseFormula]).toEqual(['', ''])
    })
  })
})
