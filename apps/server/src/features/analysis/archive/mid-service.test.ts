import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('an observation at the bowl', () => {
  let server: TestApp
  let salon: Salon
  let id: string
  let bowls: { phase: number; answers: { trouble: string; testo: string; result: { level: number } }[] }[]
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server)
    const [prima, dopo] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const form = { primaImage: prima, dopoImage: dopo, analysisType: 'transformation', supplier: 'generic' }
    const made = (await postAnalysis(server, salon, form)).json()
    id = made.analysisId
    bowls = made.analysis.chair.whatIf
  })
  afterAll(() => server.close())

  const look = (seen: object, analysis = id, { session } = salon) =>
    server.app.inject({
      method: 'POST',
      url: `/api/analysis/${analysis}/mid-service`,
      payload: { looks: [{ session: 0, phase: 0, minute: 20, level: 6, trouble: 'too-warm', ...seen }] },
      headers: session.headers,
    })

  test('an observation at the bowl is answered with the next action and the rest of the session, and changes nothing', async () => {
    const archived = () =>
      server.app.inject({ url: `/api/analysis/${id}/full`, headers: salon.session.headers }).then(({ body }) => body)
    const before = await archived()
    const [bowl] = bowls
    expect(bowl?.answers.length).toBeGreaterThan(1)
    for (const { trouble, result } of bowl?.answers ?? []) {
      const level = trouble === 'not-at-level' ? result.level - 1 : result.level
      const answer = await look({ phase: bowl?.phase, trouble, level })
      expect(answer.statusCode).toBe(200)
      expect(answer.json().answer).toMatchObject({ trouble, testo: expect.stringMatching(/\.$/) })
      expect(answer.json().fasi_operative.at(-1)).toMatchObject({ titolo: 'Trattamento acidificante' })
    }
    expect(await archived()).toBe(before)
  })

  test('an observation at the bowl has no answer where the plan has no such bowl', async () => {
    expect((await look({ phase: 39 })).json()).toEqual({
      answer: null,
      fasi_operative: [],
      sections: [],
      whatIf: [],
      nextSessions: [],
    })
  })

  test('an observation at the bowl must be complete and in range', async () => {
    for (const seen of [{ level: 12 }, { minute: -1 }, { trouble: 'burnt' }, { wrong: 1 }])
      expect((await look(seen)).json().code).toBe('validation-failed')
  })

  test("an observation at the bowl about another salon's analysis is refused", async () => {
    expect((await look({}, id, await newSalon(server))).json().code).toBe('analysis-not-found')
    expect((await look({}, newId())).json().code).toBe('analysis-not-found')
  })
})
