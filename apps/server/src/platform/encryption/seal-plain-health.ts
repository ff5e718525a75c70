import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { clients, patchTests } from '../database/schema/index.ts'
import { DataKeyError, type FieldEncryption } from './field-encryption.ts'

/** Columns that were plain text: the 'table.column' they are sealed for, and the parser of a plain value. */
const COLUMNS = [
  {
    table: clients,
    column: clients.colourAllergy,
    name: 'clients.colour_allergy',
    read: (text: string) => text === 'true',
  },
  { table: clients, column: clients.allergyNotes, name: 'clients.allergy_notes', read: (text: string) => text },
  { table: patchTests, column: patchTests.result, name: 'patch_tests.result', read: (text: string) => text },
] as const

/** Key id, dot, at least a nonce and a tag: the format of `createFieldEncryption`. */
const SEALED = '^[0-9a-f]{8}[.][A-Za-z0-9_-]{38,}$'

/**
 * Seals the health answers stored in plain text, once after the upgrade to sealed columns, and checks the key with one
 * that is sealed.
 *
 * @throws DataKeyError when the database was sealed with another key
 */
export async function sealPlainHealth(db: Db, encryption: FieldEncryption): Promise<void> {
  for (const { table, column, name, read } of COLUMNS) {
    const stored = sql<string>`${column}`
    const isPlain = sql`${column} !~ ${SEALED}`
    const plain = await db
      .select({ id: table.id, text: stored })
      .from(table)
      .where(and(isNotNull(column), isPlain))
    for (const { id, text } of plain) {
      const sealed = encryption.encrypt(JSON.stringify(read(text)), name)
      // Another server may have sealed it in the meantime.
      await db.execute(
        sql`update ${table} set ${sql.identifier(name.slice(name.indexOf('.') + 1))} = ${sealed} where ${eq(table.id, id)} and ${isPlain}`,
      )
    }
    const [sample] = await db.select({ text: stored }).from(table).where(isNotNull(column)).limit(1)
    if (sample) requireOpens(sample.text, name, encryption)
  }
}

function requireOpens(value: string, name: string, encryption: FieldEncryption): void {
  try {
    encryption.decrypt(value, name)
  } catch {
    throw new DataKeyError(
      'DATA_KEY non è la chiave con cui sono cifrati i dati sulla salute di questo database: rimetti quella di prima, o impostala come DATA_KEY_PREVIOUS.',
    )
  }
}
