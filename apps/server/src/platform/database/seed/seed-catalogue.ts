import type { Db } from '../db.ts'
import { suppliers } from '../schema/index.ts'

export const GENERIC_SUPPLIER_ID = 'generic'

/** Adds the generic supplier, the one that every result names. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db
    .insert(suppliers)
    .values({
      id: GENERIC_SUPPLIER_ID,
      name: 'generic',
      displayName: 'Prodotti Generici',
      colorScheme: '#5A2346',
      initial: 'PG',
    })
    .onConflictDoNothing({ target: suppliers.id })
}
