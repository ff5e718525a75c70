import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildClient, buildMaster } from '#testing/builders'
import { createTestDatabase } from '#testing/database/test-database'
import type { Database } from '../database/connect.ts'
import { clients } from '../database/schema/index.ts'
import { createFieldEncryption, DataKeyError } from './field-encryption.ts'
import { sealPlainHealth } from './seal-plain-health.ts'

/** The key of the tests' databases. */
const encryption = createFieldEncryption({ current: new Uint8Array(32).fill(7), previous: null })

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const rawOf = async (id: string) => {
  const [row] = await database.db
    .select({ allergy: sql<string>`${clients.colourAllergy}`, notes: sql<string>`${clients.allergyNotes}` })
    .from(clients)
    .where(eq(clients.id, id))
  return row
}

test('plain health answers are sealed once, and read unchanged', async () => {
  const { db } = database
  const { id } = await buildClient(db, await buildMaster(db))
  await db.execute(sql`update clients set colour_allergy = 'true', allergy_notes = 'Nichel. Lattice' where id = ${id}`)
  await sealPlainHealth(db, encryption)
  const sealed = await rawOf(id)
  expect(sealed?.notes).not.toContain('Nichel')
  const [row] = await db.select().from(clients).where(eq(clients.id, id))
  expect(row).toMatchObject({ colourAllergy: true, allergyNotes: 'Nichel. Lattice' })
  await sealPlainHealth(db, encryption)
  expect(await rawOf(id)).toEqual(sealed)
})

test('another key is refused before anything is served', async () => {
  const { db } = database
  await buildClient(db, await buildMaster(db), { allergyNotes: 'PPD' })
  await expect(
    sealPlainHealth(db, createFieldEncryption({ current: new Uint8Array(32).fill(8), previous: null })),
  ).rejects.toThrow(DataKeyError)
})
