import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analysisOutcomes, colorAnalyses } from '#platform/database/schema/index'
import { newId } from '#platform/ids'
import { newSalon, postAnalysis, putOutcomePhoto, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import { samplePhoto } from '#testing/photos'
import { shelfOf } from '#testing/shelf'
import { createTestApp, type TestApp } from '#testing/test-app'
import { correctionsFor } from './learning.ts'

describe.each(engines)('learning from outcomes, on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  beforeAll(async () => {
    server = await createTestApp({ engine })
    salon = await newSalon(server, { currentPlan: 'pro', subscriptionStatus: 'active' })
  })
  afterAll(() => server.close())

  async function call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    session = salon.session,
  ) {
    const answer = await server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, ...answer.json() }
  }

  /** Gold over a natural base: the reflect of these outcomes. */
  async function analysed(clientId?: string) {
    const [primaImage, dopoImage] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const form = { primaImage, dopoImage, analysisType: 'transformation', supplier: 'generic', hairType: 'naturale' }
    const answer = await postAnalysis(server, salon, clientId === undefined ? form : { ...form, clientId })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  /** Copies the archived analysis and its outcome, with each result this many levels off the forecast. */
  async function copyOutcome(id: string, copies: number, off: number) {
    const [analysis] = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.id, id))
    const [outcome] = await server.db.select().from(analysisOutcomes).where(eq(analysisOutcomes.analysisId, id))
    if (!analysis || !outcome?.learning) throw new Error('no outcome to copy')
    const { learning } = outcome
    const measured = { ...learning.expected, level: learning.expected.level + off, levelError: 0.3 }
    for (let copy = 0; copy < copies; copy++) {
      const copied = newId()
      await server.db.insert(colorAnalyses).values({ ...analysis, id: copied })
      await server.db.insert(analysisOutcomes).values({
        ...outcome,
        analysisId: copied,
        imageData: null,
        imageStoredAt: null,
        learning: { ...learning, measured },
      })
    }
  }

  const predicted = async (id: string) =>
    (await server.db.select().from(analysisOutcomes).where(eq(analysisOutcomes.analysisId, id)))[0]?.learning?.expected

  test('corrections apply to every later plan, are archived, and can be reset and switched off', async () => {
    const { analysisId, analysis } = await analysed()
    expect(analysis.corrections).toBeUndefined()
    const first = await putOutcomePhoto(server, salon, analysisId, { image: await samplePhoto('dopo') })
    expect(first.statusCode, first.body).toBe(200)
    expect(await call('GET', '/api/learning')).toMatchObject({
      since: null,
      missing: { colour: 4, powder: 5 },
      cells: [{ results: 1, level: { n: 0, mean: 0 } }],
    })

    // The prediction is for the actual mixture, not for the planned one.
    const asPlanned = await predicted(analysisId)
    const mixed = analysis.fasi_operative.flatMap(({ formula }: { formula: object[] }, phase: number) =>
      formula.length === 0 ? [] : [{ phase, grams: formula.map(() => 20), developerVolume: 10, minutes: 5 }],
    )
    expect(await call('PUT', `/api/analysis/${analysisId}/outcome`, { mixed })).toMatchObject({ status: 200 })
    expect(await predicted(analysisId)).not.toEqual(asPlanned)
    await call('PUT', `/api/analysis/${analysisId}/outcome`, { mixed: null })
    expect(await predicted(analysisId)).toEqual(asPlanned)

    // The same for tubes that were weighed instead of the planned shade.
    const shelf = shelfOf(server, salon)
    const tube = await shelf.addProduct((await shelf.addLine()).id, { code: '2/0', pieces: 2 })
    const phase = analysis.fasi_operative.findIndex(({ formula }: { formula: { nuance?: string }[] }) =>
      formula.some(({ nuance }) => nuance !== undefined),
    )
    const bowls = [{ phase, parts: [{ productId: tube.id, grams: 30 }] }]
    const body = { key: randomUUID(), option: 'equilibrata', bowls }
    expect(await call('PUT', `/api/analysis/${analysisId}/service`, body)).toMatchObject({ status: 200 })
    await call('PUT', `/api/analysis/${analysisId}/outcome`, { mixed: null })
    expect((await predicted(analysisId))?.level).toBeLessThan(asPlanned?.level ?? 0)
    await call('DELETE', `/api/analysis/${analysisId}/service/${body.key}`)
    await call('PUT', `/api/analysis/${analysisId}/outcome`, { mixed: null })
    expect(await predicted(analysisId)).toEqual(asPlanned)

    server.clock.advance(1000)
    await copyOutcome(analysisId, 12, -0.8)
    const corrected = await analysed()
    const [cell] = (await call('GET', '/api/learning')).cells
    expect(cell.results).toBe(13)
    expect(cell.level.mean).toBeLessThan(-0.4)
    expect(corrected.analysis.corrections[cell.band][cell.family].level).toEqual(cell.level)
    const reasons = corrected.analysis.plan.reasons.map(({ code }: { code: string }) => code)
    expect(reasons).toContain('learnt')

    // Results of corrected plans are compared with the uncorrected prediction, otherwise a correction would cancel itself.
    await putOutcomePhoto(server, salon, corrected.analysisId, { image: await samplePhoto('dopo') })
    const [one, other] = [await predicted(analysisId), await predicted(corrected.analysisId)]
    expect(Math.abs((other?.level ?? 0) - (one?.level ?? 9))).toBeLessThanOrEqual(0.5)
    expect(other?.level).toBeGreaterThan((one?.level ?? 0) + cell.level.mean / 2)

    // The archived analysis keeps its corrections: after switching them off, an answer plans it again with the same ones.
    expect(await call('PUT', '/api/salon-settings', { learning: false })).toMatchObject({ learning: false })
    const answers = [{ question: 'condition', answer: 'buono' }]
    const url = `/api/analysis/${corrected.analysisId}/answers`
    const again = await call('PUT', url, { answers })
    expect(again.analysis.corrections).toEqual(corrected.analysis.corrections)
    expect((await analysed()).analysis.corrections).toBeUndefined()

    await call('PUT', '/api/salon-settings', { learning: true })
    server.clock.advance(1000)
    expect(await call('POST', '/api/learning/reset')).toMatchObject({ status: 200, cells: [], missing: { colour: 5 } })
    expect((await analysed()).analysis.corrections).toBeUndefined()
    const log: { act: string }[] = Object.values(await call('GET', '/api/audit-log'))
    expect(log.map(({ act }) => act).filter((act) => act?.startsWith('learning'))).toEqual([
      'learning-reset',
      'learning-on',
      'learning-off',
    ])
  })

  test('corrections belong to one salon, and only its owner resets them', async () => {
    const other = await newSalon(server)
    expect((await call('GET', '/api/learning', undefined, other.session)).cells).toEqual([])
    const collaborator = await signIn(server.db, await buildChild(server.db, salon.master), server.clock)
    expect(await call('POST', '/api/learning/reset', undefined, collaborator)).toMatchObject({ status: 403 })
    expect(await call('GET', '/api/learning', undefined, collaborator)).toMatchObject({ status: 200 })
  })

  test("the client's own results have priority", async () => {
    const client = await buildClient(server.db, salon.master)
    const { analysisId } = await analysed(client.id)
    server.clock.advance(1000)
    await putOutcomePhoto(server, salon, analysisId, { image: await samplePhoto('dopo') })
    await copyOutcome(analysisId, 6, -0.8)
    const hers = await correctionsFor(server.db, salon.master.id, client.id, server.clock())
    const anyone = await correctionsFor(server.db, salon.master.id, null, server.clock())
    const [cell] = (await call('GET', '/api/learning')).cells
    const band: 'pale' = cell.band
    const family: 'warm' = cell.family
    expect([hers?.[band][family].from, anyone?.[band][family].from]).toEqual(['client', 'salon'])
  })
})
