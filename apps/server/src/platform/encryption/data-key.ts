import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { createFieldEncryption, type FieldEncryption } from './field-encryption.ts'
import { createKeyedHash, type KeyedHash } from './keyed-hash.ts'
import { KEY_BYTES, parseDataKey } from './parse-data-key.ts'

const FILE_NAME = 'data.key'

/** What depends on the key of the installation. */
export type Secrets = { readonly encryption: FieldEncryption; readonly keyedHash: KeyedHash }

/**
 * The key of DATA_KEY; without it, that of a file in the folder of the data, which is made when there is none. Called with the
 * database open, so that no second server makes another one.
 *
 * @throws DataKeyError when the file holds no key
 */
export function readDataKey({ dataKey, dataDir }: Pick<Config, 'dataKey' | 'dataDir'>): Uint8Array {
  if (dataKey !== null) return dataKey
  const path = join(dataDir, FILE_NAME)
  const kept = readIfThere(path)
  if (kept === null) return makeKey(path)
  const key = parseDataKey(kept.trim())
  if (key === null) {
    throw new DataKeyError(
      `${path} non contiene una chiave valida. Rimetta il file dal backup oppure imposti DATA_KEY.`,
    )
  }
  return key
}

/** What a key opens and hashes. */
export const createSecrets = (key: Uint8Array): Secrets => ({
  encryption: createFieldEncryption(key),
  keyedHash: createKeyedHash(key),
})

/**
 * The key cannot be read, or is another one than the data were sealed with. None is made in its place: it would open
 * nothing that is kept.
 */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Written whole or not at all, and readable to its owner alone. */
function makeKey(path: string): Uint8Array {
  const key = randomBytes(KEY_BYTES)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, `${key.toString('base64')}\n`, { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  return key
}
