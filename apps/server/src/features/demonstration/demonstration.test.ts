import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colorAnalyses, users } from '#platform/database/schema/index'
import { type AnalysisParts, closeAnalysisParts, createAnalysisParts } from '../../analysis-parts.ts'
import { buildMaster } from '../../testing/builders.ts'
import { createTestApp, type TestApp, testConfig } from '../../testing/test-app.ts'
import { DEMONSTRATION_CLIENTS, PAST_ANALYSES } from './archive-plan.ts'
import { ensureDemonstrationSalon } from './ensure-salon.ts'
import { fillDemonstrationArchive } from './fill-archive.ts'
import { DEMONSTRATION_LOGIN } from './login.ts'
import { createSamplePhotos } from './sample-photos.ts'
import { SCENES } from './scenes.ts'

const never = new AbortController().signal

describe('the demonstration', () => {
  let server: TestApp
  let parts: AnalysisParts
  beforeAll(async () => {
    server = await createTestApp()
    const { dataDir } = server.config
    parts = { ...createAnalysisParts(dataDir), samplePhotos: createSamplePhotos(dataDir, 240) }
  })
  afterAll(async () => {
    await closeAnalysisParts(parts)
    await server.close()
  })

  const signInAndGet = async (url: string) => {
    const login = await server.app.inject({ method: 'POST', url: '/api/login', payload: DEMONSTRATION_LOGIN })
    const headers = { authorization: `Bearer ${login.json().token}` }
    return (await server.app.inject({ url, headers })).json()
  }

  test('has no salon in production, nor in a database that serves others', async () => {
    const legal = { LEGAL_NAME: 'x', LEGAL_ADDRESS: 'x', LEGAL_VAT: 'x', LEGAL_PEC: 'x', LEGAL_CONTACT: 'x' }
    const production = testConfig({ NODE_ENV: 'production', ...legal })
    expect(await ensureDemonstrationSalon({ ...server, config: production })).toBeNull()
    await buildMaster(server.db)
    const shared = testConfig({ DATABASE_URL: 'postgres://localhost/riflesso' })
    expect(await ensureDemonstrationSalon({ ...server, config: shared })).toBeNull()
    expect(await server.db.select().from(users).where(eq(users.email, DEMONSTRATION_LOGIN.email))).toEqual([])
  })

  test('has a salon that one can sign in to, once', async () => {
    const salon = await ensureDemonstrationSalon(server)
    expect(await ensureDemonstrationSalon(server)).toEqual(salon)
    const user = await signInAndGet('/api/user')
    expect(user).toMatchObject({ currentPlan: 'basic', subscriptionStatus: 'active', isEmailVerified: true })
    const found = await signInAndGet('/api/search-clients?q=a')
    expect(found).toHaveLength(DEMONSTRATION_CLIENTS.length)
  })

  test('has a past that the engine made, once, also after an interruption', async () => {
    const salon = await ensureDemonstrationSalon(server)
    if (!salon) throw new Error('no salon')
    const deps = { ...server, ...parts }
    const made = Promise.withResolvers<void>()
    const leaving = new AbortController()
    const engine = {
      analyze: async (...call: Parameters<typeof parts.engine.analyze>) => {
        const result = await parts.engine.analyze(...call)
        made.resolve()
        return result
      },
    }
    const first = fillDemonstrationArchive({ ...deps, engine }, salon, leaving.signal)
    await made.promise
    leaving.abort()
    await first
    await fillDemonstrationArchive(deps, salon, never)
    await fillDemonstrationArchive(deps, salon, never)

    const rows = await server.db.select().from(colorAnalyses).where(eq(colorAnalyses.salonId, salon.id))
    expect(rows).toHaveLength(PAST_ANALYSES.length)
    expect(new Set(rows.map(({ analysis }) => analysis.colorName)).size).toBeGreaterThan(4)
    const recent = await signInAndGet('/api/recent-analyses')
    expect(recent).toHaveLength(PAST_ANALYSES.length)
    expect(recent[0].analysisDate < server.clock().toISOString()).toBe(true)
    const { used, remaining } = await signInAndGet('/api/monthly-stats')
    expect(used).toBeLessThan(PAST_ANALYSES.length)
    expect(remaining).toBeGreaterThan(20)
  })

  test('lists samples whose photos are there for everyone', async () => {
    const list = (await server.app.inject({ url: '/api/samples' })).json()
    expect(list.map(({ id }: { id: string }) => id)).toEqual(
      SCENES.filter((scene) => scene.isSample).map(({ id }) => id),
    )
    const photo = await server.app.inject({ url: list[0].primaUrl })
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(photo.headers['cache-control']).toContain('public')
    expect((await sharp(photo.rawPayload).metadata()).width).toBe(900)
    for (const name of ['nothing-prima.jpg', `${SCENES[0].id}-durante.jpg`, '..%2f..%2fdatabase.lock']) {
      expect((await server.app.inject({ url: `/samples/${name}` })).statusCode).toBe(404)
    }
  })
})
