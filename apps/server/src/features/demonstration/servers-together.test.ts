import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase } from '#platform/database/connect'
import { clients, colorAnalyses, users } from '#platform/database/schema/index'
import { createPostgresDatabase, engines } from '#testing/database/test-database'
import { createStoredPhotoPool } from '#testing/photos/stored-photo-pool'
import { createTestApp, testConfig } from '#testing/test-app'
import { type AnalysisParts, createAnalysisParts } from '../../analysis-parts.ts'
import { DEMONSTRATION_CLIENTS, PAST_ANALYSES } from './archive-plan.ts'
import { fillDemonstrationArchive } from './fill-archive.ts'
import { ensureDemonstrationSalon } from './salon.ts'

const never = new AbortController().signal

describe.runIf(engines.includes('postgresql'))('three servers that start on one empty PostgreSQL', () => {
  let folder: string
  let parts: AnalysisParts
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'riflesso-together-'))
    parts = {
      ...createAnalysisParts({ dataDir: folder, photoBucket: null, model: null }, () => undefined),
      photoPool: createStoredPhotoPool(),
    }
  })
  afterAll(async () => {
    await parts.photoPool.close()
    await rm(folder, { recursive: true })
  })

  // Twenty-one analyses, some of photos that are measured first.
  test('servers started together create the demonstration salon, its clients and its past analyses once', {
    timeout: 240_000,
  }, async () => {
    const databaseUrl = await createPostgresDatabase()
    const config = testConfig({ DATABASE_URL: databaseUrl })
    const server = await createTestApp()
    const databases = await Promise.all([1, 2, 3].map(() => connectDatabase({ databaseUrl, dataDir: '' })))
    const salons = await Promise.all(
      databases.map(async ({ db }) => {
        const salon = await ensureDemonstrationSalon({ ...server, config, db })
        if (!salon) throw new Error('no salon')
        await fillDemonstrationArchive({ ...server, ...parts, log: server.app.log, db }, salon, never)
        return salon.id
      }),
    )
    expect(new Set(salons).size).toBe(1)
    const [{ db } = server] = databases
    expect(await db.$count(users)).toBe(1)
    expect(await db.$count(clients)).toBe(DEMONSTRATION_CLIENTS.length)
    expect(await db.$count(colorAnalyses)).toBe(PAST_ANALYSES.length)
    await Promise.all(databases.map((database) => database.close()))
    await server.close()
  })
})
