import { customType } from 'drizzle-orm/pg-core'
import type { FieldEncryption } from '../../encryption/field-encryption.ts'

/** Set once, before the first query: column types are made when the schema is loaded, the key is known later. */
let encryption: FieldEncryption | null = null

/** Gives all sealed columns of this process their key. */
export function openSealedColumns(key: FieldEncryption): void {
  encryption = key
}

function key(): FieldEncryption {
  if (!encryption) throw new Error('sealed columns have no key yet')
  return encryption
}

/**
 * A value as encrypted JSON: the database holds nothing that can be read or compared. `column` is 'table.column'; what was
 * sealed for one column opens in no other.
 */
export const sealed = <T>(column: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => key().encrypt(JSON.stringify(value), column),
    fromDriver: (text) => JSON.parse(key().decrypt(text, column)) as T,
  })()
