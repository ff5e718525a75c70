import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** AES-256. */
export const KEY_BYTES = 32

/** The key of a base64 text, or null when it is not a key. */
export function parseDataKey(text: string): Uint8Array | null {
  const key = Buffer.from(text, 'base64')
  // Buffer skips characters that are not base64: only an equal re-encoding proves that there were none.
  return key.length === KEY_BYTES && key.toString('base64') === text ? key : null
}

/**
 * The key cannot be read, or differs from the one that sealed the data. No new key is created: it could not
 * open the stored data.
 */
export class DataKeyError extends Error {
  override readonly name = 'DataKeyError'
}

/** NIST SP 800-38D, 5.2.1.1: 96 bits are recommended for GCM. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The keys of an installation. */
export type DataKeys = {
  readonly current: Uint8Array
  /** The previous key, until all its values are encrypted again; null when there is none. */
  readonly previous: Uint8Array | null
}

/** Encrypts single fields of the database. */
export type FieldEncryption = ReturnType<typeof createFieldEncryption>

/**
 * Encrypts with AES-256-GCM and the current key; also decrypts values of the previous one. The format is
 * `<key id>.<base64url of nonce, tag and ciphertext>`.
 */
export function createFieldEncryption({ current, previous }: DataKeys) {
  const currentId = keyIdOf(current)
  const keys = new Map([current, ...(previous ? [previous] : [])].map((key) => [keyIdOf(key), key]))
  return {
    /** Prefix of every value encrypted with the current key. */
    prefix: `${currentId}.`,
    /** The context identifies the place of the text, such as a table and a row's id: it cannot be decrypted in another one. */
    encrypt(text: string, context: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(context))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${currentId}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`
    },
    /** @throws Error when the text was sealed with an unknown key or in another context, or was changed */
    decrypt(sealed: string, context: string): string {
      const [sealedWith = '', content = ''] = sealed.split('.')
      const key = keys.get(sealedWith)
      if (!key) throw new Error(`sealed with the key ${sealedWith}, and DATA_KEY is ${currentId}`)
      const bytes = Buffer.from(content, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/** An id of a key that reveals nothing about it. */
const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('riflesso data key').update(key).digest('hex').slice(0, 8)
