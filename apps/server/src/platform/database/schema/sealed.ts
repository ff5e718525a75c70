import { customType } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { FieldEncryption } from '../../encryption/field-encryption.ts'

/** Set once, before the first query: column types are created with the schema, the key is known later. */
let encryption: FieldEncryption | null = null

/** Sets the key of all sealed columns of this process. */
export function openSealedColumns(key: FieldEncryption): void {
  encryption = key
}

function key(): FieldEncryption {
  if (!encryption) throw new Error('sealed columns have no key yet')
  return encryption
}

/**
 * A value as encrypted JSON, neither readable nor comparable in the database. `column` is 'table.column'; a value
 * sealed for one column cannot be opened in another. `schema` parses it when it is read.
 */
export const sealed = <T>(column: string, schema: z.ZodType<T>) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => key().encrypt(JSON.stringify(value), column),
    fromDriver: (text) => schema.parse(JSON.parse(key().decrypt(text, column))),
  })()
