import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildClient, buildMaster } from '#testing/builders'
import { createTestDatabase, engines } from '#testing/test-database'
import { fillClientKeys } from './fill-client-keys.ts'
import { clients } from './schema/index.ts'

describe.each(engines)('clients from before search keys on the %s database', (engine) => {
  test('get theirs, and the others keep what they have', async () => {
    const { db, close } = await createTestDatabase(engine)
    const salon = await buildMaster(db)
    const old = await buildClient(db, salon, { firstName: 'Nicolò', lastName: 'Àgnes', searchKey: '' })
    const current = await buildClient(db, salon, { searchKey: 'as it is' })
    await fillClientKeys(db)
    const keyOf = async (id: string) => (await db.select().from(clients).where(eq(clients.id, id)))[0]?.searchKey
    expect([await keyOf(old.id), await keyOf(current.id)]).toEqual(['agnes nicolo agnes', 'as it is'])
    await close()
  })
})
