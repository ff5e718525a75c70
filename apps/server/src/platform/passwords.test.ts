import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })

test('a password matches its own hash only', async () => {
  const hash = await passwords.hash('cavallo a dondolo')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await passwords.hash('cavallo a dondolo')).not.toBe(hash)
  expect(await passwords.matches(hash, 'cavallo a dondolo')).toBe(true)
  expect(await passwords.matches(hash, 'cavallo a dondol')).toBe(false)
})

test('no password matches without a hash, not even that of the placeholder', async () => {
  expect(await passwords.matches(null, 'nobody')).toBe(false)
})
