import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock'
import { colorAnalyses } from '#platform/database/schema/index'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildClient } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe.each(engines)('the filter of the archive, on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: salon.session.headers, ...(payload ? { payload } : {}) })
  /** The ids of the recent list, which are those of the detailed one. */
  const idsOf = async (query: Record<string, string>): Promise<string[]> => {
    const lists: string[][] = []
    for (const list of ['recent-analyses', 'recent-analyses-detailed']) {
      const answer = await call('GET', `/api/${list}?${new URLSearchParams(query)}`)
      expect(answer.statusCode, answer.body).toBe(200)
      lists.push(answer.json().map(({ id }: { id: string }) => id))
    }
    const [ids = [], detailed] = lists
    expect(detailed).toEqual(ids)
    return ids
  }
  const shadeOf = ({ level, tone }: { level: number; tone: { primary: string } }) => ({
    level: String(Math.round(level)),
    reflect: tone.primary,
  })

  /** An analysis of both photos in a new salon. */
  async function analysed() {
    salon = await newSalon(server)
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const form = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', hairCondition: 'ottimo' }
    const answer = await postAnalysis(server, salon, { ...form, hairType: 'naturale' })
    expect(answer.statusCode, answer.body).toBe(200)
    const { analysisId, analysis } = answer.json()
    return { id: String(analysisId), analysis }
  }

  test('the archive is filtered by the promised level and reflect', async () => {
    const { id, analysis } = await analysed()
    const { level, reflect } = shadeOf(analysis.plan.expected)
    expect(await idsOf({ level })).toEqual([id])
    expect(await idsOf({ reflect })).toEqual([id])
    expect(await idsOf({ level, reflect, outcome: 'unmeasured' })).toEqual([id])
    expect(await idsOf({ level: '1' })).toEqual([])
    expect(await idsOf({ reflect: 'VERDE' })).toEqual([])
    expect(await idsOf({ level, outcome: 'kept' })).toEqual([])
    salon = await newSalon(server)
    expect(await idsOf({ level, reflect })).toEqual([])
  })

  test('a measured result counts instead of the promise, until its outcome is deleted', async () => {
    const { id, analysis } = await analysed()
    const promised = shadeOf(analysis.plan.expected)
    const { outcome } = (await putOutcomePhoto(server, salon, id, { image: await samplePhoto('prima') })).json()
    const measured = shadeOf(outcome.reading.zones[outcome.expected.zone] ?? outcome.reading)
    expect(measured.level).not.toBe(promised.level)
    expect(await idsOf({ ...measured, outcome: 'missed' })).toEqual([id])
    expect(await idsOf(promised)).toEqual([])
    expect(await idsOf({ outcome: 'unmeasured' })).toEqual([])
    await call('DELETE', `/api/analysis/${id}/outcome`)
    expect(await idsOf({ ...promised, outcome: 'unmeasured' })).toEqual([id])
  })

  test('the chosen option is the one that the archive is filtered by', async () => {
    const { id, analysis } = await analysed()
    const { options } = analysis.plan
    expect(options.length).toBeGreaterThan(1)
    for (const { id: option, sessions, expected } of options) {
      expect((await call('PUT', `/api/analysis/${id}/option`, { option })).statusCode).toBe(200)
      expect(await idsOf(shadeOf(sessions.length > 1 ? sessions[0].goal : expected))).toEqual([id])
    }
  })

  test('the archive is filtered by the period and by the client', async () => {
    const { id } = await analysed()
    const { id: clientId } = await buildClient(server.db, salon.master, { firstName: 'Nicolò', lastName: 'Neri' })
    const analysisDate = new Date(server.clock().getTime() - 89 * DAY_MS)
    await server.db.update(colorAnalyses).set({ analysisDate, clientId }).where(eq(colorAnalyses.id, id))
    expect(await idsOf({ days: '30' })).toEqual([])
    expect(await idsOf({ days: '90', q: 'nicolo' })).toEqual([id])
    expect(await idsOf({ days: '90', q: 'zoe' })).toEqual([])
  })

  test('an unknown period, level, reflect or outcome is refused', async () => {
    salon = await newSalon(server)
    for (const query of ['days=31', 'level=11', 'reflect=BLU', 'outcome=bello'])
      expect((await call('GET', `/api/recent-analyses?${query}`)).statusCode).toBe(400)
  })
})
