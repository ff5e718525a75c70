import { eq } from 'drizzle-orm'
import { clientSearchKey } from '../search-key.ts'
import type { Db } from './db.ts'
import { clients } from './schema/index.ts'

const AT_A_TIME = 500

/** Gives the clients from before search keys existed theirs: the migration left them empty, which no made key is. */
export async function fillClientKeys(db: Db): Promise<void> {
  for (;;) {
    const rows = await db.select().from(clients).where(eq(clients.searchKey, '')).limit(AT_A_TIME)
    if (rows.length === 0) return
    await db.transaction(async (tx) => {
      for (const row of rows) {
        await tx
          .update(clients)
          .set({ searchKey: clientSearchKey(row) })
          .where(eq(clients.id, row.id))
      }
    })
  }
}
