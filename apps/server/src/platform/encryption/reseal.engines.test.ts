import { execFile } from 'node:child_process'
import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm'
import { PgCustomColumn } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newSalon, postAnalysis } from '#testing/analyses'
import { buildClient, buildMaster } from '#testing/builders'
import { unpackDatabase } from '#testing/database/embedded-template'
import { createPostgresDatabase, createTestDatabase, engines } from '#testing/database/test-database'
import { POSTGRES_TEMPLATE } from '#testing/global-setup'
import { samplePhoto } from '#testing/photos'
import { appCode, setUpSecondFactor } from '#testing/second-factor'
import { createTestApp } from '#testing/test-app'
import { createTestClock } from '#testing/test-clock'
import { connectDatabase } from '../database/connect.ts'
import type { Db } from '../database/db.ts'
import * as schema from '../database/schema/index.ts'
import { openSealedColumns } from '../database/schema/sealed.ts'
import { createSecrets } from './data-key.ts'
import { createFieldEncryption, DataKeyError, type DataKeys } from './field-encryption.ts'
import { reseal } from './reseal.ts'
import { sealPlainHealth } from './seal-plain-health.ts'

const PASSWORD = 'cavallo a dondolo'

const root = join(import.meta.dirname, '../../../../..')
const [old, next, foreign] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
const base64 = (key: Uint8Array) => Buffer.from(key).toString('base64')
const before = createFieldEncryption({ current: old, previous: null })
const during = createFieldEncryption({ current: next, previous: old })
const foreignly = createFieldEncryption({ current: foreign, previous: null })
const afterwards = createFieldEncryption({ current: next, previous: null })

/** Every value of the database that starts with the id of a key. */
async function sealedWith({ prefix }: { readonly prefix: string }, db: Db): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.values(schema)) {
    if (!is(table, Table)) continue
    const { rows } = (await db.execute(sql`
      select each.key from ${table} as t, jsonb_each_text(to_jsonb(t)) as each where starts_with(each.value, ${prefix})`)) as {
      rows: { key: string }[]
    }
    found.push(...rows.map(({ key }) => `${getTableName(table)}.${key}`))
  }
  return found.sort()
}

/** Sealed columns of the schema, and values sealed by hand. */
const SEALED = [
  ...Object.values(schema).flatMap((table) =>
    is(table, Table)
      ? Object.values(getTableColumns(table)).flatMap((column) =>
          is(column, PgCustomColumn) && /^[0-9a-f]{8}\./.test(String(column.mapToDriverValue('x')))
            ? [`${getTableName(table)}.${column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`]
            : [],
        )
      : [],
  ),
  'installation_keys.key',
  'second_factors.secret',
].sort()

// The tests of this file use one database with several keys.
afterAll(() => openSealedColumns(createFieldEncryption({ current: new Uint8Array(32).fill(7), previous: null })))

