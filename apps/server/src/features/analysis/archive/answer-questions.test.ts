import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { buildClient } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('deciding questions', () => {
  let server: TestApp
  let salon: Salon
  let photos: { readonly primaImage: Buffer; readonly dopoImage: Buffer }
  beforeAll(async () => {
    server = await createTestApp()
    photos = { primaImage: await samplePhoto('prima'), dopoImage: await samplePhoto('dopo') }
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    salon = await newSalon(server)
  })

  const make = async (parts: Record<string, string> = {}) =>
    (
      await postAnalysis(server, salon, { ...photos, analysisType: 'transformation', supplier: 'generic', ...parts })
    ).json()
  const answer = (id: string, answers: unknown, { session } = salon) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/analysis/${id}/answers`,
      payload: { answers },
      headers: session.headers,
    })
  const full = async (id: string) =>
    (await server.app.inject({ url: `/api/analysis/${id}/full`, headers: salon.session.headers })).json()

  test('deciding questions are answered in place: the archived analysis is planned again, without a use', async () => {
    const { analysis, analysisId } = await make()
    const [first] = analysis.questions
    expect(analysis.questions.length).toBeLessThanOrEqual(3)
    expect(first.id).toBe('hairType')
    const before = await tracesOf(server, salon)
    const answered = await answer(analysisId, [
      { question: 'hairType', answer: 'naturale' },
      { question: 'condition', answer: 'ottimo' },
    ])
    expect(answered.statusCode).toBe(200)
    const anew = answered.json().analysis
    expect(anew.conditionLabel).not.toBe(analysis.conditionLabel)
    expect(anew.declared).toMatchObject({ hairType: 'naturale', condition: 'ottimo' })
    expect(anew.plan.missing).not.toContain('hairType')
    expect(anew.questions.map(({ id }: { id: string }) => id)).not.toContain('hairType')
    expect((await full(analysisId)).analysis).toEqual(anew)
    expect(await tracesOf(server, salon)).toEqual(before)

    const open = await answer(analysisId, [
      { question: 'hairType', answer: null },
      { question: 'condition', answer: null },
    ])
    expect(open.json().analysis.plan).toEqual(analysis.plan)
  })

  test.each([
    [[]],
    [[{ question: 'hairType', answer: 'verdi' }]],
    [[{ question: 'details.safety.allergy', answer: 'false' }]],
  ])('take no other answer (%j)', async (answers) => {
    const { analysisId } = await make()
    const refused = await answer(analysisId, answers)
    expect(analysisId).toBeTypeOf('string')
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation-failed'])
  })

  test('deciding questions of another salon cannot be answered', async () => {
    const { analysisId } = await make()
    const answers = [{ question: 'condition', answer: 'buono' }]
    const refused = await answer(analysisId, answers, await newSalon(server))
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'analysis-not-found'])
    expect((await answer(newId(), answers)).statusCode).toBe(404)
  })

  test('deciding questions keep the health answers given, and are closed once those are erased', async () => {
    const { id: clientId } = await buildClient(server.db, salon.master)
    const situation = JSON.stringify({ safety: { scalp: 'sensibile' } })
    const { analysisId } = await make({ clientId, situation, healthConsent: 'Acconsento.' })
    const answers = [{ question: 'condition', answer: 'buono' }]
    const anew = (await answer(analysisId, answers)).json().analysis
    expect(anew.declared.details.safety.scalp).toBe('sensibile')
    expect(JSON.stringify(anew.warnings)).toContain('Cute sensibile')

    await server.app.inject({
      method: 'PUT',
      url: `/api/clients/${clientId}/consents/health`,
      headers: salon.session.headers,
      payload: { given: false },
    })
    const erased = (await full(analysisId)).analysis
    expect(JSON.stringify(erased)).not.toContain('sensibile"')
    const refused = await answer(analysisId, answers)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'answers-not-kept'])
  })
})
