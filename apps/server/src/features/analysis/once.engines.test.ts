import { randomUUID } from 'node:crypto'
import { TRIAL_ANALYSES } from '@riflesso/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, type Salon, tracesOf } from '#testing/analyses'
import { engines } from '#testing/database/test-database'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'

describe.each(engines)('an act on the %s database', (engine) => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ engine })
  })
  afterAll(() => server.close())

  const act = async (salon: Salon, actKey: string) =>
    postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' }, undefined, { actKey })

  test('two requests at once with one key make one analysis, one use and one photo, and get the same answer', async () => {
    const salon = await newSalon(server)
    const before = await tracesOf(server, salon)
    const key = randomUUID()
    const answers = await Promise.all([act(salon, key), act(salon, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const [one, other] = answers.map((answer) => answer.json())
    expect(other).toEqual(one)
    expect(one.usage).toEqual({ used: 1, remaining: TRIAL_ANALYSES - 1 })
    expect(await tracesOf(server, salon)).toEqual({ used: 1, rows: 1, photos: before.photos + 1 })

    const later = await act(salon, key)
    expect(later.json()).toEqual(one)
    const fresh = await act(salon, randomUUID())
    expect(fresh.json().analysisId).not.toBe(one.analysisId)
    expect(await tracesOf(server, salon)).toMatchObject({ used: 2, rows: 2 })
  })

  test('the last analysis of a plan is answered again although none is left, and only to its salon', async () => {
    const salon = await newSalon(server, { trialAnalysesUsed: TRIAL_ANALYSES - 1 })
    const key = randomUUID()
    const answers = await Promise.all([act(salon, key), act(salon, key)])
    expect(answers.map((answer) => answer.json().usage)).toEqual([
      { used: TRIAL_ANALYSES, remaining: 0 },
      { used: TRIAL_ANALYSES, remaining: 0 },
    ])
    expect((await act(salon, key)).json()).toEqual(answers[0]?.json())
    expect((await act(salon, randomUUID())).json()).toMatchObject({ code: 'requires-upgrade' })

    const other = await newSalon(server)
    expect((await act(other, key)).json().analysisId).not.toBe(answers[0]?.json().analysisId)
  })
})
