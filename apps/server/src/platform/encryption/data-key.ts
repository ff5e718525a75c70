import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import {
  createFieldEncryption,
  DataKeyError,
  type DataKeys,
  type FieldEncryption,
  KEY_BYTES,
  parseDataKey,
} from './field-encryption.ts'
import { type KeyedHash, openKeyedHash } from './keyed-hash.ts'

const FILE_NAME = 'data.key'

type DataKeySettings = Pick<Config, 'dataKey' | 'dataKeyPrevious' | 'dataDir'>

/** Everything that depends on the key of the installation. */
export type Secrets = { readonly encryption: FieldEncryption; readonly keyedHash: KeyedHash }

/**
 * The key of DATA_KEY; without it, that of a file in the data folder, which is created if missing. Call it with the
 * database open, so that no second server creates another one. The previous key is only read from the settings.
 *
 * @throws DataKeyError when the file holds no key
 */
export const readDataKeys = ({ dataKey, dataKeyPrevious, dataDir }: DataKeySettings): DataKeys => ({
  current: dataKey ?? readKeyFile(join(dataDir, FILE_NAME)),
  previous: dataKeyPrevious,
})

function readKeyFile(path: string): Uint8Array {
  const kept = readIfThere(path)
  if (kept === null) return makeKey(path)
  const key = parseDataKey(kept.trim())
  if (key === null) {
    throw new DataKeyError(
      `${path} non contiene una chiave valida. Rimetti il file dal backup oppure imposta DATA_KEY.`,
    )
  }
  return key
}

/** Encryption and keyed hash with these keys. @throws DataKeyError when the database was sealed with an unknown key */
export async function createSecrets(db: Db, keys: DataKeys): Promise<Secrets> {
  const encryption = createFieldEncryption(keys)
  return { encryption, keyedHash: await openKeyedHash(db, keys, encryption) }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written completely or not at all, and readable by its owner alone. */
function makeKey(path: string): Uint8Array {
  const key = randomBytes(KEY_BYTES)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, `${key.toString('base64')}\n`, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  return key
}
