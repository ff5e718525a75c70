import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createFieldEncryption } from './field-encryption.ts'

const CONTEXT = 'users.totp_secret:1'

describe('encryption of fields', () => {
  const encryption = createFieldEncryption({ current: randomBytes(32), previous: null })

  test('field encryption opens what it sealed, and never produces the same ciphertext twice', () => {
    const sealed = ['', 'PPD sì, perché no: 🎨', 'PPD sì, perché no: 🎨'].map((text) =>
      encryption.encrypt(text, CONTEXT),
    )
    expect(sealed.map((each) => encryption.decrypt(each, CONTEXT))).toEqual([
      '',
      'PPD sì, perché no: 🎨',
      'PPD sì, perché no: 🎨',
    ])
    expect(new Set(sealed).size).toBe(3)
    for (const each of sealed) expect(each).toMatch(/^[0-9a-f]{8}\.[\w-]{38,}$/)
  })

  test('field encryption refuses a value in another context', () => {
    const sealed = encryption.encrypt('segreto', CONTEXT)
    expect(() => encryption.decrypt(sealed, 'users.totp_secret:2')).toThrow('unable to authenticate')
  })

  test('field encryption refuses a value that was changed or truncated', () => {
    const sealed = encryption.encrypt('segreto', CONTEXT)
    const [keyId, content = ''] = sealed.split('.')
    const changed = Buffer.from(content, 'base64url').map((byte, index, { length }) =>
      index === length - 1 ? byte ^ 1 : byte,
    )
    for (const broken of [
      `${keyId}.${Buffer.from(changed).toString('base64url')}`,
      `${keyId}.${content.slice(0, 20)}`,
      `${keyId}`,
    ]) {
      expect(() => encryption.decrypt(broken, CONTEXT), broken).toThrow()
    }
  })

  test('field encryption names both keys when a text was sealed with another one', () => {
    const sealed = createFieldEncryption({ current: randomBytes(32), previous: null }).encrypt('segreto', CONTEXT)
    expect(() => encryption.decrypt(sealed, CONTEXT)).toThrow(`sealed with the key ${sealed.slice(0, 8)}`)
  })

  test('field encryption opens values of the previous key, and seals with the current one', () => {
    const [current, previous] = [randomBytes(32), randomBytes(32)]
    const both = createFieldEncryption({ current, previous })
    const sealed = createFieldEncryption({ current: previous, previous: null }).encrypt('segreto', CONTEXT)
    expect(both.decrypt(sealed, CONTEXT)).toBe('segreto')
    expect(createFieldEncryption({ current, previous: null }).decrypt(both.encrypt('nuovo', CONTEXT), CONTEXT)).toBe(
      'nuovo',
    )
  })

  test('field encryption refuses a key of another length', () => {
    expect(() =>
      createFieldEncryption({ current: randomBytes(16), previous: null }).encrypt('segreto', CONTEXT),
    ).toThrow('Invalid key length')
  })
})
