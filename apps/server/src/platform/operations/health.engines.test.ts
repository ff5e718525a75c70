import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNewDatabase, engines } from '#testing/database/test-database'
import { createTestApp, type TestApp } from '#testing/test-app'
import { registerHealth } from './health.ts'

describe.each(engines)('the health of a server on the %s database', (engine) => {
  let server: TestApp
  let closeDatabase: () => Promise<void>
  beforeAll(async () => {
    const { db, close } = await createNewDatabase(engine)
    closeDatabase = close
    server = await createTestApp({ db })
  })
  afterAll(() => server.close())

  const ask = async (url: string) => {
    const { statusCode, headers, body } = await server.app.inject(url)
    return { statusCode, body: JSON.parse(body), connection: headers.connection, cache: headers['cache-control'] }
  }

  test('the health check is public and not cached', async () => {
    expect(await ask('/healthz')).toMatchObject({ statusCode: 200, body: { status: 'alive' }, cache: 'no-store' })
    expect(await ask('/readyz')).toMatchObject({ statusCode: 200, body: { status: 'ready' }, cache: 'no-store' })
  })

  test('the health check is alive but not ready while the disk of its data is full', async () => {
    const app = fastify()
    // A file system without free space.
    registerHealth(app, { ...server, config: { dataDir: '/proc' } })
    const answers = [await app.inject('/healthz'), await app.inject('/readyz')]
    expect(answers.map(({ statusCode, json }) => [statusCode, json().status])).toEqual([
      [200, 'alive'],
      [503, 'disk'],
    ])
    await app.close()
  })

  test('the health check is alive but not ready without its database', async () => {
    await closeDatabase()
    expect(await ask('/healthz')).toMatchObject({ statusCode: 200 })
    expect(await ask('/readyz')).toMatchObject({ statusCode: 503, body: { status: 'database' } })
  })

  test('the health check is alive but not ready during the shutdown, and closes every connection', async () => {
    expect((await ask('/api/plans')).connection).not.toBe('close')
    server.readiness.leave()
    expect(await ask('/healthz')).toMatchObject({ statusCode: 200, connection: 'close' })
    expect(await ask('/readyz')).toMatchObject({ statusCode: 503, body: { status: 'leaving' }, connection: 'close' })
    expect((await ask('/api/user')).connection).toBe('close')
  })
})
