import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#platform/database/schema/index'
import { DEMONSTRATION_LOGIN } from '#platform/demonstration-login'
import { buildMaster } from '#testing/builders'
import { PRODUCTION } from '#testing/production'
import { createTestApp, type TestApp, testConfig } from '#testing/test-app'
import { DEMONSTRATION_CLIENTS } from './archive-plan.ts'
import { closeDemonstrationSalon, ensureDemonstrationSalon } from './salon.ts'
import { SCENES } from './scenes.ts'

describe('the demonstration', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const signInAndGet = async (url: string) => {
    const login = await server.app.inject({ method: 'POST', url: '/api/login', payload: DEMONSTRATION_LOGIN })
    const headers = { authorization: `Bearer ${login.json().token}` }
    return (await server.app.inject({ url, headers })).json()
  }

  test('the demonstration has no salon in production, nor in a database with other users', async () => {
    const production = testConfig(PRODUCTION)
    expect(await ensureDemonstrationSalon({ ...server, config: production })).toBeNull()
    await buildMaster(server.db)
    const shared = testConfig({ DATABASE_URL: 'postgres://localhost/riflesso' })
    expect(await ensureDemonstrationSalon({ ...server, config: shared })).toBeNull()
    expect(await server.db.select().from(users).where(eq(users.email, DEMONSTRATION_LOGIN.email))).toEqual([])
  })

  test('the demonstration has one salon with a login', async () => {
    const salon = await ensureDemonstrationSalon(server)
    expect(await ensureDemonstrationSalon(server)).toEqual(salon)
    const user = await signInAndGet('/api/user')
    expect(user).toMatchObject({ currentPlan: 'basic', subscriptionStatus: 'active', isEmailVerified: true })
    for (const { lastName } of DEMONSTRATION_CLIENTS)
      expect(await signInAndGet(`/api/search-clients?q=${lastName}`)).toMatchObject([{ lastName }])
  })

  test('the demonstration has cards with consents, allergies and tests, as examples for a newcomer', async () => {
    const cardOf = async (lastName: string) => {
      const [found] = await signInAndGet(`/api/search-clients?q=${lastName}`)
      return signInAndGet(`/api/clients/${found.id}`)
    }
    expect(await cardOf('Marchetti')).toMatchObject({
      agreed: { photos: true, health: true },
      safety: { allergy: false, patchTest: 'negativo' },
    })
    expect(await cardOf('Longhi')).toMatchObject({
      agreed: { photos: false, health: true },
      safety: { allergy: true, patchTest: 'positivo' },
    })
    expect(await cardOf('Rossetti')).toMatchObject({ health: { allergyNotes: expect.stringContaining('Lattice') } })
    expect(await cardOf('Nicolò')).toMatchObject({
      agreed: { photos: true, health: true },
      health: { patchTests: [{ result: null }] },
    })
    expect(await cardOf("Dell'Acqua")).toMatchObject({ agreed: { photos: true, health: false }, health: null })
  })

  test('the demonstration lists samples with public photos', async () => {
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

  test('the demonstration has no login in production: its published password is refused, and its sessions are ended', async () => {
    await ensureDemonstrationSalon(server)
    const signIn = () => server.app.inject({ method: 'POST', url: '/api/login', payload: DEMONSTRATION_LOGIN })
    expect(await closeDemonstrationSalon(server)).toBe(false)
    const headers = { authorization: `Bearer ${(await signIn()).json().token}` }
    const production = { ...server, config: testConfig(PRODUCTION) }
    expect(await closeDemonstrationSalon(production)).toBe(true)
    expect((await signIn()).statusCode).toBe(401)
    expect((await server.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
    expect(await closeDemonstrationSalon(production)).toBe(false)
  })
})
