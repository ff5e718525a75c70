import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis, type Salon } from '#testing/analyses'
import { buildChild, signIn } from '#testing/builders'
import { engines } from '#testing/database/test-database'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { wholeDatabase } from '#testing/traces'

const GUESS = { level: 6, family: 'copper', volume: 20 } as const
const OFF = { isOn: false, isShared: false, guesses: [] }

describe.each(engines)('guesses, on the %s database', (engine) => {
  let server: TestApp
  let salon: Salon
  let child: { readonly id: string; readonly session: Salon['session'] }
  beforeAll(async () => {
    server = await createTestApp({ engine })
    salon = await newSalon(server, { currentPlan: 'basic', subscriptionStatus: 'active' })
    const { id } = await buildChild(server.db, salon.master, { firstName: 'Leo' })
    child = { id, session: await signIn(server.db, { id }, server.clock) }
  })
  afterAll(() => server.close())

  const call = async (
    { session }: Pick<Salon, 'session'>,
    method: 'GET' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const answer = await server.app.inject({ method, url, headers: session.headers, ...(payload ? { payload } : {}) })
    return { status: answer.statusCode, body: answer.json() }
  }

  const analysed = async (slot: 'prima' | 'dopo' = 'prima'): Promise<string> => {
    const photo = await samplePhoto(slot)
    const parts =
      slot === 'prima'
        ? { image: photo }
        : { image: photo, slot, hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }
    const answer = await postAnalysis(server, { ...salon, session: child.session }, { ...parts, supplier: 'generic' })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().analysisId
  }

  const guess = (id: string, body: object = GUESS) => call(child, 'PUT', `/api/analysis/${id}/guess`, body)

  test('guesses are neither requested nor shared until the user turns them on', async () => {
    expect((await call(child, 'GET', '/api/guesses')).body).toEqual(OFF)
    expect((await call(salon, 'GET', '/api/guesses/shared')).body).toEqual([])
  })

  test('guesses are compared with the photo and the plan; the first one of an analysis stays', async () => {
    const id = await analysed()
    const { analysis } = (await call(child, 'GET', `/api/analysis/${id}/full`)).body
    const { status, body } = await guess(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ guess: GUESS, answer: { level: analysis.prima.level } })
    expect((await guess(id, { ...GUESS, level: 1 })).body).toEqual(body)
    expect((await call(child, 'GET', '/api/guesses')).body.guesses).toEqual([body])
  })

  test('guesses are accepted only from the user who made the analysis, with a Prima photo', async () => {
    const id = await analysed()
    expect((await call(salon, 'PUT', `/api/analysis/${id}/guess`, GUESS)).body.code).toBe('analysis-not-found')
    const stranger = await newSalon(server)
    expect((await call(stranger, 'PUT', `/api/analysis/${id}/guess`, GUESS)).body.code).toBe('analysis-not-found')
    expect(await guess(await analysed('dopo'))).toMatchObject({ status: 400, body: { code: 'validation-failed' } })
    for (const wrong of [{ level: 11 }, { level: 5.5 }, { family: 'verde' }, { volume: 25 }, { note: 'x' }])
      expect((await guess(id, { ...GUESS, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  })

  test('guesses show their scores to the owner while the user shares them', async () => {
    await guess(await analysed())
    const shared = async () => (await call(salon, 'GET', '/api/guesses/shared')).body
    await call(child, 'PUT', '/api/guesses/settings', { isOn: true, isShared: true })
    const { guesses, ...choices } = (await call(child, 'GET', '/api/guesses')).body
    expect(choices).toEqual({ isOn: true, isShared: true })
    const scores = guesses.map(({ comparison, guessedAt }: { comparison: { score: number }; guessedAt: string }) => ({
      score: comparison.score,
      guessedAt,
    }))
    expect(await shared()).toEqual([{ id: child.id, firstName: 'Leo', lastName: expect.any(String), scores }])
    expect((await call(child, 'GET', '/api/guesses/shared')).status).toBe(403)
    expect((await call(await newSalon(server), 'GET', '/api/guesses/shared')).body).toEqual([])
    await call(child, 'PUT', '/api/guesses/settings', { isOn: true, isShared: false })
    expect(await shared()).toEqual([])
  })

  test('guesses are deleted with their analysis, on request, and when the user leaves the team', async () => {
    const stored = async () => {
      const tables = await wholeDatabase(server)
      return [tables.get('public.guesses')?.length, tables.get('public.guess_settings')?.length]
    }
    await call(child, 'DELETE', '/api/guesses')
    const [first, second] = [await analysed(), await analysed()]
    await guess(first)
    await guess(second)
    expect(await stored()).toEqual([2, 1])
    await call(salon, 'DELETE', `/api/analysis/${first}`)
    expect(await stored()).toEqual([1, 1])
    expect((await call(child, 'DELETE', '/api/guesses')).body.guesses).toEqual([])
    expect(await stored()).toEqual([0, 1])
    await guess(second)
    expect((await call(salon, 'DELETE', `/api/team/members/${child.id}`)).status).toBe(200)
    expect(await stored()).toEqual([0, 0])
  })
})
