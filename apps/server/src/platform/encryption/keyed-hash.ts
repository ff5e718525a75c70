import { createHmac, hkdfSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { installationKeys } from '../database/schema/index.ts'
import { DataKeyError, type DataKeys, type FieldEncryption } from './field-encryption.ts'

/** The same text and purpose give the same hash; without the key the text cannot be found by brute force. */
export type KeyedHash = (text: string, purpose: string) => string

const ROW = 'keyed hash'

/** Hashes with HMAC-SHA-256. */
export const createKeyedHash =
  (key: Uint8Array): KeyedHash =>
  (text, purpose) =>
    createHmac('sha256', key).update(`${purpose}\0${text}`).digest('hex')

/**
 * The keyed hash of an installation. Its key is stored in the database, encrypted, so that a new DATA_KEY changes no hash. The
 * first start creates it.
 *
 * @throws DataKeyError when it was sealed with an unknown key
 */
export async function openKeyedHash(db: Db, keys: DataKeys, encryption: FieldEncryption): Promise<KeyedHash> {
  const made = encryption.encrypt(Buffer.from(firstHashKey(keys)).toString('base64'), 'installation_keys.key')
  await db.insert(installationKeys).values({ name: ROW, key: made }).onConflictDoNothing()
  const [row] = await db.select().from(installationKeys).where(eq(installationKeys.name, ROW))
  try {
    return createKeyedHash(Buffer.from(encryption.decrypt(row?.key ?? '', 'installation_keys.key'), 'base64'))
  } catch {
    throw new DataKeyError(
      'DATA_KEY non è la chiave con cui sono cifrati i dati di questo database: rimetti quella di prima, o impostala come DATA_KEY_PREVIOUS.',
    )
  }
}

/** Derived as in versions that did not store it, so that older hashes stay valid; from the previous key during a rotation. */
const firstHashKey = ({ current, previous }: DataKeys): ArrayBuffer =>
  hkdfSync('sha256', previous ?? current, '', 'riflesso keyed hash', 32)
