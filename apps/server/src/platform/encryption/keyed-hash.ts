import { createHmac, hkdfSync } from 'node:crypto'

/** The same text and purpose give the same hash; without the key nobody finds the text by trying. */
export type KeyedHash = (text: string, purpose: string) => string

/** Hashes with HMAC-SHA-256, with a key derived from the one of the installation. */
export function createKeyedHash(key: Uint8Array): KeyedHash {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'riflesso keyed hash', 32))
  return (text, purpose) => createHmac('sha256', derived).update(`${purpose}\0${text}`).digest('hex')
}
