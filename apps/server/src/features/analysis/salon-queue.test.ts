import { afterAll, expect, test } from 'vitest'
import { newSalon, postAnalysis, tracesOf } from '#testing/analyses'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import type { AnalysisEngine } from './engines/engine.ts'
import { localEngine } from './engines/local.ts'

let server: TestApp
afterAll(() => server.close())

test('a salon with very many analyses at once is served two at a time, and does not delay another', async () => {
  const release = Promise.withResolvers<void>()
  const bothAtWork = Promise.withResolvers<void>()
  let calls = 0
  // Blocks the first two, which belong to the busy salon.
  const engine: AnalysisEngine = {
    asksModel: false,
    analyze: async (...call) => {
      calls++
      if (calls === 2) bothAtWork.resolve()
      if (calls <= 2) await release.promise
      return localEngine.analyze(...call)
    },
  }
  server = await createTestApp({ analysisParts: { engine } })
  const pro = { currentPlan: 'pro', subscriptionStatus: 'active' } as const
  const [busy, other] = [await newSalon(server, pro), await newSalon(server, pro)]
  const parts = { image: await samplePhoto('prima'), supplier: 'generic' }

  // Twelve are admitted: the thirteenth is answered before all others.
  const asked = Array.from({ length: 13 }, () => postAnalysis(server, busy, parts))
  const [refused] = await Promise.all([Promise.race(asked), bothAtWork.promise])
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      code: 'too-many-analyses',
      error:
        'Il tuo salone ha già molte analisi in corso: attendi che finiscano e riprova. Questa non è stata contata.',
      retryAfterSeconds: 5,
    },
  ])
  expect(refused.headers['retry-after']).toBe('5')
  expect((await postAnalysis(server, other, parts)).statusCode).toBe(200)
  expect(calls).toBe(3)

  release.resolve()
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  expect(statuses.sort()).toEqual([...Array(12).fill(200), 429])
  expect((await tracesOf(server, busy)).rows).toBe(12)
  expect((await postAnalysis(server, busy, parts)).statusCode).toBe(200)
})