describe.each(engines)('another DATA_KEY on the %s database', { timeout: 120_000 }, (engine) => {
  let dataDir = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riflesso-reseal-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test('another DATA_KEY opens all values of the previous key, which is not needed afterwards', async () => {
    const place = {
      dataDir,
      databaseUrl: engine === 'embedded' ? null : await createPostgresDatabase(POSTGRES_TEMPLATE),
    }
    if (engine === 'embedded') await unpackDatabase(dataDir)
    const clock = createTestClock()
    const open = async (current: Uint8Array) => {
      const { db, close } = await connectDatabase(place)
      openSealedColumns(createFieldEncryption({ current, previous: null }))
      const server = await createTestApp({ db, clock, env: { DATA_DIR: dataDir, DATA_KEY: base64(current) } })
      const end = async () => {
        await server.close()
        await close()
      }
      return { server, db, end }
    }

    const first = await open(old)
    const salon = await newSalon(first.server, { password: await first.server.passwords.hash(PASSWORD) })
    const burn = {
      at: '2026-03-01T09:00:00.000Z',
      onHead: [{ titolo: 'Radici', minutes: 20 }],
      sign: null,
      soundAt: null,
      userId: salon.master.id,
    }
    const client = await buildClient(first.db, salon.master, { colourAllergy: true, allergyNotes: 'PPD', burn })
    const patchTest = { salonId: salon.master.id, clientId: client.id, userId: salon.master.id }
    const asked = { at: burn.at, reaction: false, scalpBroken: false, news: true, userId: salon.master.id }
    const moments = { appliedAt: first.server.clock(), createdAt: first.server.clock() }
    await first.db
      .insert(schema.patchTests)
      .values({ id: randomUUID(), ...patchTest, ...moments, result: 'positivo', asked: [asked] })
    const hair = { hairType: null, homeDye: null, henna: null, monthsSinceColour: null, monthsSinceBleach: null }
    await first.db.insert(schema.previsits).values({
      ...{ id: randomUUID(), ...patchTest, madeAt: clock(), answeredAt: clock() },
      answers: { ...hair, birthDate: null, isSixteen: true, wish: 'Rame' },
      signature: { version: '1', photos: false, health: true, name: 'Rosa' },
      health: { allergy: true, allergyNotes: null, scalp: null },
    })
    const situation = JSON.stringify({ safety: { pregnancy: true } })
    const parts = { image: await samplePhoto('prima'), supplier: 'generic', situation, healthConsent: 'Acconsento.' }
    const made = (await postAnalysis(first.server, salon, parts)).json()
    const { headers } = salon.session
    const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
      first.server.app.inject({ method, url, headers, payload })
    const draft = { priceCents: null, note: null, withPictures: false }
    const { pact } = (await send('POST', `/api/analysis/${made.analysisId}/pacts`, draft)).json()
    const signature = { way: 'typed', name: 'Rosa', confirmed: true }
    const { pact: signed } = (await send('PUT', `/api/pacts/${pact.id}/signature`, signature)).json()
    const { secret, recoveryCodes } = await setUpSecondFactor(first.server, salon.session)
    expect([...new Set(await sealedWith(before, first.db))]).toEqual(SEALED)
    await first.end()

    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
      DATA_KEY: base64(next),
      DATA_KEY_PREVIOUS: base64(old),
    }
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'reseal'], { cwd: root, env })
    expect(JSON.parse(stdout)).toEqual({ resealed: SEALED.length, unreadable: 0 })

    const { server, db, end } = await open(next)
    expect(await sealedWith(before, db)).toEqual([])
    expect([...new Set(await sealedWith(afterwards, db))]).toEqual(SEALED)
    const [card] = await db.select().from(schema.clients)
    expect(card).toMatchObject({ colourAllergy: true, allergyNotes: 'PPD' })
    expect(await db.select({ result: schema.patchTests.result }).from(schema.patchTests)).toEqual([
      { result: 'positivo' },
    ])
    const listed = await server.app.inject({ url: `/api/analysis/${made.analysisId}/pacts`, headers })
    expect(listed.json().pacts).toEqual([signed])
    const full = await server.app.inject({ url: `/api/analysis/${made.analysisId}/full`, headers })
    expect(full.json().analysis).toEqual(made.analysis)
    for (const code of [appCode(secret, server.clock()), recoveryCodes[0]]) {
      const login = { email: salon.master.email, password: PASSWORD }
      const { ticket } = (await server.app.inject({ method: 'POST', url: '/api/login', payload: login })).json()
      const payload = { ticket, code }
      const signedIn = await server.app.inject({ method: 'POST', url: '/api/login/second-step', payload })
      expect(signedIn.statusCode).toBe(200)
    }
    await end()
    await expect(open(old)).rejects.toThrow(DataKeyError)
  })

  test('another DATA_KEY resumes after a stop, in bounded batches, and keeps values that neither key opens', async () => {
    const { db, close } = await createTestDatabase(engine)
    const { keyedHash } = await createSecrets(db, { current: old, previous: null })
    // As hashes were made before their key was stored.
    const derived = Buffer.from(hkdfSync('sha256', old, '', 'riflesso keyed hash', 32))
    expect(keyedHash('ada', 'a')).toBe(createHmac('sha256', derived).update('a\0ada').digest('hex'))
    const master = await buildMaster(db)
    const write = async (keys: DataKeys, count: number) => {
      openSealedColumns(createFieldEncryption(keys))
      for (let index = 0; index < count; index++) await buildClient(db, master, { allergyNotes: `nota ${index}` })
    }
    await write({ current: old, previous: null }, 205)
    // The values of a stopped command, and one of a server that has both keys.
    await write({ current: next, previous: old }, 30)
    await write({ current: foreign, previous: null }, 1)
    expect(await reseal(db, during)).toEqual({ resealed: 205, unreadable: 1 })
    // The key of the hashes is encrypted last, so that no start succeeds without the previous key too early.
    expect(await sealedWith(before, db)).toEqual(['installation_keys.key'])
    await expect(createSecrets(db, { current: next, previous: null })).rejects.toThrow(DataKeyError)
    await db.execute(sql`delete from clients where starts_with(allergy_notes, ${foreignly.prefix})`)
    expect(await reseal(db, during)).toEqual({ resealed: 1, unreadable: 0 })
    const anew = await createSecrets(db, { current: next, previous: null })
    expect(anew.keyedHash('ada', 'a')).toBe(keyedHash('ada', 'a'))
    openSealedColumns(afterwards)
    const notes = (await db.select().from(schema.clients)).map(({ allergyNotes }) => allergyNotes)
    expect(notes).toHaveLength(235)
    expect(new Set(notes)).toEqual(new Set(Array.from({ length: 205 }, (_, index) => `nota ${index}`)))
    await close()
  })

  test('with all keys lost, the commands of the handbook let a server start, without the sealed data', async () => {
    const { db, close } = await createTestDatabase(engine)
    await createSecrets(db, { current: old, previous: null })
    openSealedColumns(before)
    const { id } = await buildClient(db, await buildMaster(db), { colourAllergy: true, allergyNotes: 'PPD' })
    await expect(sealPlainHealth(db, foreignly)).rejects.toThrow(DataKeyError)
    const handbook = await readFile(join(root, 'docs/operations.md'), 'utf8')
    const [, commands] = /If the key is lost[^`]*```sql\n([^`]*)```/.exec(handbook) ?? []
    for (const command of commands?.split(';').filter((each) => each.trim() !== '') ?? [])
      await db.execute(sql.raw(command))
    openSealedColumns(foreignly)
    await createSecrets(db, { current: foreign, previous: null })
    await sealPlainHealth(db, foreignly)
    expect(await db.select().from(schema.clients)).toMatchObject([{ id, colourAllergy: null, allergyNotes: null }])
    await close()
  })
})
