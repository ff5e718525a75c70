import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe('the chosen option', () => {
  let server: TestApp
  let salon: Salon
  /** With several options. */
  let transformed: string
  /** A refresh: without options. */
  let refreshed: string
  beforeAll(async () => {
    server = await createTestApp()
    salon = await newSalon(server)
    const [prima, dopo] = [await samplePhoto('prima'), await samplePhoto('dopo')]
    const hair = { hairType: 'naturale', hairCondition: 'ottimo' }
    const transformation = {
      primaImage: prima,
      dopoImage: dopo,
      analysisType: 'transformation',
      supplier: 'generic',
      ...hair,
    }
    const made = (await postAnalysis(server, salon, transformation)).json()
    expect(made.chosenOption).toBeNull()
    transformed = made.analysisId
    refreshed = (await postAnalysis(server, salon, { image: prima, supplier: 'generic' })).json().analysisId
  })
  afterAll(() => server.close())

  const choose = (id: string, option: unknown, { session } = salon) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/analysis/${id}/option`,
      payload: { option },
      headers: session.headers,
    })
  const full = async (id: string) =>
    (await server.app.inject({ url: `/api/analysis/${id}/full`, headers: salon.session.headers })).json()

  test('the chosen option is stored, can be changed and costs nothing', async () => {
    const { chosenOption, analysis } = await full(transformed)
    expect(chosenOption).toBeNull()
    const offered: string[] = analysis.options.map(({ id }: { id: string }) => id)
    expect(offered.length).toBeGreaterThan(1)
    const stats = () => server.app.inject({ url: '/api/monthly-stats', headers: salon.session.headers })
    const before = (await stats()).body
    for (const option of offered) {
      const answer = await choose(transformed, option)
      expect([answer.statusCode, answer.json()]).toEqual([200, { chosenOption: option }])
      expect((await full(transformed)).chosenOption).toBe(option)
    }
    expect((await stats()).body).toBe(before)
  })

  test.each(['equilibrata', 'audace', null])(
    'the chosen option is refused unless the analysis offers it (%j)',
    async (option) => {
      const answer = await choose(refreshed, option)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation-failed'])
      expect((await full(refreshed)).chosenOption).toBeNull()
    },
  )

  test('the chosen option cannot be changed by another salon', async () => {
    const remembered = (await full(transformed)).chosenOption
    const answer = await choose(transformed, 'prudente', await newSalon(server))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'analysis-not-found'])
    expect((await choose(newId(), 'prudente')).statusCode).toBe(404)
    expect((await full(transformed)).chosenOption).toBe(remembered)
  })
})
