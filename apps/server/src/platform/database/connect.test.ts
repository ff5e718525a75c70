import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPostgresDatabase, engines } from '../../testing/test-database.ts'
import { connectDatabase } from './connect.ts'
import { FolderInUseError } from './folder-lock.ts'
import { subscriptionPlans } from './schema/index.ts'

describe('the embedded database', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riflesso-data-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('makes its folder, keeps what it is given, and refuses a second opening', async () => {
    const where = { dataDir: join(dataDir, 'deeper'), databaseUrl: null }
    const first = await connectDatabase(where)
    await first.db.update(subscriptionPlans).set({ priceMonthly: 41.5 })
    await expect(connectDatabase(where)).rejects.toThrow(FolderInUseError)
    await first.close()

    const second = await connectDatabase(where)
    const plans = await second.db.select().from(subscriptionPlans)
    await second.close()
    expect(plans.map((plan) => plan.priceMonthly)).toEqual([41.5, 41.5, 41.5])
  })
})

describe.runIf(engines.includes('postgresql'))('a PostgreSQL server', () => {
  test('is migrated once when four servers start together', async () => {
    const databaseUrl = await createPostgresDatabase()
    const servers = await Promise.all([1, 2, 3, 4].map(() => connectDatabase({ databaseUrl, dataDir: '' })))
    const [first] = servers
    const plans = await first?.db.select().from(subscriptionPlans)
    await Promise.all(servers.map((server) => server.close()))
    expect(plans?.map((plan) => plan.name).sort()).toEqual(['basic', 'pro', 'trial'])
  })

  test('that cannot be reached is an error, not a wait', async () => {
    await expect(
      connectDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataDir: '' }),
    ).rejects.toThrow(/ECONNREFUSED/)
  })
})
