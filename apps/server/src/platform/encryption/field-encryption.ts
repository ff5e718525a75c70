import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** NIST SP 800-38D, 5.2.1.1: 96 bits are recommended for GCM. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts single fields of the database. */
export type FieldEncryption = {
  /** The context says where the text is kept, such as a table and a row's id: it opens nowhere else. */
  encrypt(text: string, context: string): string
  /** @throws Error when the text was sealed with another key or in another context, or was changed */
  decrypt(sealed: string, context: string): string
}

/** Encrypts with AES-256-GCM. What it writes is `<key id>.<base64url of nonce, tag and ciphertext>`. */
export function createFieldEncryption(key: Uint8Array): FieldEncryption {
  const keyId = keyIdOf(key)
  return {
    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(Buffer.from(context))
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${keyId}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`
    },
    decrypt(sealed, context) {
      const [sealedWith, content = ''] = sealed.split('.')
      if (sealedWith !== keyId) throw new Error(`sealed with the key ${sealedWith}, and DATA_KEY is ${keyId}`)
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

/** Names a key without telling anything about it. */
const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('riflesso data key').update(key).digest('hex').slice(0, 8)
