import { deltaEab, JUST_NOTICEABLE, type Lab, seededRandom } from '@riflesso/colorimetry'
import { SIMILAR_COLOURS_MAX, type SimilarColour } from '@riflesso/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysisColours, colorAnalyses } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { engines } from '#testing/database/test-database'
import type { Part } from '#testing/multipart'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { listNearest, type Sought } from './memory-repository.ts'

describe.each(engines)('formulas by colour, on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const { headers } = salon.session
    const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const search = async (query: { goal: string; start?: string; except?: string }): Promise<SimilarColour[]> => {
    const { status, body } = await call('GET', `/api/similar-colours?${new URLSearchParams(query)}`)
    expect(status).toBe(200)
    return body
  }

  /** An analysis of both photos in a new salon, with the colour that it promises. */
  async function analysed(parts: Record<string, Part> = {}) {
    salon = await newSalon(server)
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const form = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', hairType: 'naturale' }
    const answer = await postAnalysis(server, salon, { ...form, ...parts })
    expect(answer.statusCode, answer.body).toBe(200)
    const { analysisId, analysis } = answer.json()
    return { id: String(analysisId), analysis }
  }
  const rowOf = async (id: string) => {
    const [row] = await server.db.select().from(analysisColours).where(eq(analysisColours.analysisId, id))
    return row
  }

  type Colours = Pick<typeof analysisColours.$inferInsert, 'start' | 'promised' | 'reached'>

  /** Replaces an analysis by a copy for each of these colours, each a minute later than the previous one. */
  async function insertColours<C extends Colours>(id: string, count: number, coloursOf: (place: number) => C) {
    const [pattern] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.id, id))
    if (!pattern) throw new Error('the analysis was not archived')
    const rows = Array.from({ length: count }, (_, minute) => ({
      analysisId: newId(),
      salonId: salon.master.id,
      analysedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      ...coloursOf(minute),
    }))
    await server.db.insert(colorAnalyses).values(rows.map(({ analysisId }) => ({ ...pattern, id: analysisId })))
    await server.db.delete(analysisColours).where(eq(analysisColours.analysisId, id))
    await server.db.insert(analysisColours).values(rows)
    return rows
  }

  test('a promise is found by its colour, with its formula in one line per phase', async () => {
    const { id, analysis } = await analysed()
    const [found] = await search({ goal: analysis.plan.expected.hex })
    expect(found).toMatchObject({
      id,
      colorName: analysis.colorName,
      differenza: 'Quasi uguale',
      reached: null,
      esito: null,
    })
    expect(found?.start).toMatch(/^#[0-9A-F]{6}$/)
    expect(found?.formula).toHaveLength(analysis.fasi_operative.length)
    expect(found?.formula?.[0]).toContain(analysis.fasi_operative[0].formula[0].prodotto)
    expect(await search({ goal: analysis.plan.expected.hex, except: id })).toEqual([])
    expect(await search({ goal: '#3A6EA5' })).toEqual([])
    salon = await newSalon(server)
    expect(await search({ goal: analysis.plan.expected.hex })).toEqual([])
  })

  test('a measured result replaces the promise, until the outcome is deleted', async () => {
    const { id, analysis } = await analysed()
    const goal = analysis.plan.expected.hex
    const sent = await putOutcomePhoto(server, salon, id, { image: await samplePhoto('prima') })
    const { outcome } = sent.json()
    const [found] = await search({ goal: outcome.reading.hex })
    expect(found).toMatchObject({ id, reached: outcome.reading.hex, esito: outcome.comparison.sommario })
    expect(await search({ goal })).toEqual([])

    await call('DELETE', `/api/analysis/${id}/outcome`)
    expect(await search({ goal })).toMatchObject([{ id, reached: null, esito: null }])
    await call('DELETE', `/api/analysis/${id}`)
    expect(await rowOf(id)).toBeUndefined()
    expect(await search({ goal })).toEqual([])
  })

  test('a weighed bowl shows the amounts that were mixed', async () => {
    const { id, analysis } = await analysed()
    const lines = analysis.fasi_operative[0].formula.length
    const grams = Array.from({ length: lines }, (_, line) => (line === 0 ? 31.5 : null))
    await call('PUT', `/api/analysis/${id}/outcome`, {
      mixed: [{ phase: 0, grams, developerVolume: null, minutes: 32 }],
    })
    const [found] = await search({ goal: analysis.plan.expected.hex })
    expect(found?.isMixed).toBe(true)
    expect(found?.formula?.[0]).toMatch(/ 31,5 (?:g|ml)$/)
  })

  test('another option is found by the colour and the formula that it has', async () => {
    const { id, analysis } = await analysed({ hairCondition: 'ottimo' })
    const other = analysis.options.find((option: { id: string }) => option.id !== 'equilibrata')
    await call('PUT', `/api/analysis/${id}/option`, { option: other.id })
    const [found] = await search({ goal: other.hex })
    expect(found?.id).toBe(id)
    expect(found?.formula?.[0]).toContain(other.fasi_operative[0].formula[0].prodotto)
  })

  test('a formula that depends on health answers is not in the list', async () => {
    const { id, analysis } = await analysed({
      situation: JSON.stringify({ safety: { pregnancy: true } }),
      healthConsent: 'Acconsento.',
    })
    expect(await search({ goal: analysis.plan.expected.hex })).toMatchObject([{ id, formula: null }])
  })

  test('an invalid colour is rejected', async () => {
    salon = await newSalon(server)
    for (const [field, value] of [
      ['goal', 'rosso'],
      ['goal', '#12345'],
      ['start', '#GGGGGG'],
      ['except', 'x'],
    ] as const) {
      const query = new URLSearchParams({ goal: '#8A694D', [field]: value })
      const { status, body } = await call('GET', `/api/similar-colours?${query}`)
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] })
    }
  })

  test('the order is that of all distances: by visible difference, then measured, then newest', async () => {
    const { id } = await analysed()
    const random = seededRandom(20)
    // Quarters are exact in both number formats.
    const around = (middle: number) => middle + Math.round(48 * random()) / 4
    const labAround = (): Lab => [around(45), around(5), around(15)]
    const rows = await insertColours(id, 400, () => ({
      start: random() < 0.3 ? null : labAround(),
      promised: labAround(),
      reached: random() < 0.7 ? null : labAround(),
    }))

    const expected = ({ goal, start }: Sought, reach: number) =>
      rows
        .map((row) => {
          const ofGoal = deltaEab(goal, row.reached ?? row.promised)
          const distance = start && row.start ? Math.hypot(ofGoal, deltaEab(start, row.start)) / Math.SQRT2 : ofGoal
          return { ...row, ofGoal, band: Math.floor(distance / JUST_NOTICEABLE) }
        })
        .filter(({ ofGoal }) => ofGoal <= reach)
        .sort(
          (one, other) =>
            one.band - other.band ||
            Number(one.reached === null) - Number(other.reached === null) ||
            other.analysedAt.getTime() - one.analysedAt.getTime(),
        )
        .map(({ analysisId }) => analysisId)
        .slice(0, SIMILAR_COLOURS_MAX)
    for (let round = 0; round < 20; round++) {
      const sought = { goal: labAround(), start: round % 2 === 0 ? null : labAround(), except: null }
      for (const reach of [3, 9])
        expect(await listNearest(server.db, salon.master.id, sought, reach, SIMILAR_COLOURS_MAX)).toEqual(
          expected(sought, reach),
        )
    }
  })

  test('old results and old analyses with a similar start are found among many of one colour', async () => {
    const { id } = await analysed()
    const goal: Lab = [45, 5, 15]
    const pale: Lab = [60, 4, 18]
    const dark: Lab = [25, 4, 6]
    const rows = await insertColours(id, 60, (place) => ({
      start: place < 4 ? pale : dark,
      promised: goal,
      reached: place === 10 ? goal : null,
    }))
    const found = (start: Lab | null) => listNearest(server.db, salon.master.id, { goal, start, except: null }, 3, 5)
    const idsOf = (...places: number[]) => places.map((place) => rows[place]?.analysisId)
    expect(await found(null)).toEqual(idsOf(10, 59, 58, 57, 56))
    expect(await found(pale)).toEqual(idsOf(3, 2, 1, 0, 10))
  })
})
