import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/clock'
import {
  analysisOutcomes,
  clients,
  colorAnalyses,
  pacts,
  paperCards,
  patchTests,
  users,
} from '#platform/database/schema/index'
import { listDeletions, removeOldDeletions } from '#platform/ledger/deletions'
import { createFolderPhotoStore } from '#platform/photo-store/folder-photo-store'
import { newSalon, postAnalysis, postPaperCard, type Salon } from '#testing/analyses'
import { buildChild, buildClient, signIn } from '#testing/builders'
import { createTestDatabase } from '#testing/database/test-database'
import { samplePhoto } from '#testing/photos'
import { createTestApp, type TestApp } from '#testing/test-app'
import { deleteAgain } from './delete-again.ts'

const PASSWORD = 'forbici-segrete-42'

/** Rolls back a transaction: the effect of a restore on everything since the backup. */
class Restored extends Error {}

describe('a database restored to a time before a deletion', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let dataDir: string
  beforeAll(async () => {
    database = await createTestDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'riflesso-again-'))
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  const open = (db = database.db) => createTestApp({ db, env: { DATA_DIR: dataDir } })

  /** Runs an action after the backup, and restores it. Returns when the server that ran it started. */
  async function sinceBackup(work: (server: TestApp) => Promise<void>): Promise<void> {
    const restored = database.db.transaction(async (tx) => {
      const server = await open(tx)
      server.clock.advance(HOUR_MS)
      await work(server)
      await server.mails()
      await server.close()
      throw new Restored()
    })
    await expect(restored).rejects.toThrow(Restored)
  }

  const repeat = (server: TestApp, since: Date) =>
    deleteAgain({ ...server, photoStore: createFolderPhotoStore(join(dataDir, 'photos')) }, since)

  async function send(
    server: TestApp,
    { session }: Pick<Salon, 'session'>,
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload = {},
  ) {
    const answer = await server.app.inject({ method, url: `/api/${url}`, headers: session.headers, payload })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return answer.json()
  }

  const consent = (server: TestApp, salon: Salon, clientId: string, kind: string, given: boolean) =>
    send(server, salon, 'PUT', `clients/${clientId}/consents/${kind}`, given ? { given, text: 'Sì.' } : { given })

  test('a database restored to a time before a deletion gets the deletion again, with merged records, and no other', async () => {
    const server = await open()
    const password = await server.passwords.hash(PASSWORD)
    const salon = await newSalon(server, { currentPlan: 'pro', subscriptionStatus: 'active' })
    const leaving = await newSalon(server, { password })
    const image = await samplePhoto('prima')
    const analyse = async (owner: Salon, clientId?: string): Promise<string> =>
      (await postAnalysis(server, owner, { image, supplier: 'generic', ...(clientId ? { clientId } : {}) })).json()
        .analysisId
    const build = async (owner: Salon) => (await buildClient(server.db, owner.master)).id
    const [staying, twin, kept, withdrawing] = [
      await build(salon),
      await build(salon),
      await build(salon),
      await build(salon),
    ]
    const stays = await analyse(salon, staying)
    const goes = await analyse(salon)
    await analyse(salon, twin)
    await analyse(salon, kept)
    await analyse(leaving, await build(leaving))
    await send(server, salon, 'PUT', `analysis/${stays}/outcome`, { note: 'Più luci' })
    const draft = { priceCents: null, note: null, withPictures: false }
    const { pact: gone } = await send(server, salon, 'POST', `analysis/${stays}/pacts`, draft)
    await send(server, salon, 'PUT', `pacts/${gone.id}/signature`, { way: 'typed', name: 'Rosa', confirmed: true })
    const { pact: linked } = await send(server, salon, 'POST', `analysis/${stays}/pacts`, draft)
    await send(server, salon, 'POST', `pacts/${linked.id}/link`)
    const paper = (await postPaperCard(server, salon, staying, {})).json().card
    for (const clientId of [staying, withdrawing]) await consent(server, salon, clientId, 'health', true)
    await consent(server, salon, staying, 'instagram', true)
    await send(server, salon, 'PUT', `clients/${withdrawing}/health`, { colourAllergy: true, allergyNotes: 'nichel' })
    const tested = await send(server, salon, 'POST', `clients/${staying}/patch-tests`, {
      appliedAt: server.clock().toISOString(),
      result: null,
    })
    const testId = tested.health.patchTests[0].id
    const [removed, left] = [
      await buildChild(server.db, salon.master),
      await buildChild(server.db, salon.master, { password }),
    ]
    const leftSession = { session: await signIn(server.db, left, server.clock) }
    const backup = server.clock()

    await sinceBackup(async (later) => {
      await send(later, salon, 'DELETE', `analysis/${goes}`)
      await send(later, salon, 'DELETE', `analysis/${stays}/outcome`)
      await send(later, salon, 'DELETE', `pacts/${gone.id}`)
      await send(later, salon, 'DELETE', `paper-cards/${paper.id}`)
      await send(later, salon, 'POST', `clients/${kept}/merge`, { otherId: twin })
      await send(later, salon, 'DELETE', `clients/${kept}`)
      await consent(later, salon, withdrawing, 'health', false)
      await consent(later, salon, staying, 'instagram', false)
      await send(later, salon, 'DELETE', `clients/${staying}/patch-tests/${testId}`)
      await send(later, salon, 'DELETE', `team/members/${removed.id}`)
      for (const who of [leftSession, leaving])
        await send(later, who, 'POST', 'delete-account', { password: PASSWORD, confirmation: 'ELIMINA' })
    })
    const { db } = server
    const idsOf = async (table: typeof clients | typeof colorAnalyses) =>
      (await db.select({ id: table.id }).from(table)).map(({ id }) => id).sort()
    expect(await idsOf(clients)).toHaveLength(5)

    expect(await repeat(server, backup)).toEqual({ noted: 12, repeated: 11 })
    expect(await idsOf(clients)).toEqual([staying, withdrawing].sort())
    expect(await idsOf(colorAnalyses)).toEqual([stays])
    expect(await db.select().from(analysisOutcomes)).toEqual([])
    expect(await db.select().from(pacts)).toMatchObject([{ id: linked.id, linkHash: null }])
    expect(await db.select().from(paperCards)).toEqual([])
    expect(await db.select().from(patchTests)).toEqual([])
    const [card] = await db.select().from(clients).where(eq(clients.id, withdrawing))
    expect([card?.colourAllergy, card?.allergyNotes]).toEqual([null, null])
    const people = await db.select().from(users)
    expect(people.map(({ id }) => id).sort()).toEqual([salon.master.id, removed.id].sort())
    expect(people.find(({ id }) => id === removed.id)?.removedAt).not.toBeNull()

    expect(await repeat(server, backup)).toEqual({ noted: 12, repeated: 0 })
    expect(await repeat(server, new Date(backup.getTime() + DAY_MS))).toEqual({ noted: 0, repeated: 0 })
    await server.close()
  })

  test('a database restored to a time before a deletion keeps an outcome that was recorded again after the restore', async () => {
    const server = await open()
    const salon = await newSalon(server)
    const made = await postAnalysis(server, salon, { image: await samplePhoto('prima'), supplier: 'generic' })
    const url = `analysis/${made.json().analysisId}/outcome`
    await send(server, salon, 'PUT', url, { note: 'Prima del backup' })
    const backup = server.clock()
    await sinceBackup((later) => send(later, salon, 'DELETE', url))
    server.clock.advance(2 * HOUR_MS)
    await send(server, salon, 'PUT', url, { note: 'Dopo il ripristino' })
    expect((await repeat(server, backup)).repeated).toBe(0)
    const outcomes = await server.db.select().from(analysisOutcomes)
    expect(outcomes.map(({ note }) => note)).toContain('Dopo il ripristino')
    await server.close()
  })

  test('a database restored to a time before a deletion keeps a consent that was given again after the restore', async () => {
    const server = await open()
    const salon = await newSalon(server)
    const clientId = (await buildClient(server.db, salon.master)).id
    await consent(server, salon, clientId, 'photos', true)
    const backup = server.clock()
    await sinceBackup(async (later) => {
      await consent(later, salon, clientId, 'photos', false)
    })
    await consent(server, salon, clientId, 'photos', false)
    server.clock.advance(2 * HOUR_MS)
    await consent(server, salon, clientId, 'photos', true)
    const { repeated } = await repeat(server, backup)
    expect(repeated).toBe(0)
    await server.close()
  })

  test('a database restored to a time before a deletion deletes nothing while the ledger cannot be written', async () => {
    const server = await open()
    const salon = await newSalon(server)
    const clientId = (await buildClient(server.db, salon.master)).id
    const broken = await createTestApp({ db: server.db })
    // A file in place of the ledger's folder.
    await writeFile(join(broken.config.dataDir, 'ledger'), '')
    const answer = await broken.app.inject({
      method: 'DELETE',
      url: `/api/clients/${clientId}`,
      headers: salon.session.headers,
    })
    expect(answer.statusCode).toBe(500)
    expect(await server.db.select().from(clients).where(eq(clients.id, clientId))).toHaveLength(1)
    await broken.close()
    await server.close()
  })

  test('a database restored to a time before a deletion drops entries of the ledger that are older than every backup', async () => {
    const server = await open()
    const all = () => listDeletions(server.ledger, new Date(0))
    const noted = await all()
    expect(noted.length).toBeGreaterThan(0)
    await removeOldDeletions(server.ledger, new Date(server.clock().getTime() + 399 * DAY_MS))
    expect(await all()).toEqual(noted)
    await removeOldDeletions(server.ledger, new Date(server.clock().getTime() + 401 * DAY_MS))
    expect(await all()).toEqual([])
    await server.close()
  })
})
