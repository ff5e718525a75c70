import { withSibling } from '@riflesso/consultation'
import { analyzeColor, answerQuestions, fullAnalysis } from '@riflesso/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { buildClient } from '#testing/builders'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('the siblings of an analysis', () => {
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

  const make = async (parts: Record<string, string> = {}) => {
    const given = { ...photos, analysisType: 'transformation', supplier: 'generic', ...parts }
    return analyzeColor.response.parse((await postAnalysis(server, salon, given)).json())
  }
  const full = async (id: string) => {
    const { headers } = salon.session
    return fullAnalysis.response.parse((await server.app.inject({ url: `/api/analysis/${id}/full`, headers })).json())
  }
  const answer = async (id: string, question: string, given: string | null) => {
    const answered = await server.app.inject({
      method: 'PUT',
      url: `/api/analysis/${id}/answers`,
      payload: { answers: [{ question, answer: given }] },
      headers: salon.session.headers,
    })
    return answerQuestions.response.parse(answered.json())
  }

  test('come with the answer and with the archived analysis, and are not archived with it', async () => {
    const { analysisId, siblings } = await make()
    expect(siblings.map(({ id }) => id)).toEqual(['hairType', 'condition'])
    const archived = await full(analysisId)
    expect(archived.siblings).toEqual(siblings)
    expect(archived.analysis).not.toHaveProperty('siblings')
  })

  test('are the formulas that the server archives for the same answers, and stay the same, without a use', async () => {
    const made = await make()
    const before = await tracesOf(server, salon)
    const [first] = made.siblings
    expect(first?.risposte.map(({ id }) => id)).toContain('colorati')
    for (const { id, answer: given, formula } of first?.risposte ?? []) {
      const anew = await answer(made.analysisId, 'hairType', given)
      const { options: _, ...written } = anew.analysis
      const shown = withSibling(made, 'hairType', id).analysis
      expect(shown.fasi_operative).toEqual(written.fasi_operative)
      expect(shown.chair).toEqual(written.chair)
      expect([shown.shade, shown.totalMinutes, shown.sessions]).toEqual([
        written.shade,
        written.totalMinutes,
        written.sessions,
      ])
      expect(formula === null).toBe(given === null)
      const again = anew.siblings.find((each) => each.id === 'hairType')
      expect(again?.risposte.map((each) => each.id)).toEqual(first?.risposte.map((each) => each.id))
      expect(again?.risposte.find((each) => each.isShown)?.id).toBe(id)
      expect((await full(made.analysisId)).siblings).toEqual(anew.siblings)
    }
    expect((await answer(made.analysisId, 'hairType', null)).siblings).toEqual(made.siblings)
    expect(await tracesOf(server, salon)).toEqual(before)
  })

  test('are left out for what was answered before the analysis', async () => {
    const typed = await make({ hairType: 'naturale' })
    expect(typed.siblings.map(({ id }) => id)).toEqual(['condition'])
    const all = await make({ hairType: 'naturale', hairCondition: 'buono' })
    expect(all.siblings).toEqual([])
  })

  test('show no health answer once its consent is withdrawn', async () => {
    const { id: clientId } = await buildClient(server.db, salon.master)
    const situation = JSON.stringify({ safety: { scalp: 'sensibile' } })
    const { analysisId, siblings } = await make({ clientId, situation, healthConsent: 'Acconsento.' })
    expect(JSON.stringify(siblings)).toContain('Cute sensibile')
    await server.app.inject({
      method: 'PUT',
      url: `/api/clients/${clientId}/consents/health`,
      headers: salon.session.headers,
      payload: { given: false },
    })
    expect((await full(analysisId)).siblings).toEqual([])
  })
})
