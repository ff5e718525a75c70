import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { createNewDatabase, createPostgresDatabase, engines } from '#testing/database/test-database'
import { databaseFailure, startFailure } from '../start/start-failures.ts'
import { connectDatabase, STATEMENT_TIMEOUT_MS } from './connect.ts'
import type { Db } from './db.ts'
import { FolderInUseError } from './folder-lock.ts'
import { subscriptionPlans } from './schema/index.ts'

describe('the embedded database', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riflesso-data-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('the embedded database creates its folder, stores data, and refuses a second opening', async () => {
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

  test('the embedded database gives the event loop a turn after every query, also in a transaction and in parallel', async () => {
    const { db, close } = await createNewDatabase('embedded')
    let turns = 0
    let over = false
    const count = () => {
      turns++
      if (!over) setImmediate(count)
    }
    const read = (tx: Db) => tx.select().from(subscriptionPlans)
    setImmediate(count)
    await Promise.all(Array.from({ length: 10 }, () => read(db)))
    expect(turns).toBeGreaterThanOrEqual(10)
    turns = 0
    await db.transaction(async (tx) => {
      for (let query = 0; query < 10; query++) await read(tx)
    })
    over = true
    await close()
    expect(turns).toBeGreaterThanOrEqual(10)
  })
})

describe.runIf(engines.includes('postgresql'))('a PostgreSQL server', () => {
  test('a PostgreSQL server is migrated once when four servers start together', async () => {
    const databaseUrl = await createPostgresDatabase()
    const servers = await Promise.all([1, 2, 3, 4].map(() => connectDatabase({ databaseUrl, dataDir: '' })))
    const [first] = servers
    const plans = await first?.db.select().from(subscriptionPlans)
    await Promise.all(servers.map((server) => server.close()))
    expect(plans?.map((plan) => plan.name).sort()).toEqual(['basic', 'pro', 'trial'])
  })

  test('a PostgreSQL server limits the duration of a query', async () => {
    const own = await connectDatabase({ databaseUrl: await createPostgresDatabase(), dataDir: '' })
    const [timeout] = await own.db
      .select({ ms: sql<number>`extract(epoch from current_setting('statement_timeout')::interval) * 1000` })
      .from(subscriptionPlans)
      .limit(1)
    await own.close()
    expect(Number(timeout?.ms)).toBe(STATEMENT_TIMEOUT_MS)
  })

  // No query is pending at that moment: an unhandled 'error' event would end the process, and with it the tests.
  test('a PostgreSQL server that drops the connection in a transaction fails it, and the next one works', async () => {
    const own = await createNewDatabase('postgresql')
    const other = new Pool({ connectionString: inject('postgresUrl') ?? '' })
    const broken = own.db.transaction(async (tx) => {
      await tx.update(subscriptionPlans).set({ priceMonthly: 41.5 })
      const rows = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(subscriptionPlans).limit(1)
      const pids = rows.map(({ pid }) => pid)
      await other.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
      while ((await other.query('select pid from pg_stat_activity where pid = any($1)', [pids])).rowCount !== 0);
      await tx.select().from(subscriptionPlans)
    })
    await expect(broken).rejects.toThrow(/Failed query/)
    const plans = await own.db.select().from(subscriptionPlans)
    await Promise.all([own.close(), other.end()])
    expect(plans.some(({ priceMonthly }) => priceMonthly === 41.5)).toBe(false)
  })

  test('a PostgreSQL server that accepts a connection without answering fails with a timeout', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const where = { databaseUrl: `postgres://nobody@127.0.0.1:${port}/nothing`, dataDir: '' }
    const failure = await connectDatabase(where, 100).catch((error: unknown) => databaseFailure(error, where))
    silent.close()
    expect(startFailure(failure)).toBe(
      `Il database in 127.0.0.1:${port} non risponde. Controlla che sia avviato e che DATABASE_URL sia giusta.`,
    )
  })

  test('a PostgreSQL server that cannot be reached fails with an error', async () => {
    await expect(
      connectDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing', dataDir: '' }),
    ).rejects.toThrow(/ECONNREFUSED/)
  })
})
